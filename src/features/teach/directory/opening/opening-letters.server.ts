import type { TutorWait } from '#db/repos/tutor-waits.ts';
import { brandName } from '#src/content/site-settings.ts';
import { CONFIRM_WITHIN_DAYS } from '#src/domain/confirmation.ts';
import { localeFor, type Locale } from '#src/i18n/locales.ts';
import { fill, inLocale } from '#src/i18n/messages.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import type { Mail } from '#src/server/mail.ts';
import { composeLetter, type Letter } from '#src/server/mail/letter.ts';
import { oneClickHeaders } from '#src/server/mail/link.ts';
import { openingLetterMessages } from './opening-letter.messages.ts';
import { confirmOpeningLink, stopOpeningLink } from './opening-links.server.ts';

type Words = Omit<Letter, 'locale' | 'brand'>;

/** A mail to whoever waits for the opening, which one press of the mail program ends as well. */
const letterTo = async (
  wait: TutorWait,
  siteUrl: string,
  words: (locale: Locale) => Words | Promise<Words>,
): Promise<Mail> => {
  const locale = localeFor('learn', wait.locale);
  const letter = composeLetter(
    { locale, brand: await brandName(locale), ...(await words(locale)) },
    siteUrl,
  );
  const headers = await oneClickHeaders(stopOpeningLink, wait.id, siteUrl);
  return { to: wait.email, ...letter, headers };
};

/** Asks whether the mail about the opening is wanted (TUTORS-10). */
export const confirmationLetter = (wait: TutorWait, siteUrl: string): Promise<Mail> =>
  letterTo(wait, siteUrl, async (locale) => {
    const { confirm: t } = inLocale(locale, openingLetterMessages);
    const href = siteUrl + (await confirmOpeningLink.pathFor(locale, wait.id));
    return {
      subject: t.subject,
      paragraphs: [t.asked],
      action: { label: t.action, href },
      notes: [fill(t.lasts, { days: CONFIRM_WITHIN_DAYS }), t.notYou],
    };
  });

/** Tells that the list is open. */
export const openedLetter = (wait: TutorWait, siteUrl: string): Promise<Mail> =>
  letterTo(wait, siteUrl, (locale) => {
    const { open: t } = inLocale(locale, openingLetterMessages);
    return {
      subject: t.subject,
      paragraphs: [t.text],
      action: { label: t.action, href: siteUrl + localizedPath(locale, '/tutors') },
      notes: [t.last],
    };
  });
