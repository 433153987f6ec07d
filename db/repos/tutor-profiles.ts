import { randomUUID } from 'node:crypto';
import { and, eq, exists, ne, sql, type SQL } from 'drizzle-orm';
import type { AdminActKind } from '#src/domain/admin-acts.ts';
import type { TutorNotice } from '#src/domain/tutors/approval-notices.ts';
import type { ProfileState } from '#src/domain/tutors/states.ts';
import type { Database } from '../client.ts';
import { tutorSchedules } from '../schema/lessons.ts';
import { tutorPages, tutorProfiles } from '../schema/tutors.ts';
import { actOfChange } from './admin-acts.ts';
import { mailToTutor } from './approval-mails.ts';

export type TutorProfile = typeof tutorProfiles.$inferSelect;

/** What was approved of somebody; undefined before the first approval. */
export const profileOfTutor = async (
  db: Database,
  tutorId: string,
): Promise<TutorProfile | undefined> => {
  const [found] = await db.select().from(tutorProfiles).where(eq(tutorProfiles.tutorId, tutorId));
  return found;
};

/** Whether a tutor is neither suspended nor gone, as a condition of a statement. */
export const isTeaching = (db: Database, tutorId: string): SQL =>
  exists(
    db
      .select({ tutorId: tutorProfiles.tutorId })
      .from(tutorProfiles)
      .where(and(eq(tutorProfiles.tutorId, tutorId), eq(tutorProfiles.state, 'visible'))),
  );

/** What somebody who was approved offers now, as the fields of an application; else nothing. */
export const offerFields = async (db: Database, tutorId: string): Promise<object> => {
  const [offer] = await db
    .select({
      timezone: tutorSchedules.zone,
      weeklyAvailability: tutorSchedules.weekly,
      lessonPriceUSD: tutorSchedules.priceUsd,
    })
    .from(tutorSchedules)
    .innerJoin(tutorProfiles, eq(tutorProfiles.tutorId, tutorSchedules.tutorId))
    .where(eq(tutorSchedules.tutorId, tutorId));
  return offer ?? {};
};

const raised = sql`${tutorProfiles.version} + 1`;

/** What an admin does with an approved tutor: from which state into which. */
const STATE_ACTS = {
  tutor_suspended: { from: 'visible', to: 'suspended', notice: 'suspended' },
  tutor_restored: { from: 'suspended', to: 'visible', notice: 'restored' },
} as const satisfies Partial<
  Record<AdminActKind, { from: ProfileState; to: ProfileState; notice: TutorNotice }>
>;

/**
 * An admin hides a tutor or shows one again, which is written down and told to them. Answers whether
 * something changed: of two at once one does it.
 */
export const changeProfileState = async (
  db: Database,
  {
    act,
    tutorId,
    adminId,
    reason,
    at,
  }: {
    act: keyof typeof STATE_ACTS;
    tutorId: string;
    adminId: string;
    reason?: string;
    at: Date;
  },
): Promise<boolean> => {
  const { from, to, notice } = STATE_ACTS[act];
  const actId = randomUUID();
  const [changed] = await db.batch([
    db
      .update(tutorProfiles)
      .set({ state: to, version: raised, changedAt: at })
      .where(and(eq(tutorProfiles.tutorId, tutorId), eq(tutorProfiles.state, from)))
      .returning({ tutorId: tutorProfiles.tutorId }),
    actOfChange(db, { id: actId, adminId, act, about: 'account', aboutId: tutorId, reason, at }),
    mailToTutor(db, sql`SELECT about_id user_id FROM admin_acts WHERE id = ${actId}`, notice, {
      reason,
      at,
    }),
  ]);
  return changed.length > 0;
};

/**
 * A tutor leaves: nobody sees them from now on, and the application is a draft again, which brings
 * them back when it is approved. Lessons ahead are another matter. Answers whether they were here.
 */
export const leaveTeaching = async (
  db: Database,
  tutorId: string,
  { eventId, at }: { eventId: string; at: Date },
): Promise<boolean> => {
  const [left] = await db.batch([
    db
      .update(tutorProfiles)
      .set({ state: 'left', version: raised, changedAt: at })
      .where(and(eq(tutorProfiles.tutorId, tutorId), ne(tutorProfiles.state, 'left')))
      .returning({ tutorId: tutorProfiles.tutorId }),
    db.run(sql`INSERT INTO application_events
        (id, application_id, actor_id, act, "from", "to", reasons, at)
      SELECT ${eventId}, id, user_id, 'left', state, 'draft', '[]', ${at.getTime()}
      FROM tutor_applications WHERE user_id = ${tutorId} AND changes() = 1`),
    db.run(sql`UPDATE tutor_applications
      SET state = 'draft', version = version + 1, updated_at = ${at.getTime()}
      WHERE id = (SELECT application_id FROM application_events WHERE id = ${eventId})`),
    // Who comes back is not hidden by a pause of long ago.
    db.update(tutorPages).set({ pausedAt: null }).where(eq(tutorPages.tutorId, tutorId)),
  ]);
  return left.length > 0;
};
