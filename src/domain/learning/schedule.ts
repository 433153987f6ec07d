import { createEmptyCard, fsrs, TypeConvert } from 'ts-fsrs';
import type { Grade } from './event.ts';
import { LONGEST_INTERVAL, RETENTIONS, type Memory } from './forgetting.ts';

/**
 * Whole days only: what was missed comes back within the sitting without a grade of its own, and
 * nothing is due later on the same day. No fuzz, or two devices would not agree.
 */
const scheduler = fsrs({
  enable_fuzz: false,
  enable_short_term: false,
  maximum_interval: LONGEST_INTERVAL,
  request_retention: RETENTIONS.usual,
});

/**
 * What memory of a skill becomes by a grade at a time (FSRS 6, by ts-fsrs). A time before the last
 * review counts as that review's: clocks of two devices differ.
 */
export const review = (memory: Memory | undefined, grade: Grade, at: number): Memory => {
  const now = new Date(memory ? Math.max(at, memory.last_review) : at);
  // What has elapsed the library counts itself, from the last review.
  const card = memory ? TypeConvert.card({ ...memory, elapsed_days: 0 }) : createEmptyCard(now);
  const { card: next } = scheduler.next(card, now, grade);
  const { stability, difficulty, scheduled_days, reps, lapses, learning_steps, state } = next;
  return {
    stability,
    difficulty,
    scheduled_days,
    reps,
    lapses,
    learning_steps,
    state,
    due: next.due.getTime(),
    last_review: now.getTime(),
  };
};
