/** How many parts are joined. */
export const SIZES = [2, 3] as const;
export type Size = (typeof SIZES)[number];

/** Parts that make a character; `ordered` where another order makes another one. */
export type Recipe = {
  readonly parts: readonly string[];
  readonly ordered: boolean;
  readonly result: string;
};

export type Combiner = {
  /** As many as the mode has; a slot keeps its place when an earlier one is emptied. */
  readonly slots: readonly (string | undefined)[];
  /** Results that have been made, in the order of their discovery. */
  readonly discovered: readonly string[];
};

export type CombinerEvent =
  | { type: 'picked'; radical: string }
  | { type: 'removed'; place: number }
  | { type: 'sizeChosen'; size: Size }
  | { type: 'cleared' }
  /** `chance` is at least 0 and below 1. */
  | { type: 'randomized'; chance: number }
  /** What was discovered on an earlier visit. */
  | { type: 'restored'; discovered: readonly string[] };

/** What the slots amount to. */
export type Outcome<R extends Recipe> =
  { at: 'open'; missing: number } | { at: 'unknown' } | { at: 'made'; recipe: R };

/** What has just happened, to be said in words. */
export type Notice<R extends Recipe> =
  | { says: 'placed'; radical: string; place: number }
  | { says: 'removed'; place: number }
  | { says: 'emptied'; slots: number }
  | { says: 'unknown' }
  | { says: 'made'; recipe: R; isNew: boolean };

const emptySlots = (size: number): Combiner['slots'] => Array<undefined>(size).fill(undefined);

export const START: Combiner = { slots: emptySlots(SIZES[0]), discovered: [] };

export const isFull = ({ slots }: Combiner) => !slots.includes(undefined);
const isEmpty = ({ slots }: Combiner) => slots.every((slot) => slot === undefined);

const inOrder = (parts: readonly unknown[]) => parts.join('');
const inAnyOrder = (parts: readonly unknown[]) => [...parts].sort().join('');

const makes = (slots: Combiner['slots'], { parts, ordered }: Recipe) =>
  ordered ? inOrder(slots) === inOrder(parts) : inAnyOrder(slots) === inAnyOrder(parts);

/** Looks the slots up once they are full (RADICALS-3). */
export const outcomeOf = <R extends Recipe>(
  recipes: readonly R[],
  combiner: Combiner,
): Outcome<R> => {
  if (!isFull(combiner)) {
    return { at: 'open', missing: combiner.slots.filter((slot) => slot === undefined).length };
  }
  const recipe = recipes.find((one) => makes(combiner.slots, one));
  return recipe ? { at: 'made', recipe } : { at: 'unknown' };
};

/** How many characters of the present size have this part and are still to be found (RADICALS-8). */
export const hiddenWith = (
  recipes: readonly Recipe[],
  { slots, discovered }: Combiner,
  part: string,
): number =>
  recipes.filter(
    ({ parts, result }) =>
      parts.length === slots.length && parts.includes(part) && !discovered.includes(result),
  ).length;

/** Whether something of the present size, or of the other, is still to be found. */
export const leftToFind = (
  recipes: readonly Recipe[],
  { slots, discovered }: Combiner,
): 'here' | 'elsewhere' | 'nothing' => {
  const hidden = recipes.filter(({ result }) => !discovered.includes(result));
  if (hidden.some(({ parts }) => parts.length === slots.length)) return 'here';
  return hidden.length > 0 ? 'elsewhere' : 'nothing';
};

const withSlot = (combiner: Combiner, place: number, slot: string | undefined): Combiner =>
  combiner.slots[place] === slot
    ? combiner
    : { ...combiner, slots: combiner.slots.with(place, slot) };

const randomized = (recipes: readonly Recipe[], combiner: Combiner, chance: number): Combiner => {
  const fitting = recipes.filter(({ parts }) => parts.length === combiner.slots.length);
  // The recipe that already lies there would look like a button that does nothing.
  const fresh = fitting.filter((recipe) => !makes(combiner.slots, recipe));
  const recipe = fresh[Math.floor(chance * fresh.length)];
  return recipe ? { ...combiner, slots: recipe.parts } : combiner;
};

const restored = (
  recipes: readonly Recipe[],
  combiner: Combiner,
  earlier: readonly string[],
): Combiner => {
  const known = earlier.filter((result) => recipes.some((recipe) => recipe.result === result));
  const discovered = [...new Set([...known, ...combiner.discovered])];
  return discovered.length === combiner.discovered.length ? combiner : { ...combiner, discovered };
};

const stepSlots = (
  recipes: readonly Recipe[],
  combiner: Combiner,
  event: CombinerEvent,
): Combiner => {
  switch (event.type) {
    case 'picked':
      return isFull(combiner)
        ? combiner
        : withSlot(combiner, combiner.slots.indexOf(undefined), event.radical);
    case 'removed':
      return event.place in combiner.slots ? withSlot(combiner, event.place, undefined) : combiner;
    case 'sizeChosen':
      return event.size === combiner.slots.length
        ? combiner
        : { ...combiner, slots: emptySlots(event.size) };
    case 'cleared':
      return isEmpty(combiner)
        ? combiner
        : { ...combiner, slots: emptySlots(combiner.slots.length) };
    case 'randomized':
      return randomized(recipes, combiner, event.chance);
    case 'restored':
      return restored(recipes, combiner, event.discovered);
  }
};

/** The rules of the game (RADICALS-2 to RADICALS-5). */
export const stepCombiner = (
  recipes: readonly Recipe[],
  combiner: Combiner,
  event: CombinerEvent,
): Combiner => {
  const after = stepSlots(recipes, combiner, event);
  const outcome = outcomeOf(recipes, after);
  if (outcome.at !== 'made' || after.discovered.includes(outcome.recipe.result)) return after;
  return { ...after, discovered: [...after.discovered, outcome.recipe.result] };
};

/** What is said about a step, if anything. */
export const noticeOf = <R extends Recipe>(
  recipes: readonly R[],
  before: Combiner,
  after: Combiner,
): Notice<R> | undefined => {
  if (after.slots === before.slots) return undefined;
  const outcome = outcomeOf(recipes, after);
  if (outcome.at === 'unknown') return { says: 'unknown' };
  if (outcome.at === 'made') {
    const isNew = !before.discovered.includes(outcome.recipe.result);
    return { says: 'made', recipe: outcome.recipe, isNew };
  }
  if (isEmpty(after)) return { says: 'emptied', slots: after.slots.length };
  const place = after.slots.findIndex((slot, index) => slot !== before.slots[index]);
  const radical = after.slots[place];
  return radical ? { says: 'placed', radical, place } : { says: 'removed', place };
};
