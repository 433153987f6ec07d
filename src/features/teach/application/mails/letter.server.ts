import type { Database } from '#db/client.ts';
import type { ApprovalMail } from '#db/repos/approval-mails.ts';
import { applicationOf, wasTeaching } from '#db/repos/tutor-applications.ts';
import { teachingOf } from '#db/repos/teachings.ts';
import { profileOfTutor } from '#db/repos/tutor-profiles.ts';
import { readerOf } from '#db/repos/users.ts';
import { brandName, getSiteSettings } from '#src/content/site-settings.ts';
import type { TutorNotice } from '#src/domain/tutors/approval-notices.ts';
import { LOCALE_FACTS, localeFor, type Locale } from '#src/i18n/locales.ts';
import { fill, formatDate, inLocale } from '#src/i18n/messages.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { ownText } from '#src/i18n/isolates.ts';
import type { Mail } from '#src/server/mail.ts';
import { composeLetter, type Letter } from '#src/server/mail/letter.ts';
import { isEdit, renewableFrom, type Reason } from '../application.machine.ts';
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
  const locale = localeFor('teach', reader.locale);
  const words = await toTutor(db, locale, kind, mail);
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

const toTutor = async (
  db: Database,
  locale: Locale<'teach'>,
  kind: TutorNotice,
  { tutorId, reasons, reason, createdAt }: ApprovalMail,
): Promise<Words> => {
  const names = sectionNames(locale);
  const { colon } = LOCALE_FACTS[locale];
  // Only an admin's decision writes them, and it has been read by its schema.
  const parts = (reasons as Reason[]).map(
    (one) => `• ${names[one.section]}${colon}${ownText(one.reason)}`,
  );
  const profile = await profileOfTutor(db, tutorId);
  const words = inLocale(locale, tutorLetterMessages);
  // What was approved before is changed, not applied for.
  const t = isEdit(profile?.state)
    ? { ...words, received: words.changes, returned: words.changesReturned }
    : words;
  const isVisible = (await teachingOf(db, tutorId, new Date()))?.isAskable === true;
  const hidden = await hiddenBy(db, tutorId, profile?.state);
  const isAgain = kind === 'approved' && (await wasTeaching(db, tutorId, createdAt));
  const paragraphs = async (): Promise<string[]> => {
    switch (kind) {
      case 'received':
        return [isEdit(profile?.state) && !isVisible ? t.changes.hidden : t.received.text];
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
      case 'suspended': {
        const { contactEmail } = await getSiteSettings();
        const closing = contactEmail ? [fill(t.suspended.closing, { email: contactEmail })] : [];
        return [t.suspended.text, ownText(reason ?? ''), ...closing];
      }
      case 'restored':
        if (isVisible) return [t.restored.text];
        return [hidden === 'pause' ? t.restored.paused : t.restored.hidden];
    }
  };
  const subject = () => {
    if (isAgain) return t.again.subject;
    return kind === 'restored' && !isVisible ? t.restored.lifted : t[kind].subject;
  };
  // The room is closed to tutors who are suspended, whatever became of their changes, and to others.
  const isShut =
    (kind === 'approved' && profile?.state !== 'visible') ||
    (kind === 'restored' && hidden === 'role');
  const path = (kind === 'approved' || kind === 'restored') && !isShut ? ROOM : WIZARD;
  return {
    subject: subject(),
    paragraphs: await paragraphs(),
    action: { label: t[isShut ? 'suspended' : kind].action, path },
    notes: [t.why],
  };
};
