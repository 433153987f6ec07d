import type { Database } from '#db/client.ts';
import type { ApprovalMail } from '#db/repos/approval-mails.ts';
import { applicationOf, wasTeaching } from '#db/repos/tutor-applications.ts';
import { teachingOf } from '#db/repos/teachings.ts';
import { profileOfTutor } from '#db/repos/tutor-profiles.ts';
import { readerOf } from '#db/repos/users.ts';
import { brandName, getSiteSettings } from '#src/content/site-settings.ts';
import { LOCALE_FACTS, localeFor, type Locale } from '#src/i18n/locales.ts';
import { fill, formatDate, inLocale } from '#src/i18n/messages.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { ownText } from '#src/i18n/isolates.ts';
import type { Mail } from '#src/server/mail.ts';
import { composeLetter, type Letter } from '#src/server/mail/letter.ts';
import { isEdit, renewableFrom, type Profile, type Reason } from '../application.machine.ts';
import { hiddenBy } from '../approval/hiding.server.ts';
import { sectionNames } from '../approval/section-names.ts';
import { tutorLetterMessages } from './tutor-letter.messages.ts';

type Words = Pick<Letter, 'subject' | 'paragraphs' | 'notes'> & {
  action: { label: string; path: string };
};

/**
 * A mail about an application or a profile in the language of its reader; undefined where it is no
 * news any more, or where its reader has no confirmed address.
 */
export const approvalLetter = async (
  db: Database,
  mail: ApprovalMail,
  siteUrl: string,
): Promise<Mail | undefined> => {
  const { kind } = mail;
  const reader = await readerOf(db, mail.readerId);
  const application = await applicationOf(db, mail.tutorId);
  if (!reader || !application) return undefined;
  if (kind === 'received' && application.state !== 'submitted') return undefined;
  const profile = (await profileOfTutor(db, mail.tutorId))?.state;
  if (kind === 'role_corrected' && profile !== 'visible') return undefined;
  const locale = localeFor('teach', reader.locale);
  const words = await toTutor(db, locale, profile, mail);
  const { path, label } = words.action;
  const letter = composeLetter(
    {
      ...words,
      locale,
      brand: await brandName(locale),
      action: { label, href: siteUrl + localizedPath(locale, path) },
    },
    siteUrl,
  );
  const messageId = `<approval-mail-${mail.id}@${new URL(siteUrl).hostname}>`;
  return { to: reader.email, ...letter, messageId };
};

const WIZARD = '/teacher-onboarding';
const ROOM = '/tutor';
const STANDING = '/after-signup';

const withContact = async (sentence: string): Promise<string[]> => {
  const { contactEmail } = await getSiteSettings();
  return contactEmail ? [fill(sentence, { email: contactEmail })] : [];
};

const toTutor = async (
  db: Database,
  locale: Locale<'teach'>,
  profile: Profile,
  { kind, tutorId, reasons, reason, createdAt }: ApprovalMail,
): Promise<Words> => {
  const names = sectionNames(locale);
  const { colon } = LOCALE_FACTS[locale];
  // Only an admin's decision writes them, and it has been read by its schema.
  const parts = (reasons as Reason[]).map(
    (one) => `• ${names[one.section]}${colon}${ownText(one.reason)}`,
  );
  const words = inLocale(locale, tutorLetterMessages);
  const isVisible = (await teachingOf(db, tutorId, new Date()))?.isAskable === true;
  const hidden = await hiddenBy(db, tutorId, profile);
  const t = {
    ...words,
    // What was approved before is changed, not applied for.
    ...(isEdit(profile) && { received: words.changes, returned: words.changesReturned }),
    // A correction that gave the role back.
    ...(hidden !== 'role' && { role_corrected: words.roleReturned }),
  };
  const isAgain = kind === 'approved' && (await wasTeaching(db, tutorId, createdAt));
  const paragraphs = async (): Promise<string[]> => {
    switch (kind) {
      case 'received':
        return [isEdit(profile) && !isVisible ? t.changes.hidden : t.received.text];
      case 'approved':
        if (!isAgain) return [t.approved.text, t.approved.next];
        return [isVisible ? t.again.text : t.again.hidden];
      case 'returned':
        return [t.returned.text, ...parts, words.returned.closing];
      case 'reopened':
        return [t.reopened.text, ...parts, ...(isVisible ? [t.reopened.closing] : [])];
      case 'declined': {
        const date = formatDate(locale, new Date(renewableFrom(createdAt.getTime())));
        return [t.declined.text, ownText(reason ?? ''), fill(t.declined.closing, { date })];
      }
      case 'suspended':
        return [
          t.suspended.text,
          ownText(reason ?? ''),
          ...(await withContact(t.suspended.closing)),
        ];
      case 'restored':
        if (isVisible) return [t.restored.text];
        return [hidden === 'pause' ? t.restored.paused : t.restored.hidden];
      case 'role_corrected':
        if (hidden === 'role') {
          return [words.role_corrected.text, ...(await withContact(words.role_corrected.closing))];
        }
        return [isVisible ? words.roleReturned.text : words.roleReturned.paused];
    }
  };
  const subject = () => {
    if (isAgain) return t.again.subject;
    return kind === 'restored' && !isVisible ? t.restored.lifted : t[kind].subject;
  };
  // The room is closed to tutors who are suspended, whatever became of their changes, and to others.
  const isShut = profile !== 'visible' || hidden === 'role';
  const opensRoom = ['approved', 'restored', 'role_corrected'].includes(kind);
  const room = isShut
    ? { path: STANDING, label: t.suspended.action }
    : { path: ROOM, label: t[kind].action };
  return {
    subject: subject(),
    paragraphs: await paragraphs(),
    action: opensRoom ? room : { path: WIZARD, label: t[kind].action },
    notes: [t.why],
  };
};
