import type { Subscriber } from '#db/repos/subscribers.ts';
import { brandName } from '#src/content/site-settings.ts';
import { CONFIRM_WITHIN_DAYS } from '#src/domain/confirmation.ts';
import { localeFor } from '#src/i18n/locales.ts';
import { fill, inLocale } from '#src/i18n/messages.ts';
import { readConfig } from '#src/lib/config.ts';
import { sendMail, type Mail } from '#src/server/mail.ts';
import { composeLetter } from '#src/server/mail/letter.ts';
import { oneClickHeaders } from '#src/server/mail/link.ts';
import { confirmationLetterMessages } from './confirmation-letter.messages.ts';
import { confirmLink, unsubscribeLink } from './letter-links.server.ts';

type Reader = Pick<Subscriber, 'id' | 'email' | 'locale'>;

/** Asks a subscriber by mail to confirm. Answers whether the mail went out. */
export const askToConfirm = async (reader: Reader): Promise<boolean> => {
  const { siteUrl } = readConfig(process.env);
  const { ok } = await sendMail(await confirmationLetter(reader, siteUrl));
  return ok;
};

/**
 * The mail that asks to confirm. It does not repeat the name: anyone can enter anyone's address,
 * and a name may hold an advertisement.
 */
export const confirmationLetter = async (
  { id, email, ...reader }: Reader,
  siteUrl: string,
): Promise<Mail> => {
  const locale = localeFor('learn', reader.locale);
  const t = inLocale(locale, confirmationLetterMessages);
  const letter = composeLetter(
    {
      locale,
      brand: await brandName(locale),
      subject: t.subject,
      paragraphs: [t.asked],
      action: { label: t.action, href: siteUrl + (await confirmLink.pathFor(locale, id)) },
      notes: [fill(t.lasts, { days: CONFIRM_WITHIN_DAYS }), t.notYou],
    },
    siteUrl,
  );
  return { to: email, ...letter, headers: await oneClickHeaders(unsubscribeLink, id, siteUrl) };
};
