import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { replay } from '#src/domain/learning/replay.ts';
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

test('a page leaves out a skill that it does not know yet', () => {
  const [item, marks, seenAt, tracedAt] = toWire(replay(ITEM, []));
  const unknown = [99, 10, 5, 0, 10, 1, 0] as const;
  expect(fromWire([item, marks, seenAt, tracedAt, unknown]).skills).toEqual({});
});

test('the numbers of skills, and of when they began, stay what pages in the world read', () => {
  const cards = SKILLS.map((skill) =>
    toWire(
      replay(ITEM, [
        {
          id: newId(),
          item: ITEM,
          at: START,
          device: 'device-one',
          what: 'graded',
          skill,
          grade: 3,
        },
      ]),
    ),
  );
  const numbers = Object.fromEntries(cards.map((card, at) => [SKILLS[at], card[4]?.[0]]));
  expect(numbers).toEqual({ read: 0, hear: 1, recall: 2, write: 3, say: 4 });
  expect(cards[0]?.at(-1)).toEqual([-1, 0]);
});
