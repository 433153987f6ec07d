import { expect, test } from 'vitest';
import { dayAfter, localDay, momentOn, weekdayOf } from './local-day.ts';

test('a moment falls on the day that clocks of a zone show', () => {
  const late = Date.UTC(2026, 10, 23, 21, 30);
  expect(localDay('Asia/Riyadh', late)).toBe('2026-11-24');
  expect(localDay('America/New_York', late)).toBe('2026-11-23');
});

test('an hour of a day is found in its zone, also where clocks were turned', () => {
  expect(momentOn('Asia/Riyadh', '2026-11-23', 17).toISOString()).toBe('2026-11-23T14:00:00.000Z');
  expect(momentOn('Europe/Berlin', '2026-10-24', 17).toISOString()).toBe(
    '2026-10-24T15:00:00.000Z',
  );
  expect(momentOn('Europe/Berlin', '2026-10-25', 17).toISOString()).toBe(
    '2026-10-25T16:00:00.000Z',
  );
});

test('days follow each other over the end of a month', () => {
  expect(dayAfter('2026-02-28')).toBe('2026-03-01');
  expect(weekdayOf('2026-11-23')).toBe('mon');
  expect(weekdayOf('2026-11-29')).toBe('sun');
});
