import { expect, test } from 'vitest';
import { hourMoves } from './hour-moves.ts';

const year = { from: Date.UTC(2027, 0, 1), until: Date.UTC(2028, 0, 1) };
const moves = (of: string, readIn: string) =>
  hourMoves({ of, readIn }, year).map(({ at, minutes }) => [
    new Date(at).toISOString().slice(0, 10),
    minutes,
  ]);

test('hours of London are earlier in Riyadh by summer', () => {
  expect(moves('Europe/London', 'Asia/Riyadh')).toEqual([
    ['2027-03-28', -60],
    ['2027-10-31', 60],
  ]);
});

test('hours of Beijing move for students whose own clocks change', () => {
  expect(moves('Asia/Shanghai', 'Africa/Cairo')).toEqual([
    ['2027-04-29', 60],
    ['2027-10-28', -60],
  ]);
});

test('where both clocks change, hours move only between the two changes', () => {
  expect(moves('America/New_York', 'Africa/Cairo')).toEqual([
    ['2027-03-14', -60],
    ['2027-04-29', 60],
    ['2027-10-28', -60],
    ['2027-11-07', 60],
  ]);
});

test('clocks that are changed in one night leave the hours where they were', () => {
  expect(moves('Europe/London', 'Asia/Beirut')).toEqual([]);
});

test('nothing moves between Beijing and Riyadh, or at home', () => {
  expect(moves('Asia/Shanghai', 'Asia/Riyadh')).toEqual([]);
  expect(moves('Europe/London', 'Europe/London')).toEqual([]);
});
