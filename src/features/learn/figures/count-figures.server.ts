import { setImmediate as breathe } from 'node:timers/promises';
import type { Database } from '#db/client.ts';
import {
  activeByWeek,
  keepFigures,
  keptFigures,
  learnersAfter,
  pathsLeftAt,
  reviewedItems,
  type PathStop,
  type ReviewedItem,
} from '#db/repos/learning-figures.ts';
import { knownAfter, recallOfAll } from '#db/repos/learning-outcomes.ts';
import { buildCatalogue } from '#src/learning/catalogue/catalogue.server.ts';
import { countOutcomes } from '#src/learning/server/outcomes.server.ts';
import { LEAST_PEOPLE, WEEK_MS, WEEKS } from './learning-figures.ts';

/** Who has done nothing for so long has left, for now. */
const LEFT_AFTER_MS = 14 * 86_400_000;
const HARDEST = 10;
const DAY_MS = 86_400_000;
/** The database answers in this process: while it counts, visitors wait. */
const LEARNERS_AT_ONCE = 10;

/** Counts where nothing was counted yet, or a day ago: at the first start, and not at each. */
export const countFiguresDaily = async (db: Database, now = new Date()): Promise<void> => {
  const last = await keptFigures(db);
  if (!last || now.getTime() - last.countedAt.getTime() >= DAY_MS) await countFigures(db, now);
};

/**
 * Counts the figures of all learners, as a task of the live server: some learners at a time, whose
 * figures are added up, with visitors answered in between. Answers of how many the outcome was new.
 */
export const countFigures = async (
  db: Database,
  now = new Date(),
): Promise<{ learners: number }> => {
  const paths = await pathItems();
  const weeks = Array.from({ length: WEEKS }, () => 0);
  const items = new Map<string, ReviewedItem>();
  const stops = new Map<string, PathStop>();
  let learners = 0;
  let after: string | undefined = '';
  while (after !== undefined) {
    const some: string[] = await learnersAfter(db, after, LEARNERS_AT_ONCE);
    learners += await countOutcomes(db, some, now);
    for (const active of await activeByWeek(db, some, sinceOf(now))) {
      weeks[active.week] = (weeks[active.week] ?? 0) + active.learners;
    }
    await breathe();
    for (const one of await reviewedItems(db, some)) {
      const sum = items.get(one.item);
      items.set(one.item, {
        item: one.item,
        learners: one.learners + (sum?.learners ?? 0),
        lapses: one.lapses + (sum?.lapses ?? 0),
        reviews: one.reviews + (sum?.reviews ?? 0),
      });
    }
    await breathe();
    const before = new Date(now.getTime() - LEFT_AFTER_MS);
    for (const one of await pathsLeftAt(db, some, { paths, before })) {
      const key = `${one.path} ${one.step}`;
      stops.set(key, { ...one, learners: one.learners + (stops.get(key)?.learners ?? 0) });
    }
    await breathe();
    after = some.at(-1);
  }
  const figures = {
    weeks: weeks.slice(0, WEEKS),
    recall: await recallOfAll(db),
    knownAfter7: await knownAfter(db, 7),
    knownAfter30: await knownAfter(db, 30),
    hardest: hardestOf([...items.values()]),
    left: [...stops.values()],
  };
  await keepFigures(db, figures, now);
  return { learners };
};

const sinceOf = (now: Date) => new Date(now.getTime() - WEEKS * WEEK_MS);

/** The paths of every language are the same. */
const pathItems = async () => {
  const { groups, paths } = await buildCatalogue('en');
  const itemsOf = new Map(groups.map(({ id, items }) => [id, items]));
  return paths.map(({ id, goals, steps }) => ({
    id,
    goals,
    steps: steps.map(({ group }) => itemsOf.get(group) ?? []),
  }));
};

/** Those that are forgotten most often by their reviews. */
const hardestOf = (items: readonly ReviewedItem[]): ReviewedItem[] =>
  items
    .filter(({ learners, lapses }) => learners >= LEAST_PEOPLE && lapses > 0)
    .sort((a, b) => b.lapses / b.reviews - a.lapses / a.reviews || (a.item < b.item ? -1 : 1))
    .slice(0, HARDEST);
