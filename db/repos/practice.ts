import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { learningEvents } from '../schema/learning.ts';

/** What counts as practice: something was asked or drawn, not only looked at or kept. */
export const isPractice = sql`${learningEvents.event} ->> 'what' in ('graded', 'traced')`;

/** The quarters of an hour, by their beginning, within which a learner practised between two moments. */
export const practisedQuarters = async (
  db: Database,
  userId: string,
  { from, until }: { from: Date; until: Date },
): Promise<Date[]> => {
  // No time zone begins its day within a quarter.
  const quarter = sql<number>`(${learningEvents.at} / 900000) * 900000`;
  const rows = await db
    .selectDistinct({ quarter })
    .from(learningEvents)
    .where(
      and(
        eq(learningEvents.userId, userId),
        gte(learningEvents.at, from),
        lt(learningEvents.at, until),
        isPractice,
      ),
    );
  return rows.map((row) => new Date(row.quarter));
};
