import { and, avg, count, eq, gt, inArray, isNotNull, sql, sum } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { learningEvents, learningOutcomes } from '../schema/learning.ts';
import type { OfPeople } from './learning-figures.ts';

export type Outcome = Omit<typeof learningOutcomes.$inferSelect, 'userId'>;

/** Those learners whose outcome has to be counted anew, with how many events they have and their first. */
export const uncountedLearners = async (
  db: Database,
  userIds: readonly string[],
  now: Date,
): Promise<{ userId: string; events: number; first: Date }[]> => {
  const since = (days: number) => now.getTime() - days * 86_400_000;
  const first = sql<number>`min(${learningEvents.at})`;
  const rows = await db
    .select({ userId: learningEvents.userId, events: count(), first })
    .from(learningEvents)
    .leftJoin(learningOutcomes, eq(learningOutcomes.userId, learningEvents.userId))
    .where(inArray(learningEvents.userId, [...userIds]))
    .groupBy(learningEvents.userId)
    .having(
      sql`${learningOutcomes.events} is null or ${learningOutcomes.events} <> count(*)
        or (${learningOutcomes.knownAfter7} is null and ${first} <= ${since(7)})
        or (${learningOutcomes.knownAfter30} is null and ${first} <= ${since(30)})`,
    );
  return rows.map((row) => ({ ...row, first: new Date(row.first) }));
};

export const keepOutcome = async (
  db: Database,
  userId: string,
  outcome: Outcome,
): Promise<void> => {
  await db
    .insert(learningOutcomes)
    .values({ userId, ...outcome })
    .onConflictDoUpdate({ target: learningOutcomes.userId, set: outcome });
};

/** The items of a learner after one of them, in their order. */
export const itemsAfter = async (
  db: Database,
  userId: string,
  after: string,
  most: number,
): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ item: learningEvents.item })
    .from(learningEvents)
    .where(and(eq(learningEvents.userId, userId), gt(learningEvents.item, after)))
    .orderBy(learningEvents.item)
    .limit(most);
  return rows.map(({ item }) => item);
};

export type Recall = OfPeople<{ reviews: number; recalled: number; foretold: number }>;

/** How often what was in review was recalled, and how often the schedule had foretold it. */
export const recallOfAll = async (db: Database): Promise<Recall> => {
  const [row] = await db
    .select({
      learners: count(),
      reviews: sum(learningOutcomes.reviews).mapWith(Number),
      recalled: sum(learningOutcomes.recalled).mapWith(Number),
      foretold: sum(learningOutcomes.foretold).mapWith(Number),
    })
    .from(learningOutcomes)
    .where(gt(learningOutcomes.reviews, 0));
  return {
    learners: row?.learners ?? 0,
    reviews: row?.reviews ?? 0,
    recalled: row?.recalled ?? 0,
    foretold: row?.foretold ?? 0,
  };
};

/** How many items learners knew on average, so many days after they began. */
export const knownAfter = async (
  db: Database,
  days: 7 | 30,
): Promise<OfPeople<{ items: number }>> => {
  const known = days === 7 ? learningOutcomes.knownAfter7 : learningOutcomes.knownAfter30;
  const [row] = await db
    .select({ learners: count(), items: avg(known).mapWith(Number) })
    .from(learningOutcomes)
    .where(isNotNull(known));
  return { learners: row?.learners ?? 0, items: row?.items ?? 0 };
};
