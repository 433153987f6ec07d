import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import { MAX_CONFIRMATION_MAILS } from '#src/domain/confirmation.ts';
import type { Database } from '../client.ts';
import { tutorWaits } from '../schema/tutors.ts';

/** Somebody who asked for one mail when the list of tutors opens. */
export type TutorWait = typeof tutorWaits.$inferSelect;

/**
 * Takes down an address (in small letters) and answers whom to ask to confirm; undefined where that
 * address has confirmed already, was asked since a moment, or too often.
 */
export const addWait = async (
  db: Database,
  { email, locale }: Pick<TutorWait, 'email' | 'locale'>,
  { now, unlessSince }: { now: Date; unlessSince: Date },
): Promise<TutorWait | undefined> => {
  const fresh = { locale, confirmationMailedAt: now, changedAt: now };
  const [added] = await db
    .insert(tutorWaits)
    .values({ id: randomUUID(), email, state: 'pending', createdAt: now, ...fresh })
    .onConflictDoUpdate({
      target: tutorWaits.email,
      set: {
        ...fresh,
        state: 'pending',
        confirmationMails: sql`${tutorWaits.confirmationMails} + 1`,
      },
      setWhere: sql`${ne(tutorWaits.state, 'confirmed')}
        AND ${lt(tutorWaits.confirmationMails, MAX_CONFIRMATION_MAILS)}
        AND (${inArray(tutorWaits.state, ['told', 'ended'])}
          OR ${lt(tutorWaits.confirmationMailedAt, unlessSince)})`,
    })
    .returning();
  return added;
};

/** Notes that the mail could not be sent, so that the next request may try again. */
export const releaseWait = async (db: Database, id: string): Promise<void> => {
  await db
    .update(tutorWaits)
    .set({
      confirmationMailedAt: new Date(0),
      confirmationMails: sql`${tutorWaits.confirmationMails} - 1`,
    })
    .where(eq(tutorWaits.id, id));
};

/** Where it stands; undefined where there is none. */
export const stateOfWait = async (
  db: Database,
  id: string,
): Promise<TutorWait['state'] | undefined> => {
  const [found] = await db
    .select({ state: tutorWaits.state })
    .from(tutorWaits)
    .where(eq(tutorWaits.id, id));
  return found?.state;
};

const move = async (
  db: Database,
  id: string,
  from: readonly TutorWait['state'][],
  change: Partial<TutorWait> & Pick<TutorWait, 'state' | 'changedAt'>,
): Promise<boolean> => {
  const changed = await db
    .update(tutorWaits)
    .set(change)
    .where(and(eq(tutorWaits.id, id), inArray(tutorWaits.state, [...from])))
    .returning({ id: tutorWaits.id });
  return changed.length > 0;
};

/** Confirms that the one mail is wanted. Answers whether anything changed. */
export const confirmWait = (db: Database, id: string, now: Date): Promise<boolean> =>
  move(db, id, ['pending'], {
    state: 'confirmed',
    changedAt: now,
    confirmationMails: 0,
    attempts: 0,
    dueAt: now,
  });

/** Ends the waiting. Answers whether anything changed. */
export const endWait = (db: Database, id: string, now: Date): Promise<boolean> =>
  move(db, id, ['pending', 'confirmed', 'told'], { state: 'ended', changedAt: now });

/** Those who have confirmed and whose mail may be tried, the longest waiting first. */
export const confirmedWaits = (db: Database, now: Date, most: number): Promise<TutorWait[]> =>
  db
    .select()
    .from(tutorWaits)
    .where(and(eq(tutorWaits.state, 'confirmed'), lte(tutorWaits.dueAt, now)))
    .orderBy(asc(tutorWaits.dueAt), asc(tutorWaits.changedAt))
    .limit(most);

/** Takes the one mail of a wait: of several at once exactly one gets it. */
export const claimTelling = (db: Database, id: string, now: Date): Promise<boolean> =>
  move(db, id, ['confirmed'], { state: 'told', changedAt: now });

/** Gives it back where the mail could not be sent, to be tried again at a moment. */
export const releaseTelling = (
  db: Database,
  { id, attempts }: Pick<TutorWait, 'id' | 'attempts'>,
  { now, dueAt }: { now: Date; dueAt: Date },
): Promise<boolean> =>
  move(db, id, ['told'], { state: 'confirmed', changedAt: now, attempts: attempts + 1, dueAt });
