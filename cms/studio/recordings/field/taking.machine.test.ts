import { expect, test } from 'vitest';
import { madeSamples } from '#cms/sound/made-sound.ts';
import { moved, nextTaking, type Taking, type TakingEvent } from './taking.machine.ts';

const rate = 48_000;
const sound = { samples: madeSamples({ before: 1, seconds: 1, after: 1 }), rate };
const after = (...events: TakingEvent[]): Taking =>
  events.reduce<Taking>(nextTaking, { at: 'idle' });
const recorded: TakingEvent[] = [{ type: 'asked' }, { type: 'opened' }, { type: 'taken', sound }];

test('a recording is opened, made, trimmed to its speech, and kept', () => {
  expect(after({ type: 'asked' }).at).toBe('opening');
  expect(after({ type: 'asked' }, { type: 'opened' }).at).toBe('recording');
  const trimming = after(...recorded);
  if (trimming.at !== 'trimming') throw new Error(trimming.at);
  expect(trimming.range.start).toBeCloseTo(0.94, 1);
  expect(trimming.range.end).toBeCloseTo(2.14, 1);
  expect(after(...recorded, { type: 'keeping' }, { type: 'kept' })).toEqual({ at: 'idle' });
});

test('a file goes the same way', () => {
  expect(after({ type: 'chosen' }, { type: 'taken', sound }).at).toBe('trimming');
});

test('a microphone that stays closed, and a sound that is no good, leave a sentence', () => {
  const denied: TakingEvent = { type: 'refused', fault: 'denied' };
  expect(after({ type: 'asked' }, denied)).toEqual({ at: 'idle', fault: 'denied' });
  const silent: TakingEvent = { type: 'refused', fault: 'silent' };
  expect(after({ type: 'chosen' }, silent)).toEqual({ at: 'idle', fault: 'silent' });
  const lost: TakingEvent = { type: 'refused', fault: 'device_lost' };
  expect(after({ type: 'asked' }, { type: 'opened' }, lost)).toEqual({
    at: 'idle',
    fault: 'device_lost',
  });
});

test('what could not be kept is still there, and can be kept again', () => {
  const failed = after(...recorded, { type: 'keeping' }, { type: 'refused', fault: 'not_kept' });
  expect(failed).toMatchObject({ at: 'trimming', sound, fault: 'not_kept' });
  expect(nextTaking(failed, { type: 'keeping' })).not.toHaveProperty('fault');
});

test('the edges are moved by hand, and come back to the speech', () => {
  const wide = after(...recorded, { type: 'moved', handle: 'start', to: 0 });
  expect(wide).toMatchObject({ range: { start: 0 } });
  expect(nextTaking(wide, { type: 'proposed' })).toEqual(after(...recorded));
});

test('the edges stay inside of the sound and never meet', () => {
  const range = { start: 0.5, end: 1 };
  expect(moved(range, 'start', -1, 2)).toEqual({ start: 0, end: 1 });
  expect(moved(range, 'start', 3, 2)).toEqual({ start: 0.9, end: 1 });
  expect(moved(range, 'end', 3, 2)).toEqual({ start: 0.5, end: 2 });
  expect(moved(range, 'end', 0, 2)).toEqual({ start: 0.5, end: 0.6 });
});

test.each<TakingEvent[]>([
  [{ type: 'asked' }],
  [{ type: 'asked' }, { type: 'opened' }],
  [{ type: 'chosen' }],
])('a sound is there until another is: %o', (...again) => {
  const moved: TakingEvent[] = [...recorded, { type: 'moved', handle: 'start', to: 0.2 }];
  const refused = after(...moved, ...again, { type: 'refused', fault: 'denied' });
  expect(refused).toEqual({ ...after(...moved), fault: 'denied' });
  expect(after(...moved, ...again, { type: 'discarded' })).toEqual(after(...moved));
});

test('a new sound takes the place of the earlier one', () => {
  const other = { samples: madeSamples({ seconds: 0.5 }), rate };
  const again = after(
    ...recorded,
    { type: 'asked' },
    { type: 'opened' },
    { type: 'taken', sound: other },
  );
  expect(again).toMatchObject({ at: 'trimming', sound: other });
  expect(nextTaking(again, { type: 'discarded' })).toEqual({ at: 'idle' });
});

test('a sound can be put away or made anew, but not while it is being kept', () => {
  expect(after(...recorded, { type: 'discarded' })).toEqual({ at: 'idle' });
  expect(after(...recorded, { type: 'asked' }).at).toBe('opening');
  const keeping = after(...recorded, { type: 'keeping' });
  expect(nextTaking(keeping, { type: 'discarded' })).toBe(keeping);
  expect(nextTaking(keeping, { type: 'asked' })).toBe(keeping);
  expect(nextTaking(keeping, { type: 'proposed' })).toBe(keeping);
});
