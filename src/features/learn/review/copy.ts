import type { Like } from '#src/i18n/messages.ts';
import type { reviewMessages } from './review.messages.ts';

/** The words of the review, in the language of the page. */
export type ReviewCopy = Like<(typeof reviewMessages)['en']['review']>;
