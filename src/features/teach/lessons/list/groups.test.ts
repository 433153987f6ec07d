import { expect, test } from 'vitest';
import { SAMPLE_LESSON } from '#tests/sample-lesson.ts';
import type { LessonView } from '../lessons.contract.ts';
import { groupLessons, nearest } from './groups.ts';

const NOW = Date.UTC(2027, 0, 7, 12);
const HOUR = 3_600_000;

const lesson = (id: string, hours: number, rest: Partial<LessonView>): LessonView => ({
  ...SAMPLE_LESSON,
  id,
  start: new Date(NOW + hours * HOUR).toISOString(),
  ...rest,
});
const until = (hours: number) => new Date(NOW + hours * HOUR).toISOString();
const asked = (id: string, hours: number, answer: number) =>
  lesson(id, hours, { state: 'requested', answerUntil: until(answer), acts: ['accept'] });
const ids = (lessons: readonly LessonView[]) => lessons.map(({ id }) => id);

test('what is due first is asked first, whenever the lesson is', () => {
  const { answer } = groupLessons(
    [
      lesson('just over', -5, { acts: ['tell'] }),
      asked('later', 30, 20),
      lesson('long over', -13.8 * 24, { acts: ['tell'] }),
      asked('sooner', 90, 3),
    ],
    NOW,
  );
  expect(ids(answer)).toEqual(['sooner', 'long over', 'later', 'just over']);
});

test('what is agreed or waits for the other is coming, also while it takes place', () => {
  const { answer, coming, past } = groupLessons(
    [
      lesson('tomorrow', 24, {}),
      lesson('asked', 10, { you: 'student', state: 'requested' }),
      lesson('running', -0.5, {}),
      lesson('off', 5, { state: 'cancelled' }),
    ],
    NOW,
  );
  expect(answer).toEqual([]);
  expect(ids(coming)).toEqual(['running', 'asked', 'tomorrow']);
  expect(ids(past)).toEqual(['off']);
});

test('a lesson of which the reader has told is past, the latest first', () => {
  const { answer, past } = groupLessons(
    [
      lesson('held', -100, { state: 'held' }),
      lesson('told', -5, { acts: ['tell'], youSaid: 'held' }),
    ],
    NOW,
  );
  expect(answer).toEqual([]);
  expect(ids(past)).toEqual(['told', 'held']);
});

test('a short list has what waits for an answer, and always what is coming next', () => {
  const untold = ['a', 'b', 'c'].map((id) => lesson(id, -5, { acts: ['tell'] }));
  const coming = ['soon', 'later'].map((id) => lesson(id, 1, {}));
  expect(ids(nearest({ answer: untold, coming }, 3))).toEqual(['a', 'b', 'soon']);
  expect(ids(nearest({ answer: untold, coming: [] }, 3))).toEqual(['a', 'b', 'c']);
  expect(ids(nearest({ answer: untold.slice(0, 1), coming }, 3))).toEqual(['a', 'soon', 'later']);
  expect(ids(nearest({ answer: [], coming }, 3))).toEqual(['soon', 'later']);
});
