import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { tutorFitWaits } from '../schema/tutors.ts';

/** A student who asked for one mail when a tutor fits. */
export type FitWait = typeof tutorFitWaits.$inferSelect;

/** Keeps whom a student waits for, in place of an earlier wish. */
export const keepFitWait = async (
  db: Database,
  { userId, query }: Pick<FitWait, 'userId' | 'query'>,
  now: Date,
): Promise<void> => {
  const asked = { query, askedAt: now, lookedAt: now, attempts: 0, dueAt: now };
  await db
    .insert(tutorFitWaits)
    .values({ userId, ...asked })
    .onConflictDoUpdate({ target: tutorFitWaits.userId, set: asked });
};

/** What a student waits for, if anything. */
export const fitWaitOf = async (db: Database, userId: string): Promise<FitWait | undefined> => {
  const [found] = await db.select().from(tutorFitWaits).where(eq(tutorFitWaits.userId, userId));
  return found;
};

/** Ends the waiting. Answers whether there was any. */
export const endFitWait = async (db: Database, userId: string): Promise<boolean> => {
  const ended = await db
    .delete(tutorFitWaits)
    .where(eq(tutorFitWaits.userId, userId))
    .returning({ userId: tutorFitWaits.userId });
  return ended.length > 0;
};

/** Those whose mail may be tried and for whom nobody has looked the longest. */
export const fitWaits = (db: Database, now: Date, most: number): Promise<FitWait[]> =>
  db
    .select()
    .from(tutorFitWaits)
    .where(lte(tutorFitWaits.dueAt, now))
    .orderBy(asc(tutorFitWaits.lookedAt))
    .limit(most);

const asSeen = ({ userId, askedAt }: FitWait) =>
  and(eq(tutorFitWaits.userId, userId), eq(tutorFitWaits.askedAt, askedAt));

/** Notes that nobody fits yet. */
export const noteLook = async (db: Database, wait: FitWait, now: Date): Promise<void> => {
  await db.update(tutorFitWaits).set({ lookedAt: now }).where(asSeen(wait));
};

/** Takes the one mail of a wish as it was seen: of several that try exactly one gets it. */
export const claimFitMail = async (db: Database, wait: FitWait): Promise<boolean> => {
  const taken = await db
    .delete(tutorFitWaits)
    .where(asSeen(wait))
    .returning({ userId: tutorFitWaits.userId });
  return taken.length > 0;
};

/**
 * Gives it back where the mail could not be sent, to be tried again at a moment, unless there is a
 * newer wish.
 */
export const releaseFitMail = async (
  db: Database,
  wait: FitWait,
  { now, dueAt }: { now: Date; dueAt: Date },
): Promise<void> => {
  await db
    .insert(tutorFitWaits)
    .values({ ...wait, lookedAt: now, attempts: wait.attempts + 1, dueAt })
    .onConflictDoNothing();
};
