import { database } from '#db/client.ts';
import {
  activeByWeek,
  hardestItems,
  knownAfter,
  pathsLeftAt,
  recallOfAll,
} from '#db/repos/learning-figures.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { buildCatalogue } from '#src/learning/catalogue/catalogue.server.ts';

/** No figure is told of fewer people: one of them could be recognised. */
export const LEAST_PEOPLE = 5;
const WEEKS = 12;
const WEEK_MS = 7 * 86_400_000;
/** Who has done nothing for so long has left, for now. */
const LEFT_AFTER_MS = 14 * 86_400_000;
const HARDEST = 10;

/** A figure, or nothing where too few people stand behind it. */
export type Told = number | undefined;

const told = (learners: number, figure = learners): Told =>
  learners >= LEAST_PEOPLE ? figure : undefined;

export type LearningFigures = Awaited<ReturnType<typeof learningFigures>>;

/** Whether anyone learns: figures of at least five people each, and nobody by name. */
export const learningFigures = async (now: Date, locale: Locale) => {
  const db = await database();
  const { items, groups, paths } = await buildCatalogue(locale);
  const since = new Date(now.getTime() - WEEKS * WEEK_MS);
  const active = new Map((await activeByWeek(db, since)).map((one) => [one.week, one.learners]));
  const recall = await recallOfAll(db);
  const [week, month] = [await knownAfter(db, 7), await knownAfter(db, 30)];
  const hardest = await hardestItems(db, { least: LEAST_PEOPLE, most: HARDEST });
  const itemsIn = (group: string) => groups.find(({ id }) => id === group)?.items ?? [];
  const stops = await pathsLeftAt(
    db,
    paths.map(({ id, goals, steps }) => ({
      id,
      goals,
      steps: steps.map(({ group }) => itemsIn(group)),
    })),
    new Date(now.getTime() - LEFT_AFTER_MS),
  );
  const left = paths.map(({ id, title, steps }) => {
    const rows = stops.filter(({ path }) => path === id);
    const of = (step: number) => told(rows.find((row) => row.step === step)?.learners ?? 0);
    return {
      title,
      learners: told(rows.reduce((sum, { learners }) => sum + learners, 0)),
      steps: [
        { title: undefined, learners: of(-1) },
        ...steps.map((step, index) => ({ title: step.title, learners: of(index) })),
      ],
    };
  });
  return {
    weeks: Array.from({ length: WEEKS }, (_, index) => ({
      begins: new Date(since.getTime() + index * WEEK_MS),
      learners: told(active.get(index) ?? 0),
    })),
    knownAfter7: told(week.learners, week.items),
    knownAfter30: told(month.learners, month.items),
    recall:
      recall.learners < LEAST_PEOPLE
        ? undefined
        : {
            measured: recall.recalled / recall.reviews,
            foretold: recall.foretold / recall.reviews,
          },
    left,
    hardest: hardest.map(({ item, lapses, reviews }) => ({
      hanzi: items.find((one) => one.item === item)?.hanzi ?? item,
      meaning: items.find((one) => one.item === item)?.meaning ?? '',
      forgotten: lapses / reviews,
    })),
  };
};
