import type { Role } from '#src/domain/roles.ts';
import { MAX_OPEN, MAX_WITHDRAWN, overlap } from '#src/domain/lessons/lesson-time.ts';

/** What decides whether somebody can ask for an hour. Moments are milliseconds since 1970. */
export type AskFacts = {
  /** Undefined where none was chosen, or none could be read. */
  start: number | undefined;
  /** Starts at which the tutor is free. */
  free: readonly number[];
  visitor: { role: Role | undefined } | undefined;
  /**
   * Of a student: whether the learner's age is known, how many requests are open or were withdrawn
   * lately, and the starts of what is live.
   */
  knowsAge: boolean;
  open: number;
  withdrawn: number;
  own: readonly number[];
  /** The student's own live lesson with this tutor at the start. */
  askedAlready: string | undefined;
};

/** What stands between somebody and a lesson at an hour, and what there is to do about it. */
export type Standing =
  /** No hour is chosen yet. */
  | { at: 'choose' }
  | { at: 'asked'; lesson: string }
  /** The hour is not free, or no longer. */
  | { at: 'gone' }
  | { at: 'guest' }
  /** The questions come first: they give the role of a student, and say how old the learner is. */
  | { at: 'questions' }
  /** Tutors and admins do not ask. */
  | { at: 'not_a_student' }
  | { at: 'too_many' }
  /** Too many requests were withdrawn within a day. */
  | { at: 'too_often' }
  /** The student has something else at this time. */
  | { at: 'busy' }
  | { at: 'free'; start: number };

/** The first thing that stands in the way, in the order in which it can be put right. */
export const standingOf = (facts: AskFacts): Standing => {
  const { start, visitor } = facts;
  if (start === undefined) return { at: 'choose' };
  if (facts.askedAlready !== undefined) return { at: 'asked', lesson: facts.askedAlready };
  if (!facts.free.includes(start)) return { at: 'gone' };
  if (!visitor) return { at: 'guest' };
  if (visitor.role === undefined) return { at: 'questions' };
  if (visitor.role !== 'student') return { at: 'not_a_student' };
  if (!facts.knowsAge) return { at: 'questions' };
  if (facts.withdrawn >= MAX_WITHDRAWN) return { at: 'too_often' };
  if (facts.open >= MAX_OPEN) return { at: 'too_many' };
  if (facts.own.some((other) => overlap(other, start))) return { at: 'busy' };
  return { at: 'free', start };
};
