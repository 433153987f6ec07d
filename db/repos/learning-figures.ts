import { and, avg, count, countDistinct, eq, gt, gte, isNotNull, sql, sum } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { learningEvents, learningOutcomes } from '../schema/learning.ts';

/** A figure, and of how many people it is. */
export type OfPeople<Figure> = Figure & { learners: number };

const WEEK_MS = 7 * 86_400_000;

/** How many learners did something in each week (0 is the first) since a moment. */
export const activeByWeek = async (
  db: Database,
  since: Date,
): Promise<OfPeople<{ week: number }>[]> => {
  // Numbers travel as floats.
  const week = sql<number>`cast((${learningEvents.at} - ${since.getTime()}) / ${WEEK_MS} as integer)`;
  return db
    .select({ week, learners: countDistinct(learningEvents.userId) })
    .from(learningEvents)
    .where(gte(learningEvents.at, since))
    .groupBy(week);
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

export type HardItem = OfPeople<{ item: string; lapses: number; reviews: number }>;

/** The items that are forgotten most often by their reviews, of at least so many learners. */
export const hardestItems = async (
  db: Database,
  { least, most }: { least: number; most: number },
): Promise<HardItem[]> =>
  db.all<HardItem>(sql`
    select item, count(*) as learners, sum(lapses) as lapses, sum(reps) as reviews
    from (
      select card.item as item,
        sum(skill.value ->> 'lapses') as lapses, sum(skill.value ->> 'reps') as reps
      from learning_cards card, json_each(card.card, '$.skills') skill
      group by card.user_id, card.item
    )
    group by item
    having count(*) >= ${least} and sum(lapses) > 0
    order by 1.0 * sum(lapses) / sum(reps) desc, item
    limit ${most}
  `);

/** A path, by the items of each of its steps and the answers that lead to it. */
export type PathItems = {
  id: string;
  goals: readonly string[];
  steps: readonly (readonly string[])[];
};

/**
 * Of the learners who left a path, how many came as far as which of its steps; -1 for none. A path
 * is theirs that they chose, or else the first to which their newest answer leads.
 */
export const pathsLeftAt = async (
  db: Database,
  paths: readonly PathItems[],
  before: Date,
): Promise<OfPeople<{ path: string; step: number }>[]> => {
  const ids = paths.map(({ id }) => id);
  const byGoal = paths.toReversed().flatMap(({ id, goals }) => goals.map((goal) => [goal, id]));
  const items = paths.flatMap(({ id, steps }) =>
    steps.flatMap((step, index) => step.map((item) => [id, item, index])),
  );
  return db.all<OfPeople<{ path: string; step: number }>>(sql`
    with chosen as (
      select user_id, choice ->> 'value' as path from learning_choices
      where name = 'path' and path in (select value from json_each(${JSON.stringify(ids)}))
    ),
    answered as (
      select user_id, goal, row_number() over (partition by user_id order by at desc) as age
      from (
        select user_id, choice -> 'value' ->> 'goal' as goal, at
        from learning_choices where name = 'answers'
        union all
        select user_id, preference_data ->> '$' as goal, updated_at as at
        from student_preferences where question_type = 'learning_goals'
      )
    ),
    walked as (
      select user_id, path from chosen
      union all
      select user_id, goals.value as path
      from answered
      join json_each(${JSON.stringify(Object.fromEntries(byGoal))}) goals on goals.key = goal
      where age = 1 and user_id not in (select user_id from chosen)
    ),
    left_by as (
      select user_id, path from walked
      where (select max(at) from learning_events event where event.user_id = walked.user_id)
        < ${before.getTime()}
    ),
    step_of as materialized (
      select value ->> 0 as path, value ->> 1 as item, value ->> 2 as step
      from json_each(${JSON.stringify(items)})
    )
    select path, step, count(*) as learners
    from (
      select left_by.path as path, coalesce(max(step_of.step), -1) as step
      from left_by
      left join (
        select card.user_id, step_of.path, step_of.step
        -- In this order a card is looked up by its key; the other way round every item is tried.
        from left_by cross join step_of on step_of.path = left_by.path
        cross join learning_cards card
          on card.user_id = left_by.user_id and card.item = step_of.item
      ) step_of on step_of.user_id = left_by.user_id
      group by left_by.user_id
    )
    group by path, step
    order by path, step
  `);
};

export type Outcome = Omit<typeof learningOutcomes.$inferSelect, 'userId'>;

/** Learners whose outcome has to be counted anew, with how many events they have and their first. */
export const uncountedLearners = async (
  db: Database,
  now: Date,
): Promise<{ userId: string; events: number; first: Date }[]> => {
  const since = (days: number) => now.getTime() - days * 86_400_000;
  const first = sql<number>`min(${learningEvents.at})`;
  const rows = await db
    .select({ userId: learningEvents.userId, events: count(), first })
    .from(learningEvents)
    .leftJoin(learningOutcomes, eq(learningOutcomes.userId, learningEvents.userId))
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
