import { expect, test } from 'vitest';
import { hangs, whereabouts } from './where.ts';

test.each([
  [{ top: 6, left: 60, width: 20, height: 34 }, ['top', 'right']],
  [{ top: 34, left: 8, width: 16, height: 40 }, ['middle', 'left']],
  [{ top: 68, left: 42, width: 16, height: 22 }, ['bottom', 'centre']],
  [{ top: 50, left: 34, width: 30, height: 42 }, ['bottom', 'centre']],
])('the middle of the zone %o lies %o', (position, where) => {
  expect(whereabouts(position)).toEqual(where);
});

test('what lies in the upper half of a scene hangs, what lies in the lower half stands', () => {
  expect(hangs({ top: 14, left: 62, width: 14, height: 26 })).toBe(true);
  expect(hangs({ top: 34, left: 8, width: 16, height: 40 })).toBe(false);
});
