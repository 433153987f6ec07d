import type { Like } from '#src/i18n/messages.ts';
import type { pathChoiceMessages } from './path-choice.messages.ts';

export type PathChoiceCopy = Like<(typeof pathChoiceMessages)['en']>;
