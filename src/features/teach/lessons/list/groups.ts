import { endOf } from '#src/domain/lessons/lesson-time.ts';
import type { LessonView } from '../lessons.contract.ts';

/** Somebody's lessons by what they ask of their reader. */
export type LessonGroups<L extends LessonView = LessonView> = {
  /** Waits for the reader's word: a request, a proposal, a lesson that is over; the most urgent first. */
  answer: L[];
  /** Lies ahead, whether agreed or waiting for the other; the soonest first. */
  coming: L[];
  /** Everything else; the latest first. */
  past: L[];
};

const LIVE = ['requested', 'proposed', 'accepted'];

const startOf = ({ start }: LessonView): number => Date.parse(start);
const isUntold = ({ acts, youSaid }: LessonView) => acts.includes('tell') && !youSaid;
/** What is over can be told of for days; what waits for an answer has a day at most. */
const urgency = ({ answerUntil }: LessonView): number =>
  answerUntil ? Date.parse(answerUntil) : Infinity;

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
  groups.answer.sort(
    (one, other) =>
      (urgency(one) === urgency(other) ? 0 : urgency(one) - urgency(other)) ||
      startOf(one) - startOf(other),
  );
  groups.coming.sort((one, other) => startOf(one) - startOf(other));
  groups.past.sort((one, other) => startOf(other) - startOf(one));
  return groups;
};
