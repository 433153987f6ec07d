import { expect, test } from 'vitest';
import { lastDays, onEachDay, startOf } from './day-counts.ts';

test('the last days end with the present one and pass the end of a month', () => {
  const days = lastDays(new Date('2030-03-02T23:59:59Z'), 4);
  expect(days).toEqual(['2030-02-27', '2030-02-28', '2030-03-01', '2030-03-02']);
  expect(startOf('2030-03-01').toISOString()).toBe('2030-03-01T00:00:00.000Z');
});

test('a day on which nothing was counted has 0', () => {
  expect(onEachDay(['2030-03-01', '2030-03-02'], [{ day: '2030-03-02', count: 3 }])).toEqual([
    { day: '2030-03-01', count: 0 },
    { day: '2030-03-02', count: 3 },
  ]);
});
