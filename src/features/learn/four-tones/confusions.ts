import type { SpokenTone } from '#src/domain/mandarin/tones.ts';

/** How often a tone was taken for another: `2>3` for a second that was heard as a third. */
export type Confusions = Readonly<Record<string, number>>;

export type Confusion = {
  readonly said: SpokenTone;
  readonly heard: SpokenTone;
  readonly count: number;
};

const keyOf = (said: SpokenTone, heard: SpokenTone) => `${said}>${heard}`;

/** After this many times more would not make it come back sooner. */
const MOST = 5;

/** What an answer adds: a miss counts for its pair, a hit takes one from all misses of its tone. */
export const afterAnswer = (
  confusions: Confusions,
  said: SpokenTone,
  heard: SpokenTone,
): Confusions => {
  if (said !== heard) {
    const key = keyOf(said, heard);
    return { ...confusions, [key]: Math.min(MOST, (confusions[key] ?? 0) + 1) };
  }
  return Object.fromEntries(
    Object.entries(confusions)
      .map(([key, count]) => [key, key.startsWith(`${said}>`) ? count - 1 : count] as const)
      .filter(([, count]) => count > 0),
  );
};

/** How much a tone needs practice: it and what it is taken for come back. */
export const needOf = (confusions: Confusions, tone: SpokenTone): number =>
  Object.entries(confusions)
    .filter(([key]) => key.split('>').includes(String(tone)))
    .reduce((sum, [, count]) => sum + count, 0);

/** The confusions of some answers, the most frequent first. */
export const confusionsIn = (
  answers: readonly { readonly said: SpokenTone; readonly heard: SpokenTone }[],
): Confusion[] => {
  const found = new Map<string, Confusion>();
  for (const { said, heard } of answers) {
    if (said === heard) continue;
    const count = (found.get(keyOf(said, heard))?.count ?? 0) + 1;
    found.set(keyOf(said, heard), { said, heard, count });
  }
  return [...found.values()].sort((one, other) => other.count - one.count);
};
