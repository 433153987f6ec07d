/** A number from 0 to 1 and the seed of the next one: the same seed gives the same game (mulberry32). */
export const draw = (seed: number): readonly [value: number, next: number] => {
  const next = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(next ^ (next >>> 15), next | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return [((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296, next];
};

/** One of several, each as likely as its weight; undefined where none has any. */
export const pick = <T>(
  choices: readonly T[],
  weightOf: (choice: T) => number,
  chance: number,
): T | undefined => {
  const total = choices.reduce((sum, choice) => sum + weightOf(choice), 0);
  let rest = chance * total;
  for (const choice of choices) {
    rest -= weightOf(choice);
    if (rest < 0) return choice;
  }
  return undefined;
};
