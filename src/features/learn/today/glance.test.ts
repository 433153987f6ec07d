import { describe, expect, test } from 'vitest';
import { newCard, type LearningCard } from '#src/domain/learning/card.ts';
import type { Choice } from '#src/domain/learning/choice.ts';
import { characterId } from '#src/domain/learning/item.ts';
import { dueAt } from '#src/domain/learning/forgetting.ts';
import { review } from '#src/domain/learning/schedule.ts';
import { planOf } from '#src/learning/plan.ts';
import { numbers } from '#tests/learning/sample-catalogue.ts';
import { glanceAt } from './glance.ts';

/** A Wednesday. */
const NOW = new Date(2027, 2, 10, 15, 30);
const daysAgo = (days: number) => new Date(2027, 2, 10 - days, 12).getTime();

const read = (one: string, at: number): LearningCard => ({
  ...newCard(characterId(one)),
  seenAt: at,
  skills: { read: review(undefined, 3, at) },
});
const ON_THE_PATH: Choice = { at: 1, name: 'path', value: 'numbers' };

const glance = (cards: readonly LearningCard[], ...choices: Choice[]) =>
  glanceAt(
    new Map(cards.map((card) => [card.item, card])),
    numbers,
    planOf(choices, numbers.paths),
    NOW,
  );

describe('a day at a glance', () => {
  test('has nothing for someone new without a path, and new things for someone on one', () => {
    expect(glance([])).toEqual({ at: 'nothing', next: undefined });
    expect(glance([], ON_THE_PATH)).toEqual({
      at: 'due',
      reviews: 0,
      fresh: 3,
      minutes: 2,
      isFreeDay: false,
      isBack: false,
    });
  });

  test('tells what is to be refreshed from what is new', () => {
    expect(glance([read('十', daysAgo(5))], ON_THE_PATH)).toMatchObject({
      at: 'due',
      reviews: 1,
      fresh: 3,
    });
  });

  test('knows the days that don’t count', () => {
    const days = (...named: ('wed' | 'sun')[]): Choice => ({
      at: 1,
      name: 'answers',
      value: { goal: null, level: null, hours: null, days: named },
    });
    expect(glance([], ON_THE_PATH, days('sun'))).toMatchObject({ isFreeDay: true });
    expect(glance([], ON_THE_PATH, days('sun', 'wed'))).toMatchObject({ isFreeDay: false });
  });

  test('notices a break of two weeks', () => {
    expect(glance([read('十', daysAgo(13))])).toMatchObject({ at: 'due', isBack: false });
    expect(glance([read('十', daysAgo(15))])).toMatchObject({ at: 'due', isBack: true });
  });

  test('is done when all of it was, and says what comes tomorrow', () => {
    const today = NOW.getTime() - 60_000;
    const forgotten = {
      ...read('一', today),
      skills: { read: review(undefined, 1, today) },
    };
    expect(glance([forgotten, read('二', today)])).toEqual({
      at: 'done',
      exercises: 2,
      tomorrow: 1,
    });
  });

  test('names the next exercise where nothing is due', () => {
    const memory = review(undefined, 4, daysAgo(1));
    const card = { ...read('一', daysAgo(1)), skills: { read: memory } };
    expect(glance([card])).toEqual({ at: 'nothing', next: dueAt(memory, 'usual') });
  });
});
