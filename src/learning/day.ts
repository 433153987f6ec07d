import type { LearningCard } from '#src/domain/learning/card.ts';
import { planDay, type Day, type Exercise, type PathItem } from '#src/domain/learning/day-plan.ts';
import type { Skill } from '#src/domain/learning/event.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import { retrievability, type Memory } from '#src/domain/learning/forgetting.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
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
 * one exercise, and an item is new where all of its ways were asked for the first time today.
 */
export const dayOf = (cards: Cards, now: Date): Day => {
  const start = startOfDay(now).getTime();
  const asked = [...cards.values()].map(({ skills }) => Object.values(skills));
  const isToday = ({ last_review }: { last_review: number }) => last_review >= start;
  const isFirst = (memory: { last_review: number; reps: number }) =>
    isToday(memory) && memory.reps === 1;
  return {
    now: now.getTime(),
    start,
    end: daysLater(now, 1).getTime(),
    done: {
      exercises: asked.flat().filter(isToday).length,
      newItems: asked.filter((skills) => skills.length > 0 && skills.every(isFirst)).length,
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
): Exercise[] => {
  const asked = askable(cards, catalogue);
  const isBack = (daysAway(asked, now) ?? 0) >= BREAK_DAYS;
  const load = isBack ? { ...plan.load, cap: Math.floor(plan.load.cap / 2) } : plan.load;
  return planDay(asked, itemsOf(asked, catalogue, plan), load, dayOf(cards, now), plan.strictness);
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
): Exercise[] => {
  const asked = askable(cards, catalogue);
  const ways = new Map(catalogue.items.map(({ item, skills }) => [item, skills]));
  return [...new Set(items)].flatMap((item) => {
    const known = Object.entries(asked.get(item)?.skills ?? {}) as [Skill, Memory][];
    const weakest = known
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
): Exercise[] => {
  const day = dayOf(new Map(), daysLater(now, 1));
  const items = itemsOf(cards, catalogue, plan);
  return planDay(askable(cards, catalogue), items, plan.load, day, plan.strictness);
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
