import type { Database } from '#db/client.ts';
import type { AdminMail } from '#db/repos/admin-mails.ts';
import { lessonsForDesk } from '#db/repos/desk-lessons.ts';
import { applicationOf } from '#db/repos/tutor-applications.ts';
import { languageAt } from '#db/repos/users.ts';
import { brandName } from '#src/content/site-settings.ts';
import { applicantName } from '#src/domain/applicant-name.ts';
import { RIYADH } from '#src/domain/time-zones.ts';
import { DEFAULT_LOCALE, localeFor, type Locale } from '#src/i18n/locales.ts';
import { fill, inLocale } from '#src/i18n/messages.ts';
import { dayAndTimeOn } from '#src/i18n/moments.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import type { Mail } from '#src/server/mail.ts';
import { composeLetter, type Letter } from '#src/server/mail/letter.ts';
import { deskMessages } from '../desk.messages.ts';
import { adminLetterMessages } from './admin-letter.messages.ts';

type Words = Pick<Letter, 'subject' | 'paragraphs'> & { action: { label: string; path: string } };

/**
 * A mail to an admin, in the language of their account where they have one; undefined where it is no
 * news any more, since somebody has decided.
 */
export const adminLetter = async (
  db: Database,
  { id, to, kind, aboutId }: AdminMail,
  siteUrl: string,
): Promise<Mail | undefined> => {
  const locale = localeFor('admin', (await languageAt(db, to)) ?? DEFAULT_LOCALE);
  const words =
    kind === 'quarrel'
      ? await quarrel(db, locale, aboutId)
      : await arrival(db, locale, kind, aboutId);
  if (!words) return undefined;
  const { label, path } = words.action;
  const letter = composeLetter(
    {
      ...words,
      locale,
      brand: await brandName(locale),
      action: { label, href: siteUrl + localizedPath(locale, path) },
      notes: [inLocale(locale, adminLetterMessages).why],
    },
    siteUrl,
  );
  return { to, ...letter, messageId: `<admin-mail-${id}@${new URL(siteUrl).hostname}>` };
};

const arrival = async (
  db: Database,
  locale: Locale<'admin'>,
  kind: 'application_arrived' | 'changes_arrived',
  tutorId: string,
): Promise<Words | undefined> => {
  const application = await applicationOf(db, tutorId);
  if (application?.state !== 'submitted') return undefined;
  const t = inLocale(locale, adminLetterMessages);
  const values = { name: applicantName(application.data) ?? t.unnamed };
  return {
    subject: fill(t[kind].subject, values),
    paragraphs: [fill(t[kind].text, values)],
    action: { label: t.action, path: `/admin/applications/${application.id}` },
  };
};

const quarrel = async (
  db: Database,
  locale: Locale<'admin'>,
  lesson: string,
): Promise<Words | undefined> => {
  const filter = { lesson, state: 'disputed', text: undefined } as const;
  const [found] = (await lessonsForDesk(db, filter, { page: 1, perPage: 1 })).lessons;
  if (!found) return undefined;
  const { quarrel: t, unnamed, former } = inLocale(locale, adminLetterMessages);
  const nameOf = ({ name, goneAt }: { name: string | null; goneAt: Date | null }) =>
    name ?? (goneAt ? former : unnamed);
  const { states } = inLocale(locale, deskMessages).lessons;
  const { start, studentSaid, tutorSaid } = found.lesson;
  const values = {
    student: nameOf(found.student),
    tutor: nameOf(found.tutor),
    when: dayAndTimeOn({ locale, zone: RIYADH }, start.getTime()),
    studentSaid: studentSaid ? states[studentSaid] : '',
    tutorSaid: tutorSaid ? states[tutorSaid] : '',
  };
  return {
    subject: fill(t.subject, values),
    paragraphs: [fill(t.text, values), fill(t.words, values)],
    action: { label: t.action, path: `/admin/lessons?lesson=${lesson}` },
  };
};
