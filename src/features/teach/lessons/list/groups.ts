import { endOf } from '#src/domain/lessons/lesson-time.ts';
import { nextStep } from '../lesson/next-step.ts';
import type { LessonView } from '../lessons.contract.ts';

/** Somebody's lessons by what they ask of their reader. */
export type LessonGroups<L extends LessonView = LessonView> = {
  /** Waits for the reader's word: a request, a proposal, a lesson that is over; the first that is due before the others. */
  answer: L[];
  /** Lies ahead, whether agreed or waiting for the other; the soonest first. */
  coming: L[];
  /** Everything else; the latest first. */
  past: L[];
};

const LIVE = ['requested', 'proposed', 'accepted'];

const startOf = ({ start }: LessonView): number => Date.parse(start);
const isUntold = ({ acts, youSaid }: LessonView) => acts.includes('tell') && !youSaid;

/** Sorts lessons into what needs an answer, what is coming and what is past. */
export const groupLessons = <L extends LessonView>(
  lessons: readonly L[],
  now: number,
): LessonGroups<L> => {
  const groups: LessonGroups<L> = { answer: [], coming: [], past: [] };
  for (const lesson of lessons) {
    const isAhead = LIVE.includes(lesson.state) && endOf(startOf(lesson)) > now;
    if (lesson.acts.includes('accept') || isUntold(lesson)) groups.answer.push(lesson);
    else if (isAhead) groups.coming.push(lesson);
    else groups.past.push(lesson);
  }
  const due = (lesson: L): number => {
    const step = nextStep(lesson, now);
    return 'until' in step ? step.until : startOf(lesson);
  };
  groups.answer.sort((one, other) => due(one) - due(other) || startOf(one) - startOf(other));
  groups.coming.sort((one, other) => startOf(one) - startOf(other));
  groups.past.sort((one, other) => startOf(other) - startOf(one));
  return groups;
};

/**
 * The lessons of a short list: what waits for an answer, and always the one that is coming next,
 * however many are still to be told of.
 */
export const nearest = <L extends LessonView>(
  { answer, coming }: Pick<LessonGroups<L>, 'answer' | 'coming'>,
  most: number,
): L[] => {
  const seats = coming.length > 0 ? most - 1 : most;
  return [...answer.slice(0, seats), ...coming].slice(0, most);
};
