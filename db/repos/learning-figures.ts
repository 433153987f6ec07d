import { and, countDistinct, desc, exists, gt, gte, inArray, eq, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { learningEvents, learningFigures } from '../schema/learning.ts';
import { users } from '../schema/users.ts';
import type { Recall } from './learning-outcomes.ts';

/** A figure, and of how many people it is. */
export type OfPeople<Figure> = Figure & { learners: number };

const WEEK_MS = 7 * 86_400_000;

/** Some of the accounts that ever practised, in the order of their ids, after one of them. */
export const learnersAfter = async (
  db: Database,
  after: string,
  most: number,
): Promise<string[]> => {
  const events = db
    .select({ one: sql`1` })
    .from(learningEvents)
    .where(eq(learningEvents.userId, users.id));
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(gt(users.id, after), exists(events)))
    .orderBy(users.id)
    .limit(most);
  return rows.map(({ id }) => id);
};

/** How many of those learners did something in each week (0 is the first) since a moment. */
export const activeByWeek = async (
  db: Database,
  userIds: readonly string[],
  since: Date,
): Promise<OfPeople<{ week: number }>[]> => {
  // Numbers travel as floats.
  const week = sql<number>`cast((${learningEvents.at} - ${since.getTime()}) / ${WEEK_MS} as integer)`;
  return db
    .select({ week, learners: countDistinct(learningEvents.userId) })
    .from(learningEvents)
    .where(and(inArray(learningEvents.userId, [...userIds]), gte(learningEvents.at, since)))
    .groupBy(week);
};

export type ReviewedItem = OfPeople<{ item: string; lapses: number; reviews: number }>;

/** How often those learners reviewed each of their items, and how often they had forgotten it. */
export const reviewedItems = async (
  db: Database,
  userIds: readonly string[],
): Promise<ReviewedItem[]> =>
  db.all<ReviewedItem>(sql`
    select item, count(*) as learners, sum(lapses) as lapses, sum(reps) as reviews
    from (
      select card.item as item,
        sum(skill.value ->> 'lapses') as lapses, sum(skill.value ->> 'reps') as reps
      from learning_cards card, json_each(card.card, '$.skills') skill
      where card.user_id in (select value from json_each(${JSON.stringify(userIds)}))
      group by card.user_id, card.item
    )
    group by item
  `);

export type PathStop = OfPeople<{ path: string; step: number }>;

/** A path, by the items of each of its steps and the answers that lead to it. */
export type PathItems = {
  id: string;
  goals: readonly string[];
  steps: readonly (readonly string[])[];
};

/**
 * Of those learners who left a path, how many came as far as which of its steps; -1 for none. A path
 * is theirs that they chose, or else the first to which their newest answer leads.
 */
export const pathsLeftAt = async (
  db: Database,
  userIds: readonly string[],
  { paths, before }: { paths: readonly PathItems[]; before: Date },
): Promise<PathStop[]> => {
  const ids = paths.map(({ id }) => id);
  const byGoal = paths.toReversed().flatMap(({ id, goals }) => goals.map((goal) => [goal, id]));
  const items = paths.flatMap(({ id, steps }) =>
    steps.flatMap((step, index) => step.map((item) => [id, item, index])),
  );
  return db.all<PathStop>(sql`
    with counted as materialized (
      select value as user_id from json_each(${JSON.stringify(userIds)})
    ),
    chosen as (
      select user_id, choice ->> 'value' as path
      from counted join learning_choices using (user_id)
      where name = 'path' and path in (select value from json_each(${JSON.stringify(ids)}))
    ),
    answered as (
      select user_id, goal, row_number() over (partition by user_id order by at desc) as age
      from (
        select user_id, choice -> 'value' ->> 'goal' as goal, at
        from counted join learning_choices using (user_id) where name = 'answers'
        union all
        select user_id, preference_data ->> '$' as goal, updated_at as at
        from counted join student_preferences using (user_id) where question_type = 'learning_goals'
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
  `);
};

/** What is told of all learners together. */
export type CountedFigures = {
  /** Of each week, from the first one. */
  weeks: readonly number[];
  recall: Recall;
  knownAfter7: OfPeople<{ items: number }>;
  knownAfter30: OfPeople<{ items: number }>;
  hardest: readonly ReviewedItem[];
  left: readonly PathStop[];
};

/** Keeps figures in place of those that were counted before. */
export const keepFigures = async (
  db: Database,
  figures: CountedFigures,
  countedAt: Date,
): Promise<void> => {
  await db.batch([
    db.delete(learningFigures),
    db.insert(learningFigures).values({ countedAt, figures }),
  ]);
};

/** The figures that were counted last; undefined before the first time. */
export const keptFigures = async (
  db: Database,
): Promise<{ countedAt: Date; figures: CountedFigures } | undefined> => {
  const [row] = await db
    .select()
    .from(learningFigures)
    .orderBy(desc(learningFigures.countedAt))
    .limit(1);
  return row && { countedAt: row.countedAt, figures: row.figures as CountedFigures };
};
