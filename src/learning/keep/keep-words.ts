import type { Like } from '#src/i18n/messages.ts';
import type { keepMessages } from './keep.messages.ts';

/** The words beside an item, in the language of the page. */
export type KeepWords = Like<(typeof keepMessages)['en']>;
