import { and, asc, eq, lte, max, sql } from 'drizzle-orm';
import type { ShortDay } from '#src/domain/week.ts';
import type { Database } from '../client.ts';
import { prepared } from '../prepared.ts';
import { learningEvents, learningReminders } from '../schema/learning.ts';
import { users } from '../schema/users.ts';
import { isPractice } from './practice.ts';

/** On which days of the week, by whose clock, and when to look next. */
export type Reminder = { days: ShortDay[]; zone: string; nextAt: Date };

export const reminderOf = async (db: Database, userId: string): Promise<Reminder | undefined> => {
  const row = await reminderQuery(db).get({ userId });
  return row && { ...row, days: row.days as ShortDay[] };
};

const reminderQuery = prepared((db) =>
  db
    .select({
      days: learningReminders.days,
      zone: learningReminders.zone,
      nextAt: learningReminders.nextAt,
    })
    .from(learningReminders)
    .where(eq(learningReminders.userId, sql.placeholder('userId')))
    .prepare(),
);

export const keepReminder = async (
  db: Database,
  userId: string,
  reminder: Reminder,
): Promise<void> => {
  await db
    .insert(learningReminders)
    .values({ userId, ...reminder })
    .onConflictDoUpdate({ target: learningReminders.userId, set: reminder });
};

/** Answers whether there was one. */
export const endReminder = async (db: Database, userId: string): Promise<boolean> => {
  const ended = await db
    .delete(learningReminders)
    .where(eq(learningReminders.userId, userId))
    .returning({ userId: learningReminders.userId });
  return ended.length > 0;
};

/** The reminders whose time has come, the longest waiting first, and to whom they go. */
export const waitingReminders = async (db: Database, now: Date, most: number) =>
  db
    .select({
      userId: learningReminders.userId,
      days: learningReminders.days,
      zone: learningReminders.zone,
      nextAt: learningReminders.nextAt,
      email: users.email,
      emailVerified: users.emailVerified,
      locale: users.locale,
    })
    .from(learningReminders)
    .innerJoin(users, eq(users.id, learningReminders.userId))
    .where(lte(learningReminders.nextAt, now))
    .orderBy(asc(learningReminders.nextAt))
    .limit(most);

/**
 * Moves a reminder on, if it still stands where it was seen. Of several that try, exactly one does:
 * the mail is theirs to send.
 */
export const moveReminder = async (
  db: Database,
  userId: string,
  { from, to }: { from: Date; to: Date },
): Promise<boolean> => {
  const moved = await db
    .update(learningReminders)
    .set({ nextAt: to })
    .where(and(eq(learningReminders.userId, userId), eq(learningReminders.nextAt, from)))
    .returning({ userId: learningReminders.userId });
  return moved.length > 0;
};

/** When a learner practised last, by what has come into the account. */
export const lastPractice = async (db: Database, userId: string): Promise<Date | undefined> => {
  const [row] = await db
    .select({ at: max(learningEvents.at) })
    .from(learningEvents)
    .where(and(eq(learningEvents.userId, userId), isPractice));
  return row?.at ?? undefined;
};
