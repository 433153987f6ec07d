import { hasBegun, scheduledOf, type LearningCard } from './card.ts';
import type { Skill } from './event.ts';
import type { ItemId } from './item.ts';
import { dueAt, retrievability, type Strictness } from './forgetting.ts';

/** One thing to do: one skill of one item. `isNew`: it was never asked before. */
export type Exercise = { readonly item: ItemId; readonly skill: Skill; readonly isNew: boolean };

/** An item of the learner's path, and in which ways it can be asked at all. */
export type PathItem = { readonly item: ItemId; readonly skills: readonly Skill[] };

export type Load = {
  /** Exercises a day at most. */
  readonly cap: number;
  /** Items a week that were never met before. */
  readonly newItemsAWeek: number;
  /** Days of the week that count, 1 to 7. */
  readonly practiceDays: number;
};

export type Day = {
  /** In milliseconds since 1970. */
  readonly now: number;
  /** When the learner's day begins and ends. */
  readonly start: number;
  readonly end: number;
  /** Exercises done on this day already, and new items among them. */
  readonly done: { readonly exercises: number; readonly newItems: number };
};

const DAY_MS = 86_400_000;

/** A further way of knowing an item begins once the one before it holds this many days. */
const HOLDS_DAYS: Readonly<Record<Skill, number>> = {
  read: 0,
  hear: 7,
  recall: 14,
  write: 21,
  say: 21,
};

/**
 * New things are let in while what they and the known ones will ask for in the coming week stays
 * below this share of the cap: a pile that grows makes people leave.
 */
const CALM = 0.85;
/** How often something new comes back within its first week, itself included. */
const FIRST_WEEK = 2;
const HORIZON_DAYS = 7;

/**
 * What to practise on a day: what is most at risk first, then what is new, never above the cap. Of
 * an item only one skill is asked on a day, since its answer gives the others away. What can't be
 * asked here and now is left out, and was done today all the same where it was.
 */
export const planDay = (
  cards: ReadonlyMap<ItemId, LearningCard>,
  path: readonly PathItem[],
  load: Load,
  day: Day,
  strictness: Strictness,
  canBeAsked: (item: ItemId, skill: Skill) => boolean = () => true,
): Exercise[] => {
  const known = [...cards.values()].flatMap(scheduledOf);
  const scheduled = known.filter(({ item, skill }) => canBeAsked(item, skill));
  const askedToday = new Set(
    known.flatMap(({ item, memory }) => (memory.last_review >= day.start ? [item] : [])),
  );
  const due = scheduled
    .filter(({ item, memory }) => dueAt(memory, strictness) < day.end && !askedToday.has(item))
    .sort(
      (one, other) =>
        retrievability(one.memory, day.now) - retrievability(other.memory, day.now) ||
        (one.item < other.item ? -1 : 1),
    );
  const room = Math.max(0, load.cap - day.done.exercises);
  const reviews = [...Map.groupBy(due, ({ item }) => item).values()]
    .flatMap(([mostAtRisk]) => mostAtRisk ?? [])
    .slice(0, room)
    .map(({ item, skill }) => ({ item, skill, isNew: false }) as const);
  const soon = scheduled.filter(
    ({ memory }) => dueAt(memory, strictness) < day.end + HORIZON_DAYS * DAY_MS,
  ).length;
  const weekly = load.cap * load.practiceDays * CALM;
  const lettable = Math.floor((weekly - soon) / FIRST_WEEK);
  const roomForNew = Math.max(0, Math.min(room - reviews.length, lettable));
  const quota = Math.ceil(load.newItemsAWeek / load.practiceDays) - day.done.newItems;
  const taken = new Set([...askedToday, ...due.map(({ item }) => item)]);
  const fresh = newExercises(
    cards,
    path.flatMap(({ item, skills }) =>
      taken.has(item) ? [] : [{ item, skills: skills.filter((skill) => canBeAsked(item, skill)) }],
    ),
    Math.max(0, quota),
  );
  return [...reviews, ...fresh.slice(0, roomForNew)];
};

/** Further ways of knowing what is known already, then as many new items as the quota has left. */
const newExercises = (
  cards: ReadonlyMap<ItemId, LearningCard>,
  path: readonly PathItem[],
  quota: number,
): Exercise[] => {
  const begun = path.flatMap(({ item, skills }) => {
    const card = cards.get(item);
    const skill = card && !card.suspended ? nextSkill(card, skills) : undefined;
    return skill && hasBegun(card) ? [{ item, skill, isNew: true }] : [];
  });
  const fresh = path
    .filter(({ item, skills }) => {
      const card = cards.get(item);
      return skills.length > 0 && !card?.suspended && !hasBegun(card);
    })
    .slice(0, quota)
    .map(({ item, skills }) => ({ item, skill: skills[0] ?? 'read', isNew: true }));
  return [...fresh, ...begun];
};

/** The first skill that was never asked, where the one before it holds long enough. */
const nextSkill = (card: LearningCard, skills: readonly Skill[]): Skill | undefined => {
  const place = skills.findIndex((skill) => !card.skills[skill]);
  const skill = skills[place];
  const before = skills[place - 1];
  if (!skill) return undefined;
  // What was said or written elsewhere first, in a game or on a page, is yet to be read.
  if (!before) return skill;
  return (card.skills[before]?.stability ?? 0) >= HOLDS_DAYS[skill] ? skill : undefined;
};
