import { expect, test } from 'vitest';
import { occasionOn } from './occasion.ts';

const one = (day: string) => ({ start: day, end: day });
const spring = [one('2026-02-17'), one('2027-02-06'), one('2028-01-26')];
const ramadan = [
  { start: '2030-01-05', end: '2030-02-04' },
  { start: '2030-12-26', end: '2031-01-24' },
];

test('the next day shows until it has come', () => {
  expect(occasionOn('2026-02-18', spring)).toEqual({ at: 'next', index: 1 });
  expect(occasionOn('2027-02-05', spring)).toEqual({ at: 'next', index: 1 });
});

test('a festival of one day is today, and past on the day after', () => {
  expect(occasionOn('2027-02-06', spring)).toEqual({ at: 'today', index: 1 });
  expect(occasionOn('2027-02-07', spring)).toEqual({ at: 'next', index: 2 });
});

test('a festival of many days is now from the first to the last, twice in a year too', () => {
  expect(occasionOn('2030-01-05', ramadan)).toEqual({ at: 'now', index: 0 });
  expect(occasionOn('2030-02-04', ramadan)).toEqual({ at: 'now', index: 0 });
  expect(occasionOn('2030-02-05', ramadan)).toEqual({ at: 'next', index: 1 });
});

test('after the last day nothing is invented', () => {
  expect(occasionOn('2028-01-27', spring)).toEqual({ at: 'over' });
  expect(occasionOn('2028-01-27', [])).toEqual({ at: 'over' });
});
