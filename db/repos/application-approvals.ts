import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { ChosenRole } from '#src/domain/roles.ts';
import type { ApplicationAct, ProfileState } from '#src/domain/tutors/states.ts';
import type { Database } from '../client.ts';
import {
  applicationEvents,
  tutorApplications,
  tutorPages,
  tutorProfiles,
} from '../schema/tutors.ts';
import { users } from '../schema/users.ts';
import { actsAbout, type RecordedAct } from './admin-acts.ts';
import { holdsText } from './folded-text.ts';
import type { TutorApplication } from './tutor-applications.ts';
import { pageOf } from './tutor-pages.ts';
import { offerFields, profileOfTutor, type TutorProfile } from './tutor-profiles.ts';

/** The lists of an admin: by what waits for whom, and by what became of tutors. */
const LISTS = {
  submitted: eq(tutorApplications.state, 'submitted'),
  returned: eq(tutorApplications.state, 'returned'),
  visible: eq(tutorProfiles.state, 'visible'),
  suspended: eq(tutorProfiles.state, 'suspended'),
  declined: eq(tutorApplications.state, 'declined'),
  left: and(eq(tutorProfiles.state, 'left'), eq(tutorApplications.state, 'draft')),
};
export type ApplicationList = keyof typeof LISTS;

export type ListedApplication = Pick<TutorApplication, 'id' | 'state' | 'submittedAt'> & {
  profile: ProfileState | null;
  /** Since when the tutor is hidden by a pause of their own. */
  pausedAt: Date | null;
  role: ChosenRole | null;
  /** Whose it is, as an application holds it. */
  data: { firstName: unknown; lastName: unknown };
  email: string | null;
};

/** A draft is its tutor's alone: of somebody who was approved, the approved name is shown. */
const named = (field: string) =>
  sql<unknown>`json_extract(CASE ${tutorApplications.state}
    WHEN 'draft' THEN ${tutorProfiles.data} ELSE ${tutorApplications.data} END, ${`$.${field}`})`;

const partOf = (field: string) => sql`coalesce(${named(field)}, '')`;

/** A name as it is shown: the family last, or in characters first and without a space. */
const NAMES = [
  sql`${partOf('firstName')} || ' ' || ${partOf('lastName')}`,
  sql`${partOf('lastName')} || ${partOf('firstName')}`,
];

/**
 * A page of the applications of a list, the longest waiting first, and how many there are in all; with
 * a text only those whose name or address holds it.
 */
export const applicationsIn = async (
  db: Database,
  list: ApplicationList,
  { page, perPage, text }: { page: number; perPage: number; text: string | undefined },
): Promise<{ applications: ListedApplication[]; count: number }> => {
  const wanted = and(
    LISTS[list],
    text ? holdsText([...NAMES, sql`${users.email}`], text) : undefined,
  );
  const rows = await db
    .select({
      id: tutorApplications.id,
      state: tutorApplications.state,
      submittedAt: tutorApplications.submittedAt,
      profile: tutorProfiles.state,
      pausedAt: tutorPages.pausedAt,
      firstName: named('firstName'),
      lastName: named('lastName'),
      email: users.email,
      role: users.role,
    })
    .from(tutorApplications)
    .innerJoin(users, eq(users.id, tutorApplications.userId))
    .leftJoin(tutorProfiles, eq(tutorProfiles.tutorId, tutorApplications.userId))
    .leftJoin(tutorPages, eq(tutorPages.tutorId, tutorApplications.userId))
    .where(wanted)
    .orderBy(
      asc(tutorApplications.submittedAt),
      asc(tutorApplications.createdAt),
      asc(tutorApplications.id),
    )
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counted] = await db
    .select({ count: count() })
    .from(tutorApplications)
    .innerJoin(users, eq(users.id, tutorApplications.userId))
    .leftJoin(tutorProfiles, eq(tutorProfiles.tutorId, tutorApplications.userId))
    .where(wanted);
  return {
    applications: rows.map(({ firstName, lastName, ...row }) => ({
      ...row,
      data: { firstName, lastName },
    })),
    count: counted?.count ?? 0,
  };
};

/** How many first applications are being written; those in which admins try the form don't count. */
export const draftCount = async (db: Database, adminEmails: readonly string[]): Promise<number> => {
  const [drafts] = await db
    .select({ count: count() })
    .from(tutorApplications)
    .innerJoin(users, eq(users.id, tutorApplications.userId))
    .leftJoin(tutorProfiles, eq(tutorProfiles.tutorId, tutorApplications.userId))
    .where(
      and(
        eq(tutorApplications.state, 'draft'),
        isNull(tutorProfiles.tutorId),
        sql`NOT (${users.emailVerified} AND lower(coalesce(${users.email}, ''))
          IN (SELECT value FROM json_each(${JSON.stringify(adminEmails)})))`,
      ),
    );
  return drafts?.count ?? 0;
};

type RecordedMove = {
  act: ApplicationAct;
  reasons: unknown;
  reason: string | null;
  at: Date;
  actor: string | null;
};

export type ApplicationForApproval = TutorApplication & {
  applicant: Pick<typeof users.$inferSelect, 'email' | 'name' | 'role'>;
  /** What was approved before, with hours and price as they are now. */
  profile: TutorProfile | undefined;
  /** Since when the tutor is hidden by a pause of their own. */
  pausedAt: Date | undefined;
  moves: RecordedMove[];
  /** What admins did about the tutor beside their decisions. */
  acts: RecordedAct[];
};

/**
 * An application with its applicant and its history, newest first. Drafts are the tutor's alone: of
 * somebody who was approved it shows what was approved, of anyone else nothing.
 */
export const applicationForApproval = async (
  db: Database,
  id: string,
): Promise<ApplicationForApproval | undefined> => {
  const [found] = await db
    .select({
      application: tutorApplications,
      applicant: { email: users.email, name: users.name, role: users.role },
    })
    .from(tutorApplications)
    .innerJoin(users, eq(users.id, tutorApplications.userId))
    .where(eq(tutorApplications.id, id));
  if (!found) return undefined;
  const { application, applicant } = found;
  const profile = await profileOfTutor(db, application.userId);
  if (application.state === 'draft' && !profile) return undefined;
  const page = await pageOf(db, application.userId);
  const offer = await offerFields(db, application.userId);
  const withOffer = (data: unknown) => ({ ...(data as object), ...offer });
  const moves = await db
    .select({
      act: applicationEvents.act,
      reasons: applicationEvents.reasons,
      reason: applicationEvents.reason,
      at: applicationEvents.at,
      actor: users.email,
    })
    .from(applicationEvents)
    .leftJoin(users, eq(users.id, applicationEvents.actorId))
    .where(eq(applicationEvents.applicationId, id))
    .orderBy(desc(applicationEvents.at));
  return {
    ...application,
    data: withOffer(application.state === 'draft' ? profile?.data : application.data),
    profile: profile && { ...profile, data: withOffer(profile.data) },
    pausedAt: page?.pausedAt ?? undefined,
    applicant,
    moves,
    acts: await actsAbout(db, 'account', application.userId),
  };
};
