import { createEmptyCard, fsrs, State, TypeConvert, type Card, type FSRS } from 'ts-fsrs';
import type { Grade } from './event.ts';

/** How one skill of one item stands, as FSRS keeps it; times in milliseconds since 1970. */
export type Memory = Pick<
  Card,
  'stability' | 'difficulty' | 'scheduled_days' | 'reps' | 'lapses' | 'learning_steps' | 'state'
> & { due: number; last_review: number };

/** The share of due items that a learner wants to still know, from lighter to stricter. */
export const RETENTIONS = { lighter: 0.85, usual: 0.9, stricter: 0.95 } as const;
export type Strictness = keyof typeof RETENTIONS;

const DAY_MS = 86_400_000;

/**
 * Whole days only: what was missed comes back within the sitting without a grade of its own, and
 * nothing is due later on the same day. No fuzz, or two devices would not agree.
 */
const SETTINGS = { enable_fuzz: false, enable_short_term: false, maximum_interval: 3650 };

const schedulers = new Map<number, FSRS>();

const schedulerFor = (retention: number): FSRS => {
  const known = schedulers.get(retention);
  if (known) return known;
  const scheduler = fsrs({ ...SETTINGS, request_retention: retention });
  schedulers.set(retention, scheduler);
  return scheduler;
};

/**
 * What memory of a skill becomes by a grade at a time (FSRS 6, by ts-fsrs). A time before the last
 * review counts as that review's: clocks of two devices differ.
 */
export const review = (memory: Memory | undefined, grade: Grade, at: number): Memory => {
  const now = new Date(memory ? Math.max(at, memory.last_review) : at);
  // What has elapsed the library counts itself, from the last review.
  const card = memory ? TypeConvert.card({ ...memory, elapsed_days: 0 }) : createEmptyCard(now);
  const { card: next } = schedulerFor(RETENTIONS.usual).next(card, now, grade);
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

/** When a skill is due for a learner who wants this retention, in milliseconds since 1970. */
export const dueAt = (memory: Memory, strictness: Strictness): number => {
  // What has elapsed matters to fuzz only, and there is none.
  const days = schedulerFor(RETENTIONS[strictness]).next_interval(memory.stability, 0);
  return memory.last_review + days * DAY_MS;
};

/** How likely a skill is still there, from 0 to 1, by the forgetting curve. */
export const retrievability = (memory: Memory, now: number): number =>
  schedulerFor(RETENTIONS.usual).forgetting_curve(
    Math.max(0, (now - memory.last_review) / DAY_MS),
    memory.stability,
  );

/** A skill counts as known while it would be recalled nine times out of ten. */
export const isKnown = (memory: Memory, now: number): boolean =>
  memory.state !== State.New && retrievability(memory, now) >= RETENTIONS.usual;
