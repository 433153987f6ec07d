import type { Exercise } from './day-plan.ts';
import type { Skill } from './event.ts';

/**
 * Seconds that an exercise takes someone who thinks about it, with the answer that is shown after
 * it: choosing is quick, typing and drawing are not.
 */
const SECONDS: Readonly<Record<Skill, number>> = {
  read: 12,
  hear: 14,
  recall: 22,
  write: 32,
  say: 16,
};

/** What is met for the first time is looked at longer. */
const NEW_SECONDS = 10;

/** About how many minutes exercises take: whole ones, at least 1 where there is something to do. */
export const minutesFor = (exercises: readonly Exercise[]): number =>
  Math.ceil(
    exercises.reduce(
      (sum, { skill, isNew }) => sum + SECONDS[skill] + (isNew ? NEW_SECONDS : 0),
      0,
    ) / 60,
  );
