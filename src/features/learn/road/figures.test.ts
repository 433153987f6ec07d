import { describe, expect, test } from 'vitest';
import { replay } from '#src/domain/learning/replay.ts';
import type { Grade, LearningEvent, Skill } from '#src/domain/learning/event.ts';
import { characterId, type ItemId } from '#src/domain/learning/item.ts';
import { dueAt } from '#src/domain/learning/forgetting.ts';
import { dueByDay, hardestOf, itemsKnown, knownNow } from './figures.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);
const [XUE, HAO, SHUI] = ['学', '好', '水'].map(characterId) as [ItemId, ItemId, ItemId];

let count = 0;
const next = () => `01900000-0000-7000-8000-${(count += 1).toString(16).padStart(12, '0')}`;
const graded = (item: ItemId, days: number, grade: Grade = 3, skill: Skill = 'read') =>
  ({
    id: next(),
    item,
    at: START + days * DAY,
    device: 'device-one',
    what: 'graded',
    skill,
    grade,
  }) satisfies LearningEvent;
const cardsOf = (...events: readonly LearningEvent[]) =>
  new Map(
    [...Map.groupBy(events, ({ item }) => item)].map(([item, log]) => [item, replay(item, log)]),
  );

describe('what is known now', () => {
  const cards = cardsOf(graded(XUE, 0), graded(XUE, 0, 3, 'write'), graded(HAO, 0, 1));

  test('is counted by the way of knowing it', () => {
    expect(knownNow(cards, START + DAY / 2)).toMatchObject({
      read: { known: 1, asked: 2 },
      write: { known: 1, asked: 1 },
      hear: { known: 0, asked: 0 },
    });
    expect(itemsKnown(cards, START + DAY / 2)).toBe(1);
  });

  test('becomes less while nothing is done', () => {
    expect(knownNow(cards, START + 60 * DAY)).toMatchObject({ read: { known: 0, asked: 2 } });
    expect(itemsKnown(cards, START + 60 * DAY)).toBe(0);
  });
});

describe('what falls due', () => {
  test('counts for the day on which it does, and what is overdue for the first', () => {
    const cards = cardsOf(graded(XUE, 0), graded(HAO, 0, 1), graded(SHUI, 0, 4));
    const due = dueAt(cards.get(XUE)?.skills.read as never, 'usual');
    const ends = Array.from({ length: 7 }, (_, index) => due + 1 + index * DAY);
    const [first, ...rest] = dueByDay(cards, ends, 'usual');
    // Again comes before good, and easy after it.
    expect(first).toBe(2);
    expect(rest.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1);
  });

  test('leaves out what is kept out of reviews', () => {
    const suspended = { ...graded(XUE, 1), what: 'suspended' } as unknown as LearningEvent;
    expect(dueByDay(cardsOf(graded(XUE, 0), suspended), [START + 99 * DAY], 'usual')).toEqual([0]);
  });
});

describe('what is hardest to keep', () => {
  test('was forgotten most often, then holds least; what was never forgotten is not hard', () => {
    const cards = cardsOf(
      graded(XUE, 0),
      graded(XUE, 4, 1),
      graded(HAO, 0),
      graded(HAO, 4, 1),
      graded(HAO, 8),
      graded(HAO, 12, 1),
      graded(SHUI, 0),
      graded(SHUI, 4),
    );
    expect(hardestOf(cards, 10).map(({ item, lapses }) => [item, lapses])).toEqual([
      [HAO, 2],
      [XUE, 1],
    ]);
    expect(hardestOf(cards, 1)).toHaveLength(1);
  });
});
