import { and, eq, gte, inArray, lt, lte, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { adminMails } from '../schema/admin.ts';
import { approvalMails } from '../schema/approval-mails.ts';
import { lessonMails, lessons } from '../schema/lessons.ts';
import { onboardingSessions } from '../schema/onboarding.ts';
import { subscribers } from '../schema/subscribers.ts';
import { dailyTurns } from '../schema/turns.ts';
import { tutorWaits } from '../schema/tutors.ts';
import { loginAttempts, sessions } from '../schema/users.ts';
import { haveEnded } from './sessions.ts';

/**
 * Takes the turn of a daily duty, unless somebody took it since a moment. Of several that try
 * exactly one gets it.
 */
export const takeTurn = async (
  db: Database,
  name: string,
  { now, unlessSince }: { now: Date; unlessSince: Date },
): Promise<boolean> => {
  const taken = await db
    .insert(dailyTurns)
    .values({ name, at: now })
    .onConflictDoUpdate({
      target: dailyTurns.name,
      set: { at: now },
      setWhere: lte(dailyTurns.at, unlessSince),
    })
    .returning({ name: dailyTurns.name });
  return taken.length > 0;
};

/** Gives a turn back that came to nothing, so that the duty is taken up again. */
export const giveTurnBack = async (db: Database, name: string): Promise<void> => {
  await db.delete(dailyTurns).where(eq(dailyTurns.name, name));
};

/** What the database no longer keeps, in rows. */
export type Cleared = {
  sessions: number;
  logins: number;
  questionnaires: number;
  subscriptions: number;
  waits: number;
  mails: number;
};

const ENDED = ['sent', 'dropped'] as const;

/**
 * Removes what has had its time at a moment: ended sessions and questionnaires, which carry their
 * own ends, and what was not confirmed, or sent, since `unconfirmedSince` and `sentSince`.
 */
export const clearEnded = async (
  db: Database,
  now: Date,
  { unconfirmedSince, sentSince }: { unconfirmedSince: Date; sentSince: Date },
): Promise<Cleared> => {
  // What is ahead, or was not long ago, still asks what was sent of it (decision 127).
  const recent = db.select({ id: lessons.id }).from(lessons).where(gte(lessons.start, sentSince));
  const [ended, logins, questionnaires, pending, waits, ofLessons, ofApprovals, toAdmins] =
    await db.batch([
      db.delete(sessions).where(haveEnded(now)),
      db.delete(loginAttempts).where(lte(loginAttempts.expiresAt, now)),
      db.delete(onboardingSessions).where(lte(onboardingSessions.expiresAt, now)),
      db
        .delete(subscribers)
        .where(
          and(
            eq(subscribers.state, 'pending'),
            lt(
              sql`max(${subscribers.createdAt}, coalesce(${subscribers.confirmationMailedAt}, 0))`,
              unconfirmedSince.getTime(),
            ),
          ),
        ),
      db
        .delete(tutorWaits)
        .where(
          and(
            eq(tutorWaits.state, 'pending'),
            lt(
              sql`max(${tutorWaits.createdAt}, ${tutorWaits.confirmationMailedAt})`,
              unconfirmedSince.getTime(),
            ),
          ),
        ),
      db
        .delete(lessonMails)
        .where(
          and(
            inArray(lessonMails.state, [...ENDED]),
            lt(lessonMails.dueAt, sentSince),
            notInArray(lessonMails.lessonId, recent),
          ),
        ),
      db
        .delete(approvalMails)
        .where(and(inArray(approvalMails.state, [...ENDED]), lt(approvalMails.dueAt, sentSince))),
      db
        .delete(adminMails)
        .where(and(inArray(adminMails.state, [...ENDED]), lt(adminMails.dueAt, sentSince))),
    ]);
  return {
    sessions: ended.rowsAffected,
    logins: logins.rowsAffected,
    questionnaires: questionnaires.rowsAffected,
    subscriptions: pending.rowsAffected,
    waits: waits.rowsAffected,
    mails: ofLessons.rowsAffected + ofApprovals.rowsAffected + toAdmins.rowsAffected,
  };
};
