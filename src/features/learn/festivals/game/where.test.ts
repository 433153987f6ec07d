import { expect, test } from 'vitest';
import { whereabouts } from './where.ts';

test.each([
  [{ top: 6, left: 60, width: 20, height: 34 }, ['top', 'right']],
  [{ top: 34, left: 8, width: 16, height: 40 }, ['middle', 'left']],
  [{ top: 68, left: 42, width: 16, height: 22 }, ['bottom', 'centre']],
  [{ top: 50, left: 34, width: 30, height: 42 }, ['bottom', 'centre']],
])('the middle of the zone %o lies %o', (position, where) => {
  expect(whereabouts(position)).toEqual(where);
});
