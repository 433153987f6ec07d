import type { Like } from '#src/i18n/messages.ts';
import type { restMessages } from './rest.messages.ts';

/** The words of pausing and leaving, in the language of the page. */
export type RestCopy = Like<(typeof restMessages)['en']>;
