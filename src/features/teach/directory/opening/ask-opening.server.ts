import { database, type Database } from '#db/client.ts';
import { addWait, releaseWait } from '#db/repos/tutor-waits.ts';
import { MAIL_AGAIN_AFTER_MS, typedAddress } from '#src/domain/confirmation.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { readConfig } from '#src/lib/config.ts';
import { secondsToWait, type Visitor } from '#src/server/limits.ts';
import { sendMail, type Mail, type MailResult } from '#src/server/mail.ts';
import { confirmationLetter } from './opening-letters.server.ts';

/**
 * How the form was answered. Whether an address is known already nobody is told: that it was asked
 * to confirm is said to all.
 */
export type OpeningAnswer = 'asked' | 'odd' | 'unsent' | 'tooMany';

type Tools = { db: Database; send: (mail: Mail) => Promise<MailResult>; now: Date };

/** Takes the form “tell me when it opens” and asks by mail to confirm it (TUTORS-10). */
export const askForOpening = async (
  form: FormData,
  locale: Locale,
  visitor: Visitor,
): Promise<OpeningAnswer> => {
  if ((await secondsToWait('newsletter', visitor)) !== undefined) return 'tooMany';
  return askWith(form.get('email'), locale, {
    db: await database(),
    send: sendMail,
    now: new Date(),
  });
};

/** As `askForOpening`, with what it works with. */
export const askWith = async (
  typed: unknown,
  locale: Locale,
  { db, send, now }: Tools,
): Promise<OpeningAnswer> => {
  const { data: email } = typedAddress.safeParse(typed);
  if (!email) return 'odd';
  const unlessSince = new Date(now.getTime() - MAIL_AGAIN_AFTER_MS);
  const wait = await addWait(db, { email, locale }, { now, unlessSince });
  if (!wait) return 'asked';
  const { siteUrl } = readConfig(process.env);
  const { ok } = await send(await confirmationLetter(wait, siteUrl));
  if (ok) return 'asked';
  await releaseWait(db, wait.id);
  return 'unsent';
};
