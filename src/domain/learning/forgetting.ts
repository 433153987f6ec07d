import type { Card } from 'ts-fsrs';

/** How one skill of one item stands, as FSRS keeps it; times in milliseconds since 1970. */
export type Memory = Pick<
  Card,
  'stability' | 'difficulty' | 'scheduled_days' | 'reps' | 'lapses' | 'learning_steps' | 'state'
> & { due: number; last_review: number };

/** The share of due items that a learner wants to still know, from lighter to stricter. */
export const RETENTIONS = { lighter: 0.85, usual: 0.9, stricter: 0.95 } as const;
export type Strictness = keyof typeof RETENTIONS;

/** No interval is longer, in days. */
export const LONGEST_INTERVAL = 3650;

const DAY_MS = 86_400_000;

/** As the library rounds. */
const rounded = (value: number): number => Math.round(value * 1e8) / 1e8;

/**
 * The forgetting curve of FSRS 6, written here so that a plan can be made without the library, which
 * grades (decision 086). The decay is the last of its usual weights.
 */
const DECAY = -0.1542;
const FACTOR = rounded(Math.exp(Math.log(0.9) / DECAY) - 1);

/** When a skill is due for a learner who wants this retention, in milliseconds since 1970. */
export const dueAt = (memory: Memory, strictness: Strictness): number => {
  const perStability = rounded((RETENTIONS[strictness] ** (1 / DECAY) - 1) / FACTOR);
  const days = Math.round(memory.stability * perStability);
  return memory.last_review + Math.min(Math.max(1, days), LONGEST_INTERVAL) * DAY_MS;
};

/** How likely a skill is still there, from 0 to 1, by the forgetting curve. */
export const retrievability = (memory: Memory, now: number): number => {
  const days = Math.max(0, (now - memory.last_review) / DAY_MS);
  return rounded((1 + (FACTOR * days) / memory.stability) ** DECAY);
};

/** A skill counts as known while it would be recalled nine times out of ten. */
export const isKnown = (memory: Memory, now: number): boolean =>
  retrievability(memory, now) >= RETENTIONS.usual;
