import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ACTORS,
  LESSON_STATES,
  LIVE_STATES,
  requested,
  type Act,
  type Actor,
  type Lesson,
  type LessonState,
  type Outcome,
} from './lesson.ts';
import { actsFor, change, lessonAt, TRANSITIONS } from './transitions.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2027, 0, 4, 12);
/** In three days; a request may be answered for 24 hours. */
const START = NOW + 3 * DAY;
const OTHER_START = START + DAY;

const fresh = requested(START, NOW + DAY);
const isOver = (state: LessonState) =>
  state !== 'disputed' && !LIVE_STATES.some((live) => live === state);
const inState = (state: LessonState): Lesson => ({
  ...fresh,
  state,
  answerUntil: state === 'requested' || state === 'proposed' ? NOW + DAY : undefined,
});

const ACTS: readonly Act[] = [
  { type: 'accept' },
  { type: 'decline' },
  { type: 'propose', start: OTHER_START },
  { type: 'withdraw' },
  { type: 'expire' },
  { type: 'give_way' },
  { type: 'cancel' },
  { type: 'relink' },
  { type: 'tell', outcome: 'held' },
  { type: 'settle', outcome: 'held' },
];

/** In time for each act. */
const momentOf = ({ type }: Act, by: Actor): number => {
  if (type === 'expire') return NOW + DAY;
  if (type === 'tell') return START + HOUR;
  if (type === 'settle') return by === 'clock' ? START + 15 * DAY : START + DAY;
  return NOW + HOUR;
};

/** From, act, by and to of everything that may happen: written down here once more, in words. */
const MAY_HAPPEN = new Set([
  'requested accept tutor accepted',
  'requested decline tutor declined',
  'requested decline admin declined',
  'requested propose tutor proposed',
  'requested withdraw student withdrawn',
  'requested expire clock expired',
  'requested give_way clock taken',
  'proposed accept student accepted',
  'proposed decline student declined',
  'proposed decline tutor declined',
  'proposed decline admin declined',
  'proposed expire clock expired',
  'proposed give_way clock taken',
  'accepted cancel student cancelled',
  'accepted cancel tutor cancelled',
  'accepted cancel admin cancelled',
  'accepted relink tutor accepted',
  'accepted settle clock held',
  'disputed settle admin held',
]);

const every = LESSON_STATES.flatMap((state) =>
  ACTS.flatMap((act) => ACTORS.map((by) => ({ state, act, by }))),
);

describe('the table of transitions', () => {
  test('lets happen what it should and nothing else', () => {
    const happened = every.flatMap(({ state, act, by }) => {
      const after = change(inState(state), act, by, momentOf(act, by));
      return after.ok && after.hasChanged && act.type !== 'tell'
        ? [`${state} ${act.type} ${by} ${after.lesson.state}`]
        : [];
    });
    expect(new Set(happened)).toEqual(MAY_HAPPEN);
  });

  test('leads nowhere from a state that is over', () => {
    const left = new Set(TRANSITIONS.map(({ from }) => from));
    expect([...left].sort()).toEqual(['accepted', 'disputed', 'proposed', 'requested']);
  });

  test('leads only where it says', () => {
    for (const { state, act, by } of every) {
      const after = change(inState(state), act, by, momentOf(act, by));
      if (!after.ok || !after.hasChanged) continue;
      const row = TRANSITIONS.find((one) => one.from === state && one.act === act.type);
      expect(row?.to).toContain(after.lesson.state);
    }
  });

  test('never has a second press change anything, or fail', () => {
    // A link is nobody's press, and each new one is told anew.
    for (const { state, act, by } of every.filter((one) => one.act.type !== 'relink')) {
      const at = momentOf(act, by);
      const first = change(inState(state), act, by, at);
      if (!first.ok) continue;
      expect(change(first.lesson, act, by, at)).toEqual({
        ok: true,
        lesson: first.lesson,
        hasChanged: false,
      });
    }
  });

  test('tells whoever never does such a thing apart from whoever comes at the wrong time', () => {
    expect(change(fresh, { type: 'accept' }, 'admin', NOW)).toEqual({
      ok: false,
      fault: 'not_yours',
    });
    expect(change(fresh, { type: 'accept' }, 'student', NOW)).toEqual({
      ok: false,
      fault: 'not_now',
    });
    expect(change(inState('declined'), { type: 'accept' }, 'tutor', NOW)).toEqual({
      ok: false,
      fault: 'not_now',
    });
  });

  test('whatever is done in whatever order, a lesson that is over stays as it is', () => {
    const step = fc.record({
      act: fc.constantFrom(...ACTS),
      by: fc.constantFrom(...ACTORS),
      wait: fc.integer({ min: 0, max: 5 * DAY }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let lesson = fresh;
        let now = NOW;
        for (const { act, by, wait } of steps) {
          now += wait;
          const before = lesson;
          const after = change(lesson, act, by, now);
          if (after.ok) lesson = after.lesson;
          if (isOver(before.state)) expect(lesson).toBe(before);
          expect(actsFor(lesson, 'clock', now).length).toBeLessThanOrEqual(2);
        }
      }),
    );
  });
});

