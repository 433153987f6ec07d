import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { replay } from '#src/domain/learning/card.ts';
import { GRADES, MARKS, SKILLS, type LearningEvent } from '#src/domain/learning/event.ts';
import { characterId } from '#src/domain/learning/item.ts';
import { fromWire, toWire } from './wire-card.ts';

const ITEM = characterId('学');
const START = Date.UTC(2026, 0, 1);
const YEAR = 365 * 86_400_000;

const happening = fc.oneof(
  fc.record({
    what: fc.constant('graded' as const),
    skill: fc.constantFrom(...SKILLS),
    grade: fc.constantFrom(...GRADES),
  }),
  fc.record({ what: fc.constantFrom(...MARKS) }),
);
const log = fc
  .array(fc.tuple(happening, fc.integer({ min: 0, max: YEAR })), { maxLength: 40 })
  .map((list) =>
    list.map(
      ([what, after]) =>
        ({
          ...what,
          id: newId(),
          item: ITEM,
          at: START + after,
          device: 'device-one',
        }) as LearningEvent,
    ),
  );

test('a card travels without losing anything that a device uses', () => {
  fc.assert(
    fc.property(log, (events) => {
      const card = replay(ITEM, events);
      const travelled = JSON.parse(JSON.stringify(toWire(card))) as ReturnType<typeof toWire>;
      expect(fromWire(travelled)).toEqual({ ...card, last: undefined, awaitsUndone: false });
    }),
    { numRuns: 500 },
  );
});
