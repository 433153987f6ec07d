import { and, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { databaseNow } from '../schema/moment.ts';
import { requestCounts } from '../schema/request-counts.ts';

/** Something to count, or with nothing to add to look up. */
export type Counting = {
  key: string;
  /** May be less than nothing, for what is taken back. */
  add: number;
  /** How long a count lasts that begins with this, in milliseconds. */
  lastsMs: number;
};

/** How often a key was counted, and how long that still counts, in milliseconds. */
export type Counted = { points: number; leftMs: number };

const FOUND = {
  points: requestCounts.points,
  leftMs: sql<number>`${requestCounts.until} - ${databaseNow}`,
};

/**
 * Counts or looks up all of some keys in one journey to the database; answers in their order,
 * undefined where nothing counts now.
 */
export const countRequests = async (
  db: Database,
  countings: readonly Counting[],
): Promise<(Counted | undefined)[]> => {
  // A transaction that reads first is refused where somebody writes before it does.
  const ordered = [...countings.entries()].sort(
    ([, one], [, other]) => isLookUp(one) - isLookUp(other),
  );
  const [first, ...rest] = ordered.map(([, one]) =>
    isLookUp(one) ? lookUp(db, one) : add(db, one),
  );
  if (!first) return [];
  const answers = await db.batch([first, ...rest]);
  const counted: (Counted | undefined)[] = [];
  for (const [at, [place]] of ordered.entries()) counted[place] = answers[at]?.[0];
  return counted;
};

const isLookUp = ({ add: points }: Counting): 0 | 1 => (points === 0 ? 1 : 0);

const lookUp = (db: Database, { key }: Counting) =>
  db
    .select(FOUND)
    .from(requestCounts)
    .where(and(eq(requestCounts.key, key), gt(requestCounts.until, databaseNow)));

const add = (db: Database, { key, add: points, lastsMs }: Counting) => {
  const until = sql`${databaseNow} + ${lastsMs}`;
  const unlessOver = (going: SQL, anew: SQL) =>
    sql`CASE WHEN ${requestCounts.until} > ${databaseNow} THEN ${going} ELSE ${anew} END`;
  return db
    .insert(requestCounts)
    .values({ key, points, until })
    .onConflictDoUpdate({
      target: requestCounts.key,
      set: {
        points: unlessOver(sql`${requestCounts.points} + ${points}`, sql`${points}`),
        until: unlessOver(sql`${requestCounts.until}`, until),
      },
    })
    .returning(FOUND);
};

/** Removes what counts no more. Answers how many keys that were. */
export const forgetCounts = async (db: Database): Promise<number> =>
  (await db.delete(requestCounts).where(lte(requestCounts.until, databaseNow))).rowsAffected;