describe('a request', () => {
  test('is answered until its time is over, to the millisecond', () => {
    const last = NOW + DAY;
    expect(change(fresh, { type: 'accept' }, 'tutor', last - 1).ok).toBe(true);
    expect(change(fresh, { type: 'accept' }, 'tutor', last)).toEqual({
      ok: false,
      fault: 'too_late',
    });
    expect(change(fresh, { type: 'expire' }, 'clock', last - 1)).toEqual({
      ok: false,
      fault: 'too_early',
    });
  });

  test('is over at read time, too, when nobody has written it down', () => {
    expect(lessonAt(fresh, NOW + DAY - 1)).toBe(fresh);
    expect(lessonAt(fresh, NOW + DAY).state).toBe('expired');
  });

  test('for which another time is proposed moves there and waits anew', () => {
    const at = NOW + 23 * HOUR;
    const after = change(fresh, { type: 'propose', start: OTHER_START }, 'tutor', at);
    expect(after).toMatchObject({
      ok: true,
      lesson: { state: 'proposed', start: OTHER_START, answerUntil: at + DAY },
    });
  });

  test('is given up two hours before a near start', () => {
    const near = NOW + 5 * HOUR;
    const after = change(fresh, { type: 'propose', start: near }, 'tutor', NOW);
    expect(after).toMatchObject({ ok: true, lesson: { answerUntil: near - 2 * HOUR } });
  });

  test('can’t be moved to where it is, into the past or beyond four weeks', () => {
    const to = (start: number) => change(fresh, { type: 'propose', start }, 'tutor', NOW);
    expect(to(START)).toEqual({ ok: false, fault: 'not_now' });
    for (const start of [NOW - HOUR, NOW + 3 * HOUR - 1, NOW + 28 * DAY + 1]) {
      expect(to(start)).toEqual({ ok: false, fault: 'out_of_reach' });
    }
  });
});

describe('an accepted lesson', () => {
  const accepted = inState('accepted');

  test('is called off freely until 24 hours before, and late after', () => {
    for (const by of ['student', 'tutor'] as const) {
      for (const [ahead, isLate] of [
        [DAY, false],
        [DAY - 1, true],
        [1, true],
      ] as const) {
        expect(change(accepted, { type: 'cancel' }, by, START - ahead)).toMatchObject({
          lesson: { state: 'cancelled', isLate },
        });
      }
      expect(change(accepted, { type: 'cancel' }, by, START)).toEqual({
        ok: false,
        fault: 'too_late',
      });
    }
  });

  test('stands where it was to be called off freely and that has come too late', () => {
    const freely = { type: 'cancel', freely: true } as const;
    expect(change(accepted, freely, 'student', START - DAY)).toMatchObject({ ok: true });
    expect(change(accepted, freely, 'student', START - DAY + 1)).toEqual({
      ok: false,
      fault: 'late_by_now',
    });
  });

  test('is never late where an admin calls it off', () => {
    expect(change(accepted, { type: 'cancel' }, 'admin', START - 1)).toMatchObject({
      lesson: { state: 'cancelled', isLate: false },
    });
  });

  const end = START + 50 * MINUTE;
  const told = (student: Outcome | undefined, tutor: Outcome | undefined) => {
    let lesson = accepted;
    for (const [by, outcome] of [
      ['student', student],
      ['tutor', tutor],
    ] as const) {
      const after = outcome && change(lesson, { type: 'tell', outcome }, by, end);
      if (after?.ok) lesson = after.lesson;
    }
    return lesson;
  };

  test('is what both say of it; where they differ an admin decides', () => {
    expect(told('held', 'held').state).toBe('held');
    expect(told('tutor_absent', 'tutor_absent').state).toBe('tutor_absent');
    const disputed = told('tutor_absent', 'student_absent');
    expect(disputed.state).toBe('disputed');
    expect(lessonAt(disputed, end + 30 * DAY).state).toBe('disputed');
    expect(
      change(disputed, { type: 'settle', outcome: 'tutor_absent' }, 'admin', end + DAY),
    ).toMatchObject({ lesson: { state: 'tutor_absent' } });
  });

  test('is told from its end on, for 14 days', () => {
    const tell = (at: number) => change(accepted, { type: 'tell', outcome: 'held' }, 'tutor', at);
    expect(tell(end - 1)).toEqual({ ok: false, fault: 'too_early' });
    expect(tell(end + 14 * DAY)).toEqual({ ok: false, fault: 'too_late' });
    expect(tell(end + 14 * DAY - 1).ok).toBe(true);
  });

  test('is what one says of it after 14 days, and untold where nobody did', () => {
    expect(lessonAt(told('held', undefined), end + 14 * DAY - 1).state).toBe('accepted');
    expect(lessonAt(told('held', undefined), end + 14 * DAY).state).toBe('held');
    expect(lessonAt(told(undefined, 'student_absent'), end + 14 * DAY).state).toBe(
      'student_absent',
    );
    expect(lessonAt(told(undefined, undefined), end + 14 * DAY).state).toBe('untold');
  });

  test('may be told otherwise by the same one until the other has spoken', () => {
    const once = told('student_absent', undefined);
    const again = change(once, { type: 'tell', outcome: 'held' }, 'student', end);
    expect(again).toMatchObject({ ok: true, hasChanged: true, lesson: { state: 'accepted' } });
  });

  test('shows each side the buttons of its hour', () => {
    expect(actsFor(accepted, 'student', NOW)).toEqual(['cancel']);
    expect(actsFor(accepted, 'tutor', end)).toEqual(['tell']);
    expect(actsFor(accepted, 'student', START)).toEqual([]);
    expect(actsFor(fresh, 'tutor', NOW)).toEqual(['accept', 'decline', 'propose']);
    expect(actsFor(fresh, 'student', NOW)).toEqual(['withdraw']);
    expect(actsFor(fresh, 'tutor', NOW + DAY)).toEqual([]);
  });
});
