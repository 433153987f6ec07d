import { endOf } from '#src/domain/lessons/lesson-time.ts';
import type { Like } from '#src/i18n/messages.ts';
import type { lessonWordsMessages } from './lesson-words.messages.ts';
import type { LessonView } from './lessons.contract.ts';

type Words = Like<(typeof lessonWordsMessages)['en']>;

/** How urgently a lesson speaks to its reader. */
export type Tone = 'asks' | 'stands' | 'rests';

/** What a lesson is for its reader at a moment, in a few words. */
export const stateOf = (
  words: Words,
  { you, state, start, isLate, youSaid }: LessonView,
  now: number,
): { text: string; tone: Tone } => {
  const texts = you === 'student' ? words.forStudent : words.forTutor;
  if (state === 'accepted' && endOf(Date.parse(start)) <= now) {
    return youSaid ? { text: words.told, tone: 'rests' } : { text: words.over, tone: 'asks' };
  }
  if (state === 'cancelled' && isLate) return { text: words.late, tone: 'rests' };
  const isAsked = state === (you === 'student' ? 'proposed' : 'requested');
  const tone = isAsked ? 'asks' : state === 'accepted' ? 'stands' : 'rests';
  return { text: texts[state], tone };
};

/** What the other one of the two is called, and of a learner how old. */
export const otherOf = (
  words: Words,
  { you, tutor, student }: LessonView,
): { name: string; age: string | undefined } =>
  you === 'student'
    ? { name: tutor.isFormer ? words.former : (tutor.name ?? words.tutor), age: undefined }
    : {
        name: student.isFormer ? words.former : (student.name ?? words.student),
        age: student.learnerAge && words.ages[student.learnerAge],
      };
