import { asc, count, desc, eq } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { applicationEvents, tutorApplications } from '../schema/tutors.ts';
import { users } from '../schema/users.ts';
import type { TutorApplication } from './tutor-applications.ts';

type State = TutorApplication['state'];

export type ListedApplication = Pick<
  TutorApplication,
  'id' | 'state' | 'data' | 'updatedAt' | 'submittedAt'
> & { email: string | null };

/** The applications in a state, the longest waiting first. */
export const applicationsIn = (db: Database, state: State): Promise<ListedApplication[]> =>
  db
    .select({
      id: tutorApplications.id,
      state: tutorApplications.state,
      data: tutorApplications.data,
      updatedAt: tutorApplications.updatedAt,
      submittedAt: tutorApplications.submittedAt,
      email: users.email,
    })
    .from(tutorApplications)
    .innerJoin(users, eq(users.id, tutorApplications.userId))
    .where(eq(tutorApplications.state, state))
    .orderBy(asc(tutorApplications.submittedAt), asc(tutorApplications.createdAt))
    .limit(500);

/** How many applications are in each state; a state without any is left out. */
export const applicationCounts = (db: Database): Promise<{ state: State; count: number }[]> =>
  db
    .select({ state: tutorApplications.state, count: count() })
    .from(tutorApplications)
    .groupBy(tutorApplications.state);

export type RecordedMove = {
  from: State;
  to: State;
  reasons: unknown;
  at: Date;
  actor: string | null;
};

export type ApplicationForApproval = TutorApplication & {
  applicant: Pick<typeof users.$inferSelect, 'email' | 'locale' | 'name'>;
  moves: RecordedMove[];
};

/** An application with its applicant and its history, newest first. Drafts are the tutor's alone. */
export const applicationForApproval = async (
  db: Database,
  id: string,
): Promise<ApplicationForApproval | undefined> => {
  const [found] = await db
    .select({
      application: tutorApplications,
      applicant: { email: users.email, locale: users.locale, name: users.name },
    })
    .from(tutorApplications)
    .innerJoin(users, eq(users.id, tutorApplications.userId))
    .where(eq(tutorApplications.id, id));
  if (!found || found.application.state === 'draft') return undefined;
  const moves = await db
    .select({
      from: applicationEvents.from,
      to: applicationEvents.to,
      reasons: applicationEvents.reasons,
      at: applicationEvents.at,
      actor: users.email,
    })
    .from(applicationEvents)
    .leftJoin(users, eq(users.id, applicationEvents.actorId))
    .where(eq(applicationEvents.applicationId, id))
    .orderBy(desc(applicationEvents.at));
  return { ...found.application, applicant: found.applicant, moves };
};
