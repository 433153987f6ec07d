import { expect, test } from 'vitest';
import { stepOfSwipe } from './swipe.ts';

const start = { x: 200, y: 300 };

test('the next card is drawn in from where reading goes on', () => {
  expect(stepOfSwipe(start, { x: 80, y: 310 }, false)).toBe(1);
  expect(stepOfSwipe(start, { x: 320, y: 310 }, false)).toBe(-1);
  expect(stepOfSwipe(start, { x: 320, y: 310 }, true)).toBe(1);
  expect(stepOfSwipe(start, { x: 80, y: 310 }, true)).toBe(-1);
});

test('a press and a stroke up or down change nothing', () => {
  expect(stepOfSwipe(start, { x: 230, y: 300 }, false)).toBe(0);
  expect(stepOfSwipe(start, { x: 260, y: 500 }, true)).toBe(0);
});
