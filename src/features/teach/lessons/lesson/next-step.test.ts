import { expect, test } from 'vitest';
import { SAMPLE_LESSON } from '#tests/sample-lesson.ts';
import type { LessonView } from '../lessons.contract.ts';
import { nextStep } from './next-step.ts';

const HOUR = 3_600_000;
const START = Date.parse(SAMPLE_LESSON.start);

const next = (change: Partial<LessonView>, hours = 0) =>
  nextStep({ ...SAMPLE_LESSON, ...change }, START + hours * HOUR);

test('whose answer it is decides who waits, and until when', () => {
  const until = START - 2 * HOUR;
  const asked = { state: 'requested', answerUntil: new Date(until).toISOString() } as const;
  expect(next(asked, -30)).toEqual({ at: 'wait', until });
  expect(next({ ...asked, acts: ['accept', 'decline'] }, -30)).toEqual({ at: 'answer', until });
});

test('an agreed lesson is called off freely until a day before', () => {
  expect(next({}, -30)).toEqual({ at: 'ahead', until: START - 24 * HOUR });
  expect(next({}, -24).at).toBe('ahead');
  expect(next({}, -23.9)).toEqual({ at: 'soon' });
  expect(next({}, 0.5)).toEqual({ at: 'running', until: START + (50 / 60) * HOUR });
});

test('once it is over both say how it went', () => {
  expect(next({}, 1).at).toBe('tell');
  expect(next({ youSaid: 'held' }, 1).at).toBe('told');
  expect(next({ state: 'disputed' }, 1)).toEqual({ at: 'over', as: 'disputed' });
});
