import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Availability } from '../lessons/availability.ts';
import { freeStarts } from '../lessons/free-starts.ts';
import { isWithinReach } from '../lessons/lesson-time.ts';
import { WEEKDAYS } from '../week.ts';
import { calendarOf, offeredStarts } from './zone-calendar.ts';

const hours = fc
  .uniqueArray(fc.integer({ min: 0, max: 23 }), { maxLength: 5 })
  .map((all) => all.sort((one, other) => one - other));
const availability: fc.Arbitrary<Availability> = fc.record({
  zone: fc.constantFrom('Asia/Shanghai', 'Europe/London', 'Africa/Cairo', 'America/New_York'),
  weekly: fc.dictionary(fc.constantFrom(...WEEKDAYS), hours),
  exceptions: fc.array(
    fc.record({
      day: fc.integer({ min: 1, max: 28 }).map((day) => `2027-03-${String(day).padStart(2, '0')}`),
      hour: fc.option(fc.integer({ min: 0, max: 23 }), { nil: undefined }),
      isOpen: fc.boolean(),
    }),
    { maxLength: 4 },
  ),
});

test('the hours of thousands are counted as those of one, also where clocks change', () => {
  fc.assert(
    fc.property(availability, fc.integer({ min: 0, max: 40 * 24 }), (offered, hour) => {
      const now = Date.UTC(2027, 1, 20) + hour * 3_600_000 + 1;
      const many = [...offeredStarts(offered, calendarOf(offered.zone, now))];
      expect(many.filter((start) => isWithinReach(start, now))).toEqual(
        freeStarts(offered, { now, taken: [] }),
      );
    }),
    { numRuns: 25 },
  );
});
