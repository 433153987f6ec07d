// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePlanned } from './use-planned.ts';

const catalogue = {};
const GROUND = { catalogue, load: 'hsk1', day: 1, isOpen: true, done: 0 };
const plan = vi.fn();
beforeEach(() => plan.mockClear());
afterEach(cleanup);

/** A review on this ground, and what it is to plan from afterwards. */
const review = (first: typeof GROUND | undefined) =>
  renderHook(({ ground }) => usePlanned(ground, plan), {
    initialProps: { ground: first },
  });

test('it plans once there is ground, and not again for the same', () => {
  const { rerender } = review(undefined);
  expect(plan).not.toHaveBeenCalled();
  rerender({ ground: GROUND });
  rerender({ ground: { ...GROUND } });
  expect(plan.mock.calls).toEqual([[GROUND, undefined]]);
});

test('where the sound alone has gone, that is told', () => {
  const { rerender } = review(GROUND);
  const mute = { ...GROUND, isOpen: false };
  rerender({ ground: mute });
  expect(plan).toHaveBeenLastCalledWith(mute, 'silenced');
  rerender({ ground: GROUND });
  expect(plan).toHaveBeenLastCalledWith(GROUND, undefined);
});

test('a device without sound plans again for another path, and for another catalogue', () => {
  const mute = { ...GROUND, isOpen: false };
  const { rerender } = review(mute);
  const another = { ...mute, load: 'travel' };
  rerender({ ground: another });
  expect(plan).toHaveBeenLastCalledWith(another, undefined);
  const newer = { ...another, catalogue: {} };
  rerender({ ground: newer });
  expect(plan).toHaveBeenLastCalledWith(newer, undefined);
  expect(plan).toHaveBeenCalledTimes(3);
});

test('a page that was open over night plans the new day, with sound or without', () => {
  const { rerender } = review(GROUND);
  const morning = { ...GROUND, day: 2, isOpen: false };
  rerender({ ground: morning });
  expect(plan).toHaveBeenLastCalledWith(morning, undefined);
});

test('what another tab has done is told', () => {
  const { rerender } = review(GROUND);
  const later = { ...GROUND, done: 3 };
  rerender({ ground: later });
  expect(plan).toHaveBeenLastCalledWith(later, 'done');
});
