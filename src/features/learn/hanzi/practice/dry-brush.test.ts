import { expect, test } from 'vitest';
import { dryStreaks } from './dry-brush.ts';

const pointsOf = (path: string) =>
  path
    .split(/[ML]/)
    .filter((text) => text !== '')
    .map((text) => text.split(' ').map(Number));

test('a brush runs dry in the second half of its stroke, beside the middle', () => {
  const points = pointsOf(
    dryStreaks([
      [0, 500],
      [400, 500],
      [1000, 500],
    ]),
  );
  expect(points.length).toBeGreaterThan(6);
  for (const [x = 0, y = 0] of points) {
    expect(x).toBeGreaterThanOrEqual(500);
    expect(x).toBeLessThanOrEqual(1000);
    expect(y).not.toBe(500);
    expect(Math.abs(y - 500)).toBeLessThanOrEqual(26);
  }
});

test('streaks turn with the stroke', () => {
  const points = pointsOf(
    dryStreaks([
      [500, 1000],
      [500, 0],
    ]),
  );
  for (const [x = 0, y = 0] of points) {
    expect(Math.abs(x - 500)).toBeLessThanOrEqual(26);
    expect(y).toBeLessThanOrEqual(500);
  }
});

test('a dot without length leaves none', () => {
  expect(dryStreaks([[3, 3]])).toBe('');
  expect(dryStreaks([])).toBe('');
});
