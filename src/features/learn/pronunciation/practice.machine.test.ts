import { describe, expect, test } from 'vitest';
import type { Judgement } from './judging/judge.ts';
import type { Praise } from './judging/praise.ts';
import {
  FAILED_RESET_MS,
  isRecording,
  RECORDING_LIMIT_MS,
  stepPractice,
  untried,
  waitOf,
  type Practice,
  type PracticeEvent,
} from './practice.machine.ts';

const judgement = (say: Praise['say']): Judgement => ({
  match: say === 'far' ? 'far' : 'close',
  transcript: '',
  syllables: [],
  praise: { say, missing: [] },
});
const pressed: PracticeEvent = { type: 'pressed' };

/** Events without their attempt belong to the present one. */
type Loose = PracticeEvent extends infer E
  ? E extends { attempt: number }
    ? Omit<E, 'attempt'>
    : E
  : never;
const after = (...events: Loose[]): Practice =>
  events.reduce<Practice>(
    (practice, event) =>
      stepPractice(practice, { attempt: practice.attempt, ...event } as PracticeEvent),
    untried,
  );

const opened = { type: 'opened' } as const;
const enough = { type: 'heard_enough' } as const;
const judged = (say: Praise['say']) => ({ type: 'judged', judgement: judgement(say) }) as const;
const failed = (fault: 'denied' | 'device_lost' | 'no_listener' | 'offline') =>
  ({ type: 'failed', fault }) as const;

const listening = [pressed, opened] as const;
const judging = [...listening, enough] as const;
const asking = [pressed, { type: 'consent_needed' }] as const;

describe('the button', () => {
  test('opens the microphone, then listens, then judges', () => {
    expect(after(pressed).at).toBe('opening');
    expect(after(...listening).at).toBe('listening');
    expect(after(...listening, pressed).at).toBe('judging');
  });

  test('ends the wait for a browser that asks and is not answered', () => {
    const waiting = after(pressed, { type: 'waited' });
    expect(waiting).toMatchObject({ at: 'opening', isLong: true });
    expect(waitOf(waiting)).toBeUndefined();
    expect(stepPractice(waiting, pressed)).toMatchObject({ at: 'idle', failure: undefined });
    const late: PracticeEvent = { type: 'opened', attempt: waiting.attempt };
    expect(stepPractice(waiting, late).at).toBe('listening');
    expect(after(...listening, { type: 'waited' }).at).toBe('listening');
  });

  test('does nothing while a recording is judged', () => {
    const practice = after(...judging);
    expect(stepPractice(practice, pressed)).toBe(practice);
  });

  test.each(['success', 'close', 'unsure'] as const)(
    'returns to idle from the result %s',
    (match) => {
      expect(after(...judging, judged(match), pressed)).toMatchObject({
        at: 'idle',
        failure: undefined,
      });
    },
  );

  test('starts anew from a failure, without waiting', () => {
    expect(after(...judging, judged('far'), pressed).at).toBe('opening');
  });

  test('takes the question back', () => {
    expect(after(...asking, pressed).at).toBe('idle');
  });

  test('pressed five times quickly, opens one microphone', () => {
    const fifth = after(pressed, pressed, pressed, pressed, pressed);
    expect(fifth.at).toBe('opening');
    // The first four answers come late.
    for (let attempt = 0; attempt < fifth.attempt; attempt += 1) {
      expect(stepPractice(fifth, { type: 'opened', attempt })).toBe(fifth);
    }
    expect(stepPractice(fifth, { type: 'opened', attempt: fifth.attempt }).at).toBe('listening');
  });
});

describe('results', () => {
  test.each([
    ['success', 'success'],
    ['unsure', 'unsure'],
    ['close', 'close'],
    ['far', 'failed'],
  ] as const)('%s is %s', (match, at) => {
    expect(after(...judging, judged(match)).at).toBe(at);
  });

  test('a failure keeps its syllables when it has rested', () => {
    expect(after(...judging, judged('far'), { type: 'rested' })).toMatchObject({
      at: 'idle',
      failure: { judgement: { praise: { say: 'far' } } },
    });
  });

  test('one that comes after the phrase has changed is dropped', () => {
    const practice = after(...judging, { type: 'left' });
    const late = {
      type: 'judged',
      attempt: practice.attempt - 1,
      judgement: judgement('success'),
    } as const;
    expect(stepPractice(practice, late)).toBe(practice);
  });
});

