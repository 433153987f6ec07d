import { hasBegun, scheduledOf, type LearningCard } from '#src/domain/learning/card.ts';
import { planDay, type Day, type Exercise, type PathItem } from '#src/domain/learning/day-plan.ts';
import type { Skill } from '#src/domain/learning/event.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import { dueAt, retrievability, type Memory } from '#src/domain/learning/forgetting.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import { canBeAsked, type Hearing } from './hearing.ts';
import { itemsOfPath } from './paths.ts';
import type { Plan } from './plan.ts';

type Cards = ReadonlyMap<ItemId, LearningCard>;

const DAY_MS = 86_400_000;

/** The first moment of the learner's day, which begins at midnight where they are. */
export const startOfDay = (now: Date): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate());

/** The first moment of the day that lies so many days later. */
export const daysLater = (day: Date, days: number): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + days);

/**
 * The learner's day with what was done on it: each way of knowing an item that was asked today is
 * one exercise, and an item is new on the day on which its learning began, however often it is asked
 * then. What was only heard in a game is neither, nor is what a wrong clock puts on a later day.
 */
export const dayOf = (cards: Cards, now: Date): Day => {
  const start = startOfDay(now).getTime();
  const end = daysLater(now, 1).getTime();
  const isToday = (time: number) => time >= start && time < end;
  const begun = [...cards.values()].filter(hasBegun);
  return {
    now: now.getTime(),
    start,
    end,
    done: {
      exercises: begun
        .flatMap(({ skills }) => Object.values(skills))
        .filter(({ last_review }) => isToday(last_review)).length,
      newItems: begun.filter(({ begunAt = 0 }) => isToday(begunAt)).length,
    },
  };
};

/** From so many days without practice on, whoever comes back gets a calm day: half as much. */
export const BREAK_DAYS = 14;

/** Whole days without practice before today; undefined for who has never practised before today. */
export const daysAway = (cards: Cards, now: Date): number | undefined => {
  const start = startOfDay(now).getTime();
  const before = [...cards.values()]
    .flatMap(({ skills }) => Object.values(skills).map(({ last_review }) => last_review))
    .filter((time) => time < start);
  return before.length > 0 ? Math.floor((start - Math.max(...before)) / DAY_MS) : undefined;
};

/** What is left to practise today by a learner's plan, in the order in which it is asked. */
export const exercisesOf = (
  cards: Cards,
  catalogue: Catalogue,
  plan: Plan,
  now: Date,
  hearing: Hearing = 'open',
): Exercise[] => {
  const asked = askable(cards, catalogue);
  const isBack = (daysAway(asked, now) ?? 0) >= BREAK_DAYS;
  const load = isBack ? { ...plan.load, cap: Math.floor(plan.load.cap / 2) } : plan.load;
  return planDay(
    asked,
    itemsOf(asked, catalogue, plan),
    load,
    dayOf(cards, now),
    plan.strictness,
    canBeAsked(catalogue, hearing),
  );
};

/**
 * Items that a learner asks for themselves, due or not: each in the way of knowing it that is most
 * at risk, or, where it was never asked, in its first.
 */
export const exercisesFor = (
  items: readonly ItemId[],
  cards: Cards,
  catalogue: Catalogue,
  now: Date,
  hearing: Hearing = 'open',
): Exercise[] => {
  const asked = askable(cards, catalogue);
  const isAsked = canBeAsked(catalogue, hearing);
  const ways = new Map(catalogue.items.map(({ item, skills }) => [item, skills]));
  return [...new Set(items)].flatMap((item) => {
    const known = Object.entries(asked.get(item)?.skills ?? {}) as [Skill, Memory][];
    const weakest = known
      .filter(([skill]) => isAsked(item, skill))
      .map(([skill, memory]) => ({ skill, share: retrievability(memory, now.getTime()) }))
      .sort((one, other) => one.share - other.share)[0]?.skill;
    const skill = weakest ?? ways.get(item)?.[0];
    return skill ? [{ item, skill, isNew: weakest === undefined }] : [];
  });
};

/** What the day after brings, if nothing more is done today. */
export const tomorrowsExercises = (
  cards: Cards,
  catalogue: Catalogue,
  plan: Plan,
  now: Date,
  hearing: Hearing = 'open',
): Exercise[] => {
  const day = dayOf(new Map(), daysLater(now, 1));
  const items = itemsOf(cards, catalogue, plan);
  const isAsked = canBeAsked(catalogue, hearing === 'muted' ? 'open' : hearing);
  return planDay(askable(cards, catalogue), items, plan.load, day, plan.strictness, isAsked);
};

/** When something comes back next, in milliseconds since 1970; undefined where nothing ever does. */
export const nextDueAt = (
  cards: Cards,
  catalogue: Catalogue,
  { strictness }: Pick<Plan, 'strictness'>,
  hearing: Hearing = 'open',
): number | undefined => {
  const isAsked = canBeAsked(catalogue, hearing);
  const times = [...askable(cards, catalogue).values()]
    .flatMap(scheduledOf)
    .filter(({ item, skill }) => isAsked(item, skill))
    .map(({ memory }) => dueAt(memory, strictness));
  return times.length > 0 ? Math.min(...times) : undefined;
};

/** What a learner took to heart is learnt before what a path brings. */
const itemsOf = (cards: Cards, catalogue: Catalogue, { path, level }: Plan): PathItem[] => {
  const kept: readonly PathItem[] = catalogue.items.filter(
    ({ item }) => cards.get(item)?.favourite,
  );
  const items = [...kept, ...(path ? itemsOfPath(catalogue, path, level) : [])];
  return [...new Map(items.map((one) => [one.item, one])).values()];
};

/** Cards of what the content still has, in the ways in which it can still be asked. */
export const askable = (cards: Cards, { items }: Pick<Catalogue, 'items'>): Cards => {
  const known = new Map(items.map(({ item, skills }) => [item, skills]));
  return new Map(
    [...cards.values()].flatMap((card) => {
      const skills = known.get(card.item)?.flatMap((skill) => {
        const memory = card.skills[skill];
        return memory ? [[skill, memory]] : [];
      });
      return skills ? [[card.item, { ...card, skills: Object.fromEntries(skills) }]] : [];
    }),
  );
};
