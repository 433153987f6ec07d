import { endOf, FREE_CANCEL_MS, TELLING_MS } from '#src/domain/lessons/lesson-time.ts';
import type { LessonState } from '#src/domain/lessons/lesson.ts';
import type { LessonView } from '../lessons.contract.ts';

type Open = 'requested' | 'proposed' | 'accepted';

/** What comes next of a lesson, and until when; `until` in milliseconds since 1970. */
export type NextStep =
  /** The reader's answer, or the other's. */
  | { at: 'answer' | 'wait'; until: number }
  /** It stands and can be called off freely until then. */
  | { at: 'ahead'; until: number }
  /** It stands, and calling it off is late. */
  | { at: 'soon' }
  | { at: 'running'; until: number }
  /** Both say how it went; `told`: the reader has. */
  | { at: 'tell' | 'told'; until: number }
  /** Nothing any more. */
  | { at: 'over'; as: Exclude<LessonState, Open> };

const accepted = (start: number, hasTold: boolean, now: number): NextStep => {
  if (now >= endOf(start)) {
    return { at: hasTold ? 'told' : 'tell', until: endOf(start) + TELLING_MS };
  }
  if (now >= start) return { at: 'running', until: endOf(start) };
  const until = start - FREE_CANCEL_MS;
  return now <= until ? { at: 'ahead', until } : { at: 'soon' };
};

/** What comes next of a lesson for its reader. */
export const nextStep = (lesson: LessonView, now: number): NextStep => {
  const { state, start, answerUntil, acts, youSaid } = lesson;
  if (state === 'accepted') return accepted(Date.parse(start), youSaid !== undefined, now);
  if (state === 'requested' || state === 'proposed') {
    const until = Date.parse(answerUntil ?? start);
    return { at: acts.includes('accept') ? 'answer' : 'wait', until };
  }
  return { at: 'over', as: state };
};
