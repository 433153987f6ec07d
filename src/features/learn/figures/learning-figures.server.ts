import { database } from '#db/client.ts';
import { keptFigures } from '#db/repos/learning-figures.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { buildCatalogue } from '#src/learning/catalogue/catalogue.server.ts';
import { LEAST_PEOPLE, WEEK_MS, WEEKS } from './learning-figures.ts';

/** A figure, or nothing where too few people stand behind it. */
export type Told = number | undefined;

const told = (learners: number, figure = learners): Told =>
  learners >= LEAST_PEOPLE ? figure : undefined;

export type LearningFigures = NonNullable<Awaited<ReturnType<typeof learningFigures>>>;

/**
 * Whether anyone learns, as it was counted last: figures of at least five people each, and nobody
 * by name. Undefined before anything was counted.
 */
export const learningFigures = async (locale: Locale) => {
  const kept = await keptFigures(await database());
  if (!kept) return undefined;
  const { countedAt, figures } = kept;
  const { items, paths } = await buildCatalogue(locale);
  const itemsByName = new Map(items.map((one) => [one.item as string, one]));
  const since = countedAt.getTime() - WEEKS * WEEK_MS;
  const { recall, knownAfter7, knownAfter30 } = figures;
  const left = paths.map(({ id, title, steps }) => {
    const rows = figures.left.filter(({ path }) => path === id);
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
    countedAt,
    weeks: figures.weeks.map((learners, index) => ({
      begins: new Date(since + index * WEEK_MS),
      learners: told(learners),
    })),
    knownAfter7: told(knownAfter7.learners, knownAfter7.items),
    knownAfter30: told(knownAfter30.learners, knownAfter30.items),
    recall:
      recall.learners < LEAST_PEOPLE
        ? undefined
        : {
            measured: recall.recalled / recall.reviews,
            foretold: recall.foretold / recall.reviews,
          },
    left,
    hardest: figures.hardest.map(({ item, lapses, reviews }) => ({
      hanzi: itemsByName.get(item)?.hanzi ?? item,
      meaning: itemsByName.get(item)?.meaning ?? '',
      forgotten: lapses / reviews,
    })),
  };
};
