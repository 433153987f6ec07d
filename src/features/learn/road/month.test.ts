import { expect, test } from 'vitest';
import { dayOf, monthAfter, monthOf, weeksOf } from './month.ts';

test('a month stands in weeks that begin on Sunday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks[0]).toEqual(
    ['01', '02', '03', '04', '05', '06', '07'].map((date) => `2026-11-${date}`),
  );
  expect(weeks.at(-1)?.filter(Boolean)).toEqual(['2026-11-29', '2026-11-30']);
  expect(weeksOf('2026-08')[0]?.filter(Boolean)).toEqual(['2026-08-01']);
  expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
});

test('months follow each other over the years', () => {
  expect(monthAfter('2026-11', 2)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
  expect(monthOf(new Date(2026, 0, 31, 23, 59))).toBe('2026-01');
  expect(dayOf(new Date(2026, 0, 5))).toBe('2026-01-05');
});
