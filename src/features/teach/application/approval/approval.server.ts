import { randomUUID } from 'node:crypto';
import { database } from '#db/client.ts';
import {
  applicationCounts,
  applicationForApproval,
  applicationsIn,
  type ListedApplication,
  type RecordedMove,
  type ApplicationForApproval,
} from '#db/repos/application-approvals.ts';
import { moveApplication } from '#db/repos/tutor-applications.ts';
import { brandName } from '#src/content/site-settings.ts';
import { localeFor } from '#src/i18n/locales.ts';
import { inLocale } from '#src/i18n/messages.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { readConfig } from '#src/lib/config.ts';
import { sendMail } from '#src/server/mail.ts';
import { composeLetter } from '#src/server/mail/letter.ts';
import { nextState } from '../application.machine.ts';
import { decisionLetterMessages } from './decision-letter.messages.ts';
import type { Decision } from './decision.ts';
import { sectionNames } from './section-names.ts';

export type { RecordedMove, ApplicationForApproval };

/** The states that admins see as lists; drafts are only counted. */
export const LISTED = ['submitted', 'returned', 'approved'] as const;

export type ApplicationLists = {
  lists: { state: (typeof LISTED)[number]; applications: ListedApplication[] }[];
  drafts: number;
};

/** The applications by state, for the admin dashboard. */
export const listApplications = async (): Promise<ApplicationLists> => {
  const db = await database();
  const lists = await Promise.all(
    LISTED.map(async (state) => ({ state, applications: await applicationsIn(db, state) })),
  );
  const counts = await applicationCounts(db);
  return { lists, drafts: counts.find(({ state }) => state === 'draft')?.count ?? 0 };
};

/** An application that was submitted at least once; nothing for a draft. */
export const openForApproval = async (id: string): Promise<ApplicationForApproval | undefined> =>
  applicationForApproval(await database(), id);

export type ApprovalOutcome = 'approved' | 'returned' | 'unsent' | 'changed' | 'notNow';

/**
 * Decides on an application as an admin saw it: one that has changed since is left alone. The
 * applicant is told by mail, in the language of their last visit.
 */
export const decide = async (
  application: ApplicationForApproval,
  decision: Decision,
  { actorId, seenVersion }: { actorId: string; seenVersion: number },
): Promise<ApprovalOutcome> => {
  const { id, state: from, version } = application;
  const to = nextState(from, decision);
  if (!to) return 'notNow';
  if (seenVersion !== version) return 'changed';
  const isMoved = await moveApplication(await database(), {
    id,
    eventId: randomUUID(),
    from,
    version,
    to,
    actorId,
    reasons: decision.type === 'returned' ? decision.reasons : [],
    at: new Date(),
  });
  if (!isMoved) return 'changed';
  return (await tellApplicant(application, decision)) ? decision.type : 'unsent';
};

const tellApplicant = async (
  { applicant: { email, ...reader } }: ApplicationForApproval,
  decision: Decision,
): Promise<boolean> => {
  if (!email) return false;
  const { siteUrl } = readConfig(process.env);
  const locale = localeFor('teach', reader.locale);
  const t = inLocale(locale, decisionLetterMessages);
  const words = t[decision.type];
  const names = sectionNames(locale);
  const reasons =
    decision.type === 'returned'
      ? decision.reasons.map(({ section, reason }) => `• ${names[section]}: ${reason}`)
      : [];
  const letter = composeLetter(
    {
      locale,
      brand: await brandName(locale),
      subject: words.subject,
      paragraphs: [...words.paragraphs, ...reasons, ...('closing' in words ? [words.closing] : [])],
      action: {
        label: words.action,
        href: siteUrl + localizedPath(locale, '/teacher-onboarding'),
      },
      notes: [t.why],
    },
    siteUrl,
  );
  return (await sendMail({ to: email, ...letter })).ok;
};
