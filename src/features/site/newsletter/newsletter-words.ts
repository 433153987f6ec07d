import type { Like } from '#src/i18n/messages.ts';
import type { newsletterMessages } from './newsletter.messages.ts';

type Words = Like<(typeof newsletterMessages)['en']>;

/** The words of the form and its toasts in the page's language. */
export type FormCopy = Pick<Words, 'form' | 'toasts'>;
export type ToastCopy = Words['toasts'];
