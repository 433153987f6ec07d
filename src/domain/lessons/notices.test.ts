import { describe, expect, test } from 'vitest';
import { requested, type Act, type Actor, type LessonState } from './lesson.ts';
import { noticesOf } from './notices.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2027, 0, 4, 12);

const told = (
  act: Act,
  by: Actor,
  {
    from = 'requested',
    state,
    start = NOW + 72 * HOUR,
  }: { from?: LessonState; state: LessonState; start?: number },
) => {
  const before = { ...requested(start, NOW), state: from };
  return noticesOf({ before, after: { ...before, state }, act, by, now: NOW }).map(
    ({ to, kind, dueAt }) => `${to} ${kind} ${(dueAt - NOW) / HOUR}`,
  );
};

describe('a change is told', () => {
  test.each<[Act, Actor, LessonState, string[]]>([
    [{ type: 'decline' }, 'tutor', 'declined', ['student declined 0']],
    [{ type: 'decline' }, 'student', 'declined', ['tutor declined 0']],
    [{ type: 'decline' }, 'admin', 'declined', ['student declined 0', 'tutor declined 0']],
    [{ type: 'propose', start: NOW }, 'tutor', 'proposed', ['student proposed 0']],
    [{ type: 'withdraw' }, 'student', 'withdrawn', ['tutor withdrawn 0']],
    [{ type: 'expire' }, 'clock', 'expired', ['student expired 0', 'tutor expired 0']],
    [{ type: 'give_way' }, 'clock', 'taken', ['student taken 0']],
    [{ type: 'cancel' }, 'tutor', 'cancelled', ['student cancelled 0', 'tutor cancelled 0']],
    [{ type: 'relink' }, 'tutor', 'accepted', ['student relinked 0']],
    [{ type: 'tell', outcome: 'held' }, 'tutor', 'held', []],
    [{ type: 'tell', outcome: 'held' }, 'tutor', 'accepted', []],
    [{ type: 'tell', outcome: 'student_absent' }, 'tutor', 'accepted', ['student your_word 0']],
    [{ type: 'tell', outcome: 'tutor_absent' }, 'student', 'accepted', ['tutor your_word 0']],
    [
      { type: 'tell', outcome: 'held' },
      'tutor',
      'disputed',
      ['student disputed 0', 'tutor disputed 0'],
    ],
    [
      { type: 'settle', outcome: 'held' },
      'admin',
      'held',
      ['student settled 0', 'tutor settled 0'],
    ],
    [{ type: 'settle' }, 'clock', 'untold', []],
  ])('%j by %s, %s', (act, by, state, expected) => {
    expect(told(act, by, { state })).toEqual(expected);
  });

  test('as lapsed where it was the student who did not answer', () => {
    expect(told({ type: 'expire' }, 'clock', { from: 'proposed', state: 'expired' })).toEqual([
      'student lapsed 0',
      'tutor lapsed 0',
    ]);
  });

  test('and an acceptance brings reminders a day and an hour before', () => {
    expect(told({ type: 'accept' }, 'tutor', { state: 'accepted' })).toEqual([
      'student accepted 0',
      'tutor accepted 0',
      'student day_before 48',
      'student hour_before 71',
      'tutor day_before 48',
      'tutor hour_before 71',
    ]);
  });

  test('leaving out reminders whose moment has passed', () => {
    const start = NOW + 3 * HOUR;
    expect(told({ type: 'accept' }, 'tutor', { state: 'accepted', start })).toEqual([
      'student accepted 0',
      'tutor accepted 0',
      'student hour_before 2',
      'tutor hour_before 2',
    ]);
  });
});
