import { describe, expect, test } from 'vitest';
import { isPracticeDay, isTakenAsKnown, loadOf } from './plan-from-answers.ts';

describe('a load', () => {
  test('is the usual one for who has said nothing', () => {
    expect(loadOf({ cap: undefined, hours: undefined, days: [] })).toEqual({
      cap: 20,
      newItemsAWeek: 20,
      practiceDays: 7,
    });
  });

  test('is the chosen one before that of the hours', () => {
    const { cap } = loadOf({ cap: 45, hours: '>2', days: ['mon'] });
    expect(cap).toBe(45);
  });
});

test('every day counts until some are named', () => {
  expect(isPracticeDay([], 'fri')).toBe(true);
  expect(isPracticeDay(['sat', 'sun'], 'sat')).toBe(true);
  expect(isPracticeDay(['sat', 'sun'], 'fri')).toBe(false);
});

test('a step is passed over from its level on, and never by who has not told theirs', () => {
  expect(isTakenAsKnown('HSK1', 'HSK2')).toBe(false);
  expect(isTakenAsKnown('HSK2', 'HSK2')).toBe(true);
  expect(isTakenAsKnown('HSK5_6', 'HSK2')).toBe(true);
  expect(isTakenAsKnown(undefined, 'HSK2')).toBe(false);
  expect(isTakenAsKnown('HSK5_6', undefined)).toBe(false);
});
