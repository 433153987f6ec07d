import * as z from 'zod/mini';
import { isEmailAddress, MAX_EMAIL_LENGTH } from '#src/domain/email.ts';
import { isSafeLine, withoutInvisible } from '#src/domain/safe-text.ts';
import { subscriptionMessages } from './subscription.messages.ts';

/** Lengths in UTF-16 units, as text fields count them (NEWSLETTER-1). */
const NAME_MIN = 2;
const NAME_MAX = 99;

const LETTER_OR_SIGN = /[\p{L}\p{N}\p{S}]/u;
const cleaned = z.overwrite<string>((text) => withoutInvisible(text).normalize().trim());
/** The first rule that does not hold is told, and no other. */
const rule = (error: string, holds: (text: string) => boolean) =>
  z.refine<string>(holds, { error, abort: true });

const name = z.string({ error: 'name_required' }).check(
  cleaned,
  rule('name_required', (text) => text !== ''),
  rule('name_short', (text) => text.length >= NAME_MIN),
  rule('name_long', (text) => text.length <= NAME_MAX),
  rule('name_odd', (text) => LETTER_OR_SIGN.test(text) && isSafeLine(text)),
);

const email = z.string({ error: 'email_required' }).check(
  cleaned,
  z.overwrite((text) => text.toLowerCase()),
  rule('email_required', (text) => text !== ''),
  rule('email_long', (text) => text.length <= MAX_EMAIL_LENGTH),
  rule('email_odd', (text) => isEmailAddress(text)),
);

/** A name and an address in, how it went out (NEWSLETTER-1 to NEWSLETTER-7). */
export const subscription = {
  path: '/api/email-subscription',
  method: 'POST',
  accepts: 'application/json',
  input: z.object({ name, email }),
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    /** What could not be done yet. */
    warning: z.optional(z.string()),
  }),
  failures: {
    already_subscribed: 409,
    unconfirmed: 409,
    unconfirmed_unsent: 409,
    mailed_enough: 409,
  },
  messages: subscriptionMessages,
} as const;
