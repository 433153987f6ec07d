import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { WEEKDAYS, shortDay } from '../week.ts';
import { cellClock, cellsOf, DAY_PARTS } from './week-cells.ts';

const FROM = Date.UTC(2027, 0, 1);
const UNTIL = Date.UTC(2028, 0, 1);
const ZONES = [
  'Asia/Riyadh',
  'Africa/Cairo',
  'Europe/London',
  'America/New_York',
  'Asia/Kathmandu',
];

test('a moment lies in the part of the day that the clock of a zone shows, all through 2027', () => {
  const clocks = new Map(ZONES.map((zone) => [zone, cellClock(zone, FROM, UNTIL)]));
  fc.assert(
    fc.property(
      fc.constantFrom(...ZONES),
      fc.integer({ min: FROM / 900_000, max: UNTIL / 900_000 - 1 }),
      (zone, quarter) => {
        const wall = Temporal.Instant.fromEpochMilliseconds(quarter * 900_000).toZonedDateTimeISO(
          zone,
        );
        const day = shortDay(WEEKDAYS[wall.dayOfWeek - 1] ?? 'Monday');
        const part =
          wall.hour < 5
            ? 'night'
            : wall.hour < 12
              ? 'morning'
              : wall.hour < 17
                ? 'afternoon'
                : 'evening';
        expect(clocks.get(zone)?.(quarter * 900_000)).toBe(cellsOf([day], [part]));
      },
    ),
    { numRuns: 500 },
  );
});

test('no day and no part means all of them', () => {
  expect(cellsOf([], [])).toBe(2 ** 28 - 1);
  expect(cellsOf(['sun'], [])).toBe(cellsOf(['sun'], DAY_PARTS));
});

test('moments are gathered into the cells that hold at least one', () => {
  const clock = cellClock('Asia/Riyadh', FROM, UNTIL);
  // Friday, 1 January 2027, 06:00 and 18:00 in Riyadh.
  expect(clock(FROM + 3 * 3_600_000) | clock(FROM + 15 * 3_600_000)).toBe(
    cellsOf(['fri'], ['morning', 'evening']),
  );
});
