import type { Like } from '#src/i18n/messages.ts';
import type { dataCenterMessages } from './data-center.messages.ts';

export type DataCenterWords = Like<typeof dataCenterMessages.en>;
