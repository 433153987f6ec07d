import type { Like } from '#src/i18n/messages.ts';
import type { lessonWordsMessages } from './lesson-words.messages.ts';
import { nextStep } from './lesson/next-step.ts';
import type { LessonView } from './lessons.contract.ts';

type Words = Like<(typeof lessonWordsMessages)['en']>;

/** How urgently a lesson speaks to its reader. */
export type Tone = 'asks' | 'stands' | 'rests';

/** What a lesson is for its reader at a moment, in a few words. */
export const stateOf = (
  words: Words,
  lesson: LessonView,
  now: number,
): { text: string; tone: Tone } => {
  const { you, state, isLate } = lesson;
  const { at } = nextStep(lesson, now);
  if (at === 'tell') return { text: words.over, tone: 'asks' };
  if (at === 'told') return { text: words.told, tone: 'rests' };
  if (at === 'running') return { text: words.running, tone: 'stands' };
  if (state === 'cancelled' && isLate) return { text: words.late, tone: 'rests' };
  const texts = you === 'student' ? words.forStudent : words.forTutor;
  const tone = at === 'answer' ? 'asks' : state === 'accepted' ? 'stands' : 'rests';
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
