import type { LearningCard } from '#src/domain/learning/card.ts';
import { minutesFor } from '#src/domain/learning/duration.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import { isPracticeDay } from '#src/domain/learning/plan-from-answers.ts';
import { dueAt, type Strictness } from '#src/domain/learning/forgetting.ts';
import { SHORT_DAYS } from '#src/domain/week.ts';
import type { Catalogue } from '#src/learning/catalogue/catalogue.ts';
import { dayOf, daysLater, exercisesOf, tomorrowsExercises } from '#src/learning/day.ts';
import type { Plan } from '#src/learning/plan.ts';

type Cards = ReadonlyMap<ItemId, LearningCard>;

/** What a learner's day looks like at a glance. */
export type Glance =
  /** `isFreeDay`: it is none of the days that count. `isBack`: after a break of two weeks or more. */
  | {
      readonly at: 'due';
      readonly reviews: number;
      readonly fresh: number;
      readonly minutes: number;
      readonly isFreeDay: boolean;
      readonly isBack: boolean;
    }
  /** `tomorrow`: how many exercises come back then. */
  | { readonly at: 'done'; readonly exercises: number; readonly tomorrow: number }
  /** `next`: when the next exercise comes back, in milliseconds since 1970; undefined for never. */
  | { readonly at: 'nothing'; readonly next: number | undefined };

const BREAK_DAYS = 14;

/** Sorts a learner's day: something is due, all is done, or nothing was. */
export const glanceAt = (cards: Cards, catalogue: Catalogue, plan: Plan, now: Date): Glance => {
  const exercises = exercisesOf(cards, catalogue, plan, now);
  const { done } = dayOf(cards, now);
  if (exercises.length > 0) {
    const fresh = exercises.filter(({ isNew }) => isNew).length;
    const weekday = SHORT_DAYS[now.getDay()];
    return {
      at: 'due',
      reviews: exercises.length - fresh,
      fresh,
      minutes: minutesFor(exercises),
      isFreeDay: weekday !== undefined && !isPracticeDay(plan.days, weekday),
      isBack: isAfterBreak(cards, now),
    };
  }
  if (done.exercises > 0) {
    const coming = tomorrowsExercises(cards, catalogue, plan, now).filter(({ isNew }) => !isNew);
    return { at: 'done', exercises: done.exercises, tomorrow: coming.length };
  }
  return { at: 'nothing', next: dueTimes(cards, plan.strictness)[0] };
};

const memoriesOf = (cards: Cards) =>
  [...cards.values()]
    .filter(({ suspended }) => !suspended)
    .flatMap(({ skills }) => Object.values(skills));

const dueTimes = (cards: Cards, strictness: Strictness): number[] =>
  memoriesOf(cards)
    .map((memory) => dueAt(memory, strictness))
    .sort((one, other) => one - other);

const isAfterBreak = (cards: Cards, now: Date): boolean => {
  const last = Math.max(...memoriesOf(cards).map(({ last_review }) => last_review));
  return Number.isFinite(last) && last < daysLater(now, -BREAK_DAYS).getTime();
};
