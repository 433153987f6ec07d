import type { Like } from '#src/i18n/messages.ts';
import type { pronunciationMessages } from './pronunciation.messages.ts';

/** The words of the card in the page's language. */
export type PracticeWords = Like<(typeof pronunciationMessages)['en']>;
