import * as z from 'zod/mini';
import { typedAddress } from '#src/domain/confirmation.ts';
import { rule } from '#src/domain/rule.ts';
import { isSafeLine, withoutInvisible } from '#src/domain/safe-text.ts';
import { subscriptionMessages } from './subscription.messages.ts';

/** Lengths in UTF-16 units, as text fields count them (NEWSLETTER-1). */
const NAME_MIN = 2;
const NAME_MAX = 99;

const LETTER_OR_SIGN = /[\p{L}\p{N}\p{S}]/u;

const name = z.string({ error: 'name_required' }).check(
  z.overwrite((text) => withoutInvisible(text).normalize().trim()),
  rule('name_required', (text) => text !== ''),
  rule('name_short', (text) => text.length >= NAME_MIN),
  rule('name_long', (text) => text.length <= NAME_MAX),
  rule('name_odd', (text) => LETTER_OR_SIGN.test(text) && isSafeLine(text)),
);

/** A name and an address in, how it went out (NEWSLETTER-1 to NEWSLETTER-7). */
export const subscription = {
  path: '/api/email-subscription',
  method: 'POST',
  accepts: 'application/json',
  input: z.object({ name, email: typedAddress }),
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
