import fc from 'fast-check';
import { fsrs } from 'ts-fsrs';
import { expect, test } from 'vitest';
import { dueAt, retrievability, RETENTIONS, type Memory, type Strictness } from './forgetting.ts';
import { review } from './schedule.ts';

const DAY = 86_400_000;
const START = Date.UTC(2027, 0, 1);

const memory = fc
  .float({ min: Math.fround(0.01), max: 36_500, noNaN: true })
  .map((stability): Memory => ({ ...review(undefined, 3, START), stability }));

test('the curve is the library’s, whatever the stability and however long ago', () => {
  fc.assert(
    fc.property(memory, fc.integer({ min: 0, max: 20_000 }), (one, hours) => {
      const now = START + hours * (DAY / 24);
      const theirs = fsrs().forgetting_curve(hours / 24, one.stability);
      expect(retrievability(one, now)).toBeCloseTo(theirs, 7);
    }),
    { numRuns: 2_000 },
  );
});

test('what is due is due when the library says so, for every strictness', () => {
  fc.assert(
    fc.property(
      memory,
      fc.constantFrom(...(Object.keys(RETENTIONS) as Strictness[])),
      (one, strictness) => {
        const settings = { request_retention: RETENTIONS[strictness], maximum_interval: 3650 };
        const days = fsrs(settings).next_interval(one.stability, 0);
        expect(dueAt(one, strictness)).toBe(START + days * DAY);
      },
    ),
    { numRuns: 2_000 },
  );
});
