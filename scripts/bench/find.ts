/**
 * The search over 2,000 entries: how long each key takes to answer. A slow phone is reckoned as a
 * sixth of this machine, whose browser runs the same engine; drawing the hits is not in it.
 */
import { entriesOf, hitsOf } from '#src/features/learn/find/entries.ts';
import { createFinder } from '#src/features/learn/find/finder.ts';
import { LOCALES, isLocale } from '#src/i18n/locales.ts';
import { buildCatalogue } from '#src/learning/catalogue/catalogue.server.ts';

const ENTRIES = 2_000;
const SLOWDOWN = 6;
/** For the slowest of a hundred keys, on the phone. */
const GOAL_MS = 50;
const TYPED = [
  'أريد ماء',
  'القطار',
  'مستشفى',
  'thank you',
  'where is',
  'wo xiang',
  'nǐ hǎo',
  '我想',
];
/** Before the engine has seen enough, each takes longer. */
const ROUNDS = 20;

/** Prints the figures, and says whether they met their goal. */
export const benchFind = async (): Promise<boolean> => {
  const slowest = await Promise.all(
    LOCALES.filter((locale) => isLocale(locale, 'learn')).map(async (locale) => {
      const own = entriesOf(hitsOf(await buildCatalogue(locale), []));
      const entries = Array.from({ length: ENTRIES }, (_, at) => {
        const entry = own[at % own.length];
        if (!entry) throw new Error('There is nothing to learn');
        return { ...entry, id: String(at) };
      });
      const start = performance.now();
      const find = await createFinder(entries);
      const built = performance.now() - start;
      const times = Array.from({ length: ROUNDS }, () => TYPED.flatMap(keysOf)).flatMap((round) =>
        round.map((typed) => {
          const from = performance.now();
          find(typed);
          return performance.now() - from;
        }),
      );
      times.sort((one, other) => one - other);
      const at = (share: number) => SLOWDOWN * (times[Math.floor(times.length * share)] ?? NaN);
      console.log(
        `${locale}: index ${(SLOWDOWN * built).toFixed(0)} ms in pieces; a key ${at(0.5).toFixed(1)} ms in the median, ${at(0.95).toFixed(1)} at p95, ${at(0.99).toFixed(1)} at p99`,
      );
      return at(0.99);
    }),
  );
  return slowest.every((slow) => slow <= GOAL_MS);
};

/** What stands in the field after each key. */
const keysOf = (typed: string): string[] =>
  [...typed].map((_, at) => [...typed].slice(0, at + 1).join(''));
