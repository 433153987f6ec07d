import { expect, test } from 'vitest';
import type { Box } from '#src/domain/scene/fit.ts';
import { aimedZone, REACH_PX } from './aim.ts';

const table: Box = { left: 100, top: 100, width: 200, height: 100 };
const cake: Box = { left: 180, top: 120, width: 40, height: 40 };
const moon: Box = { left: 320, top: 0, width: 60, height: 60 };
const zones: [string, Box][] = [
  ['table', table],
  ['cake', cake],
  ['moon', moon],
];

test('a point inside a zone aims for it', () => {
  expect(aimedZone({ x: 350, y: 30 }, zones)).toBe('moon');
});

test('a large zone does not swallow a small one that lies over it', () => {
  expect(aimedZone({ x: 200, y: 140 }, zones)).toBe('cake');
  expect(aimedZone({ x: 200, y: 140 }, zones.toReversed())).toBe('cake');
  expect(aimedZone({ x: 110, y: 190 }, zones)).toBe('table');
});

test('a near miss counts, a miss by more does not', () => {
  expect(aimedZone({ x: 320 - REACH_PX, y: 30 }, zones)).toBe('moon');
  expect(aimedZone({ x: 320 - REACH_PX - 1, y: 30 }, zones)).toBe(undefined);
});

test('between two zones the nearer one is meant', () => {
  expect(aimedZone({ x: 308, y: 98 }, zones)).toBe('table');
});
