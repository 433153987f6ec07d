import type { LearningCard } from '#src/domain/learning/card.ts';
import { planDay, type Day, type Exercise, type PathItem } from '#src/domain/learning/day-plan.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import { itemsOfPath } from './paths.ts';
import type { Plan } from './plan.ts';

type Cards = ReadonlyMap<ItemId, LearningCard>;

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
    end: daysLater(now, 1).getTime(),
    done: {
      exercises: asked.flat().filter(isToday).length,
      newItems: asked.filter((skills) => skills.length > 0 && skills.every(isFirst)).length,
    },
  };
};

/** What is left to practise today by a learner's plan, in the order in which it is asked. */
export const exercisesOf = (
  cards: Cards,
  catalogue: Catalogue,
  plan: Plan,
  now: Date,
): Exercise[] => {
  const path = plan.path ? itemsOfPath(catalogue, plan.path, plan.level) : [];
  const items = [...keptItems(cards, catalogue), ...path];
  return planDay(cards, uniqueItems(items), plan.load, dayOf(cards, now), plan.strictness);
};

/** What a learner took to heart is learnt before what a path brings. */
const keptItems = (cards: Cards, { items }: Catalogue): PathItem[] =>
  items.filter(({ item }) => cards.get(item)?.favourite);

const uniqueItems = (items: readonly PathItem[]): PathItem[] => [
  ...new Map(items.map((one) => [one.item, one])).values(),
];
