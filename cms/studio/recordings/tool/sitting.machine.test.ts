import { expect, test } from 'vitest';
import { newSitting, nextSitting, shownKey, type SittingEvent } from './sitting.machine.ts';

const after = (...events: (SittingEvent['type'] | SittingEvent)[]) =>
  events.reduce(
    (sitting, event) =>
      nextSitting(sitting, typeof event === 'string' ? ({ type: event } as SittingEvent) : event),
    nextSitting(newSitting(['一', '二', '三']), { type: 'resumed' }),
  );
const stored = (key: string): SittingEvent => ({ type: 'fared', key, take: 1, fate: 'stored' });

test('one press begins, one ends, and the next text is there', () => {
  expect(after('began')).toMatchObject({ at: 'recording', index: 0 });
  expect(after('began', 'taken')).toMatchObject({ at: 'ready', index: 1 });
  const all = after('began', 'taken', 'began', 'taken', 'began', 'taken');
  expect(shownKey(all)).toBeUndefined();
  expect(nextSitting(all, { type: 'began' })).toBe(all);
});

test('a sound that is no good keeps its text, with the reason, until it is said again', () => {
  const silent = after('began', { type: 'refused', fault: 'silent' });
  expect(silent).toMatchObject({ at: 'ready', index: 0, fault: 'silent' });
  expect(nextSitting(silent, { type: 'began' })).not.toHaveProperty('fault');
});

test('texts can be left out and come back to, and a try can be dropped', () => {
  expect(shownKey(after('skipped', 'skipped', 'back'))).toBe('二');
  expect(shownKey(after('back'))).toBe('一');
  expect(after('began', 'discarded')).toEqual(after());
  expect(shownKey(after('skipped', 'skipped', 'skipped', 'back'))).toBe('三');
});

test('nothing is said before the microphone is open', () => {
  const closed = newSitting(['一']);
  expect(nextSitting(closed, { type: 'began' })).toBe(closed);
  expect(nextSitting(closed, { type: 'resumed' }).at).toBe('ready');
});

test('the last text that was said is said again at once, and the speaker goes on where they were', () => {
  const redone = after('began', 'taken', stored('一'), 'skipped', 'redone');
  expect(redone).toMatchObject({ at: 'recording', index: 0 });
  const silent = nextSitting(redone, { type: 'refused', fault: 'silent' });
  for (const again of [redone, nextSitting(silent, { type: 'began' })]) {
    expect(nextSitting(again, { type: 'taken' })).toEqual({
      ...after('skipped', 'skipped'),
      fates: { 一: { take: 1, fate: 'stored' } },
    });
  }
  expect(after('skipped', 'redone')).toEqual(after('skipped'));
});

test('while somebody speaks nothing else moves on', () => {
  const recording = after('began');
  for (const type of ['skipped', 'back', 'redone', 'began'] as const) {
    expect(nextSitting(recording, { type })).toBe(recording);
  }
});

test('what becomes of a sound is noted whatever is shown meanwhile', () => {
  const waiting = after(
    'began',
    'taken',
    { type: 'fared', key: '一', take: 1, fate: 'storing' },
    'began',
  );
  const failed = nextSitting(waiting, { type: 'fared', key: '一', take: 1, fate: 'not_stored' });
  expect(failed).toMatchObject({
    at: 'recording',
    index: 1,
    fates: { 一: { fate: 'not_stored' } },
  });
});

test('a text that is said again is stored when its last take is', () => {
  const again: SittingEvent = { type: 'fared', key: '一', take: 2, fate: 'storing' };
  const waiting = nextSitting(after('began', 'taken', 'redone', 'taken', again), stored('一'));
  expect(waiting.fates['一']?.fate).toBe('storing');
  const both = nextSitting(waiting, { ...again, fate: 'stored' });
  expect(both.fates['一']?.fate).toBe('stored');
});

test('a microphone that goes away interrupts, keeps the text, and can come back', () => {
  const lost = after('skipped', 'began', { type: 'lost', fault: 'device_lost' });
  expect(lost).toMatchObject({ at: 'interrupted', index: 1, fault: 'device_lost' });
  expect(nextSitting(lost, { type: 'began' })).toBe(lost);
  expect(nextSitting(lost, { type: 'resumed' })).toEqual(after('skipped'));
});
