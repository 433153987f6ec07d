import { expect, test } from 'vitest';
import { stepTake, untaken, type TakeEvent, type Taking } from './take.machine.ts';

type State = Taking<string, string>;
type Event = TakeEvent<string, string>;

const after = (...events: Event[]) => events.reduce<State>(stepTake, untaken);
const press: Event = { type: 'pressed' };
const opened: Event = { type: 'opened', attempt: 1 };
const measured: Event = { type: 'measured', attempt: 1, result: 'right' };

test('a press opens, another one ends, and what was measured is the result', () => {
  expect(after(press).at).toBe('opening');
  expect(after(press, opened).at).toBe('listening');
  expect(after(press, opened, press).at).toBe('measuring');
  expect(after(press, opened, press, measured)).toMatchObject({ at: 'done', result: 'right' });
});

test('a pause ends as well as a press does', () => {
  expect(after(press, opened, { type: 'ended', attempt: 1 }).at).toBe('measuring');
});

test('a press takes back what is about to open, and what opens late is not listened to', () => {
  expect(after(press, press, opened)).toMatchObject({ at: 'ready', fault: undefined });
});

test('a browser that waits for its visitor’s answer is told of, until it opens', () => {
  const waited: Event = { type: 'waited', attempt: 1 };
  expect(after(press, waited)).toEqual({ at: 'opening', attempt: 1, isLong: true });
  expect(after(press, waited, opened)).toEqual({ at: 'listening', attempt: 1 });
  expect(after(press, opened, waited)).toEqual({ at: 'listening', attempt: 1 });
});

test('while it is measured a press does nothing', () => {
  expect(after(press, opened, press, press).at).toBe('measuring');
});

test('a hidden page ends the listening, and says so', () => {
  const hidden: Event = { type: 'interrupted', fault: 'hidden' };
  expect(after(press, opened, hidden)).toMatchObject({ at: 'ready', fault: 'hidden' });
  expect(after(press, opened, press, hidden).at).toBe('measuring');
});

test('a failure is told until the next press', () => {
  const failed = after(press, { type: 'failed', attempt: 1, fault: 'denied' });
  expect(failed).toMatchObject({ at: 'ready', fault: 'denied' });
  expect(stepTake(failed, press).at).toBe('opening');
});

test('what comes late from an attempt that was left counts nothing', () => {
  expect(after(press, opened, press, { type: 'left' }, measured).at).toBe('ready');
});