describe('time', () => {
  test('a recording ends after five seconds', () => {
    expect(RECORDING_LIMIT_MS).toBe(5000);
    const practice = after(...listening);
    expect(waitOf(practice)).toMatchObject({ ms: 5000, then: { type: 'heard_enough' } });
    expect(stepPractice(practice, waitOf(practice)?.then ?? pressed).at).toBe('judging');
  });

  test('a failure rests after three', () => {
    expect(FAILED_RESET_MS).toBe(3000);
    const practice = after(pressed, failed('denied'));
    expect(waitOf(practice)).toMatchObject({ ms: 3000, then: { type: 'rested' } });
    expect(stepPractice(practice, waitOf(practice)?.then ?? pressed)).toMatchObject({
      at: 'idle',
      failure: { fault: 'denied' },
    });
  });

  test('a judgement that never comes is a failure', () => {
    const practice = after(...judging);
    expect(waitOf(practice)?.ms).toBe(30_000);
    expect(stepPractice(practice, waitOf(practice)?.then ?? pressed)).toMatchObject({
      at: 'failed',
      failure: { fault: 'slow' },
    });
  });

  test('nothing else happens by itself', () => {
    for (const practice of [untried, after(...asking)]) {
      expect(waitOf(practice)).toBeUndefined();
    }
    expect(waitOf(after(...judging, judged('success')))).toBeUndefined();
    expect(waitOf(after(...judging, judged('close')))).toBeUndefined();
  });

  test('a timer of an earlier attempt is dropped', () => {
    const practice = after(...listening, pressed, judged('close'), pressed, ...listening);
    expect(stepPractice(practice, { type: 'heard_enough', attempt: 1 })).toBe(practice);
  });
});

describe('faults', () => {
  test.each([
    ['before', [pressed]],
    ['while', listening],
    ['after', judging],
  ])('end the attempt %s listening', (_, events) => {
    expect(after(...events, failed('device_lost')).at).toBe('failed');
  });

  test('are nothing to a result that has been shown', () => {
    expect(after(...judging, judged('success'), failed('device_lost')).at).toBe('success');
  });

  test('a missing listener is no failure of the learner', () => {
    expect(after(pressed, failed('no_listener'))).toMatchObject({
      at: 'idle',
      failure: { fault: 'no_listener' },
    });
  });

  test('what is said about them can be dismissed', () => {
    expect(after(pressed, failed('denied'), { type: 'dismissed' })).toMatchObject({
      at: 'idle',
      failure: undefined,
    });
  });
});

describe('consent', () => {
  test('is asked before the recogniser listens, and then it listens', () => {
    expect(after(...asking).at).toBe('asking');
    expect(after(...asking, { type: 'agreed' }).at).toBe('opening');
  });

  test('refused, leaves listening practice', () => {
    expect(after(...asking, { type: 'declined' })).toMatchObject({
      at: 'idle',
      failure: { fault: 'no_listener' },
    });
  });

  test('counts only where it was asked', () => {
    for (const type of ['agreed', 'declined'] as const) {
      const practice = after(...listening);
      expect(stepPractice(practice, { type })).toBe(practice);
    }
  });
});

describe('leaving', () => {
  test.each([
    ['opening', [pressed]],
    ['asking', asking],
    ['listening', listening],
    ['judging', judging],
    ['success', [...judging, judged('success')]],
    ['close', [...judging, judged('close')]],
    ['failed', [...judging, judged('far')]],
    ['failed and rested', [...judging, judged('far'), { type: 'rested' }]],
  ] as const)('another phrase resets %s', (_, events) => {
    const practice = after(...events, { type: 'left' });
    expect(practice).toMatchObject({ at: 'idle', failure: undefined });
    expect(isRecording(practice)).toBe(false);
  });

  test('another phrase changes nothing where nothing was tried', () => {
    expect(after({ type: 'left' })).toBe(untried);
  });

  test('a hidden page stops the recording and says so', () => {
    expect(after(...listening, { type: 'hidden' })).toMatchObject({
      at: 'idle',
      failure: { fault: 'hidden' },
    });
  });

  test('a hidden page still gets its judgement', () => {
    expect(after(...judging, { type: 'hidden' }).at).toBe('judging');
  });
});

test('the microphone is open only while opening and listening', () => {
  expect([after(pressed), after(...listening)].every(isRecording)).toBe(true);
  expect([untried, after(...asking), after(...judging)].some(isRecording)).toBe(false);
});
