import { expect, test } from 'vitest';
import { SAMPLE_LESSON } from '#tests/sample-lesson.ts';
import { lessonWordsMessages } from './lesson-words.messages.ts';
import type { LessonView } from './lessons.contract.ts';
import { stateOf } from './state-words.ts';

const HOUR = 3_600_000;
const START = Date.parse(SAMPLE_LESSON.start);
const { en } = lessonWordsMessages;

const told = (change: Partial<LessonView>, hours: number) =>
  stateOf(en, { ...SAMPLE_LESSON, ...change }, START + hours * HOUR);

test('an agreed lesson takes place now once it has begun, and is told of once it is over', () => {
  expect(told({}, -1)).toEqual({ text: 'Agreed', tone: 'stands' });
  expect(told({}, 0)).toEqual({ text: 'Taking place now', tone: 'stands' });
  expect(told({}, 1)).toEqual({ text: en.over, tone: 'asks' });
  expect(told({ youSaid: 'held' }, 1)).toEqual({ text: en.told, tone: 'rests' });
});

test('what waits for the reader asks, and what waits for the other one rests', () => {
  const asked = {
    state: 'requested',
    answerUntil: new Date(START - 2 * HOUR).toISOString(),
  } as const;
  expect(told({ ...asked, acts: ['accept'] }, -30)).toEqual({
    text: 'Your answer, please',
    tone: 'asks',
  });
  expect(told({ ...asked, you: 'student' }, -30)).toEqual({
    text: 'Waiting for the tutor’s answer',
    tone: 'rests',
  });
});

test('a lesson that was called off late says so', () => {
  expect(told({ state: 'cancelled', isLate: true }, -5).text).toBe('Called off late');
  expect(told({ state: 'cancelled' }, -30).text).toBe('Called off');
});
