import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AHEAD_MS } from '#src/domain/lessons/lesson-time.ts';
import { cellClock, cellsOf } from '#src/domain/tutors/week-cells.ts';
import { firstIn, freeCellsIn } from './free-cells.ts';
import { openStarts } from './listed-tutor.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2027, 2, 20);
const hours = fc.uniqueArray(fc.integer({ min: -20, max: 40 * 24 }), { maxLength: 60 });

test('what is kept of hours is what they are at every later moment, on any clock', () => {
  fc.assert(
    fc.property(
      hours,
      fc.array(fc.integer({ min: 0, max: 20 * 60 }), { maxLength: 6 }),
      fc.constantFrom('Asia/Riyadh', 'Africa/Cairo', 'Asia/Kathmandu', 'America/New_York'),
      (chosen, minutes, zone) => {
        const sorted = chosen.sort((one, other) => one - other);
        const starts = Float64Array.from(sorted, (hour) => NOW + hour * HOUR);
        const wanted = cellsOf(['sat', 'tue'], ['evening', 'morning']);
        for (const minute of [0, ...minutes]) {
          const now = NOW + minute * 60_000;
          const free = freeCellsIn(zone, now)(starts);
          const open = openStarts({ starts }, now);
          const clock = cellClock(zone, now, now + AHEAD_MS);
          expect(free.cells).toBe(open.reduce((cells, start) => cells | clock(start), 0));
          expect(firstIn(free, wanted)).toBe(open.find((one) => (clock(one) & wanted) !== 0));
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('a tutor is counted once while nothing changes', () => {
  const starts = Float64Array.from([NOW + 30 * HOUR]);
  const first = freeCellsIn('Asia/Riyadh', NOW)(starts);
  expect(freeCellsIn('Asia/Riyadh', NOW + HOUR)(starts)).toBe(first);
  expect(freeCellsIn('Asia/Riyadh', NOW + 29 * HOUR)(starts)).not.toBe(first);
});
