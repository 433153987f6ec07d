import type { output } from 'zod/mini';
import type { learningEventSchema } from './event-schema.ts';

/**
 * The ways of knowing an item, each scheduled by itself: hanzi to meaning, sound to meaning,
 * meaning to pinyin or hanzi, meaning to strokes drawn from memory, and saying it aloud.
 */
export const SKILLS = ['read', 'hear', 'recall', 'write', 'say'] as const;
export type Skill = (typeof SKILLS)[number];

/** How well it went, in the words and numbers of FSRS: 1 again, 2 hard, 3 good, 4 easy. */
export const GRADES = [1, 2, 3, 4] as const;
export type Grade = (typeof GRADES)[number];

/**
 * What can happen to an item apart from a grade. `traced`: drawn over its outline, which is not
 * yet writing from memory. `suspended` and `restored` hold for the whole item.
 */
export const MARKS = [
  'seen',
  'traced',
  'suspended',
  'restored',
  'favourite',
  'not-favourite',
] as const;
export type Mark = (typeof MARKS)[number];

/** Something that happened to an item. Events are only ever added, never changed. */
export type LearningEvent = output<typeof learningEventSchema>;

/** The one order of events: by time, and at one moment by id. */
export const inOrder = (
  one: Pick<LearningEvent, 'at' | 'id'>,
  other: Pick<LearningEvent, 'at' | 'id'>,
): number => one.at - other.at || (one.id < other.id ? -1 : Number(one.id > other.id));

/** Each event once, in order: the union of what several devices know. */
export const mergeEvents = (...logs: readonly (readonly LearningEvent[])[]): LearningEvent[] =>
  [...new Map(logs.flat().map((event) => [event.id, event])).values()].sort(inOrder);
