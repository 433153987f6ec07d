import * as z from 'zod/mini';
import { isEmailAddress, MAX_EMAIL_LENGTH } from './email.ts';
import { rule } from './rule.ts';
import { withoutInvisible } from './safe-text.ts';

/** The link in a mail that asks to confirm works for so long. */
export const CONFIRM_WITHIN_DAYS = 14;

/** Nobody's inbox is filled by entering their address again and again. */
export const MAIL_AGAIN_AFTER_MS = 10 * 60_000;

/**
 * Anyone can enter anyone's address: one that does not confirm is left alone after so many mails, until
 * the entry goes (OWNDATA-12). A confirmation shows that its owner wants them, and the count begins anew.
 */
export const MAX_CONFIRMATION_MAILS = 3;

/** An address as somebody types it; in small letters, as it is kept. */
export const typedAddress = z.string({ error: 'email_required' }).check(
  z.overwrite((text) => withoutInvisible(text).normalize().trim().toLowerCase()),
  rule('email_required', (text) => text !== ''),
  rule('email_long', (text) => text.length <= MAX_EMAIL_LENGTH),
  rule('email_odd', isEmailAddress),
);
