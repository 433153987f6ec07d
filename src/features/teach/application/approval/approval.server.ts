import { randomUUID } from 'node:crypto';
import { database } from '#db/client.ts';
import {
  applicationForApproval,
  applicationsIn,
  draftCount,
  type ApplicationForApproval,
  type ApplicationList,
  type ListedApplication,
} from '#db/repos/application-approvals.ts';
import { decideApplication } from '#db/repos/tutor-applications.ts';
import { changeProfileState } from '#db/repos/tutor-profiles.ts';
import { readerOf } from '#db/repos/users.ts';
import { readConfig } from '#src/lib/config.ts';
import { cancelAllAhead } from '#src/server/lessons/ahead.ts';
import { readPage } from '#src/server/read-page.ts';
import { nextState } from '../application.machine.ts';
import { LISTED, type AskedLists } from './asked-list.ts';
import type { Decision, TutorDecision } from './decision.ts';

export type { ApplicationForApproval };

const PER_PAGE = 20;

export type ApplicationLists = {
  lists: {
    list: ApplicationList;
    applications: ListedApplication[];
    count: number;
    page: number;
    pages: number;
  }[];
  drafts: number;
};

/**
 * The applications and tutors by what became of them, for the admin dashboard; where a text is asked
 * for, those whose name or address holds it. Of each list it is the first page, or the one that is asked for.
 */
export const listApplications = async (asked: AskedLists): Promise<ApplicationLists> => {
  const db = await database();
  const lists = await Promise.all(
    LISTED.map(async (list) => {
      const page = asked.list === list ? asked.page : 1;
      const found = await readPage(page, PER_PAGE, (at) =>
        applicationsIn(db, list, { ...at, text: asked.text }),
      );
      return { list, ...found };
    }),
  );
  return { lists, drafts: await draftCount(db, readConfig(process.env).adminEmails) };
};

/** An application that was submitted at least once; nothing for a first draft. */
export const openForApproval = async (id: string): Promise<ApplicationForApproval | undefined> =>
  applicationForApproval(await database(), id);

export type ApprovalOutcome = Decision['type'] | 'unsent' | 'changed' | 'notNow';

type By = { actorId: string; seenVersion: number };

/**
 * Decides on an application, or on the tutor, as an admin saw it: what has changed since is left
 * alone. The tutor is told by a mail that goes out within a minute (decision 127); `unsent` says that
 * they have no confirmed address.
 */
export const decide = async (
  application: ApplicationForApproval,
  decision: Decision,
  by: By,
): Promise<ApprovalOutcome> => {
  const outcome = await (decision.type === 'suspended' || decision.type === 'restored'
    ? changeTutor(application, decision, by)
    : decideOnApplication(application, decision, by));
  if (outcome !== decision.type) return outcome;
  return (await readerOf(await database(), application.userId)) ? outcome : 'unsent';
};

const decideOnApplication = async (
  { id, state: from, version, profile }: ApplicationForApproval,
  decision: Exclude<Decision, TutorDecision>,
  { actorId, seenVersion }: By,
): Promise<ApprovalOutcome> => {
  // Before the state is judged: whoever comes second is told why it is another one.
  if (seenVersion !== version) return 'changed';
  const to = nextState(from, decision, profile?.state);
  if (!to) return 'notNow';
  const isMoved = await decideApplication(await database(), {
    ...{ id, from, version, to, actorId },
    eventId: randomUUID(),
    act: decision.type,
    ...('reasons' in decision && { reasons: decision.reasons }),
    ...('reason' in decision && { reason: decision.reason }),
    at: new Date(),
  });
  return isMoved ? decision.type : 'changed';
};

const ACTS = { suspended: 'tutor_suspended', restored: 'tutor_restored' } as const;

const changeTutor = async (
  { userId: tutorId, profile }: ApplicationForApproval,
  decision: TutorDecision,
  { actorId: adminId }: By,
): Promise<ApprovalOutcome> => {
  if (profile?.state !== (decision.type === 'suspended' ? 'visible' : 'suspended')) return 'notNow';
  const db = await database();
  const at = new Date();
  const isChanged = await changeProfileState(db, {
    ...{ tutorId, adminId, act: ACTS[decision.type], at },
    ...('reason' in decision && { reason: decision.reason }),
  });
  if (!isChanged) return 'changed';
  if (decision.type === 'suspended') {
    await cancelAllAhead(db, { tutorId, by: 'admin', actorId: adminId, at });
  }
  return decision.type;
};
