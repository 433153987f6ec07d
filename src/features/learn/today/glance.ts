import type { LearningCard } from '#src/domain/learning/card.ts';
import { minutesFor } from '#src/domain/learning/duration.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import { isPracticeDay } from '#src/domain/learning/plan-from-answers.ts';
import { SHORT_DAYS } from '#src/domain/week.ts';
import type { Catalogue } from '#src/learning/catalogue/catalogue.ts';
import {
  BREAK_DAYS,
  dayOf,
  daysAway,
  exercisesOf,
  nextDueAt,
  tomorrowsExercises,
} from '#src/learning/day.ts';
import type { Hearing } from '#src/learning/hearing.ts';
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

/** Sorts a learner's day: something is due, all is done, or nothing was. */
export const glanceAt = (
  cards: Cards,
  catalogue: Catalogue,
  plan: Plan,
  now: Date,
  hearing: Hearing = 'open',
): Glance => {
  const exercises = exercisesOf(cards, catalogue, plan, now, hearing);
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
      isBack: (daysAway(cards, now) ?? 0) >= BREAK_DAYS,
    };
  }
  if (done.exercises > 0) {
    const coming = tomorrowsExercises(cards, catalogue, plan, now, hearing).filter(
      ({ isNew }) => !isNew,
    );
    return { at: 'done', exercises: done.exercises, tomorrow: coming.length };
  }
  return { at: 'nothing', next: nextDueAt(cards, catalogue, plan, hearing) };
};
