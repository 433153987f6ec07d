import { describe, expect, test } from 'vitest';
import { newCard, type LearningCard } from '#src/domain/learning/card.ts';
import type { Skill } from '#src/domain/learning/event.ts';
import { characterId } from '#src/domain/learning/item.ts';
import { replay } from '#src/domain/learning/replay.ts';
import { review } from '#src/domain/learning/schedule.ts';
import { graded } from '#tests/learning/graded.ts';
import { characterItem, looseCharacters, numbers } from '#tests/learning/sample-catalogue.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import {
  dayOf,
  daysAway,
  daysLater,
  exercisesFor,
  exercisesOf,
  nextDueAt,
  startOfDay,
  tomorrowsExercises,
} from './day.ts';
import type { Hearing } from './hearing.ts';
import { planOf } from './plan.ts';

const NOW = new Date(2027, 2, 10, 15, 30);
const THIS_MORNING = new Date(2027, 2, 10, 0, 5).getTime();
const LAST_NIGHT = new Date(2027, 2, 9, 23, 55).getTime();

const card = (hanzi: string, skills: LearningCard['skills']): LearningCard => ({
  ...newCard(characterId(hanzi)),
  seenAt: 1,
  skills,
});
const cardsOf = (...cards: LearningCard[]) => new Map(cards.map((one) => [one.item, one]));
const practised = (hanzi: string, ...answers: [at: number, skill: Skill][]) => {
  const item = characterId(hanzi);
  return replay(
    item,
    answers.map(([at, skill]) => graded({ item, at, skill })),
  );
};
const asked = (at: number) => review(undefined, 3, at);

describe('a learner’s day', () => {
  test('goes from midnight to midnight where they are', () => {
    expect(startOfDay(NOW)).toEqual(new Date(2027, 2, 10));
    expect(dayOf(new Map(), NOW)).toEqual({
      now: NOW.getTime(),
      start: new Date(2027, 2, 10).getTime(),
      end: new Date(2027, 2, 11).getTime(),
      done: { exercises: 0, newItems: 0 },
    });
    expect(daysLater(new Date(2027, 2, 31), 1)).toEqual(new Date(2027, 3, 1));
  });

  test('counts what was asked on it, and as new what was never asked before', () => {
    const cards = cardsOf(
      practised('一', [THIS_MORNING, 'read'], [THIS_MORNING, 'recall']),
      practised('二', [LAST_NIGHT, 'read'], [THIS_MORNING, 'read']),
      practised('三', [LAST_NIGHT, 'read']),
      card('四', {}),
    );
    expect(dayOf(cards, NOW).done).toEqual({ exercises: 3, newItems: 1 });
  });

  test('counts as new what is asked once more on the day on which it began', () => {
    const cards = cardsOf(practised('一', [THIS_MORNING, 'read'], [THIS_MORNING + 1, 'read']));
    expect(dayOf(cards, NOW).done).toEqual({ exercises: 1, newItems: 1 });
  });

  test('counts nothing that was asked while the clock was a month ahead', () => {
    const cards = cardsOf(practised('一', [daysLater(NOW, 30).getTime(), 'read']));
    expect(dayOf(cards, NOW).done).toEqual({ exercises: 0, newItems: 0 });
  });

  test('counts as new nothing that came from an account before it was told what began when', () => {
    const cards = cardsOf(card('一', { read: review(asked(LAST_NIGHT), 3, THIS_MORNING) }));
    expect(dayOf(cards, NOW).done).toEqual({ exercises: 1, newItems: 0 });
  });
});

test('what was only heard in a game is no exercise of the day, and is new once it is read', () => {
  const cards = cardsOf(
    practised('一', [THIS_MORNING, 'hear']),
    practised('二', [LAST_NIGHT, 'hear'], [THIS_MORNING, 'read']),
  );
  expect(dayOf(cards, NOW).done).toEqual({ exercises: 1, newItems: 1 });
});

describe('what is left to practise today', () => {
  const { paths } = numbers;

  test('is nothing by ear where there is no sound, but what was recorded', () => {
    const long = new Date(2027, 0, 1).getTime();
    const both = { read: review(asked(long), 4, NOW.getTime() - 86_400_000), hear: asked(long) };
    const cards = cardsOf(card('一', both), card('二', both));
    const catalogue: Catalogue = {
      ...looseCharacters([]),
      items: [
        { ...characterItem('一'), skills: ['read', 'hear'] },
        { ...characterItem('二'), skills: ['read', 'hear'], isRecorded: true },
      ],
    };
    const heard = (hearing: Hearing) =>
      exercisesOf(cards, catalogue, planOf([], []), NOW, hearing).map(({ item }) => item);
    expect(heard('open')).toEqual([characterId('一'), characterId('二')]);
    expect(heard('silent')).toEqual([characterId('二')]);
    expect(heard('muted')).toEqual([]);
    const next = (hearing: 'open' | 'silent') =>
      nextDueAt(cardsOf(card('一', both)), catalogue, planOf([], []), hearing);
    expect(next('open')).toBeLessThan(NOW.getTime());
    expect(next('silent')).toBeGreaterThan(NOW.getTime());
  });

  test('is something new of the path, a seventh of the week’s', () => {
    const plan = planOf([{ at: 1, name: 'path', value: 'numbers' }], paths);
    const exercises = exercisesOf(new Map(), numbers, plan, NOW);
    expect(exercises.map(({ item }) => item)).toEqual(['一', '二', '三'].map(characterId));
  });

  test('is nothing where nothing is due and no path was chosen', () => {
    expect(exercisesOf(new Map(), numbers, planOf([], paths), NOW)).toEqual([]);
  });

  test('is what is due, whatever the path', () => {
    const cards = cardsOf(card('十', { read: asked(new Date(2027, 0, 1).getTime()) }));
    expect(exercisesOf(cards, numbers, planOf([], paths), NOW)).toEqual([
      { item: characterId('十'), skill: 'read', isNew: false },
    ]);
  });

  test('begins with what was kept, with or without a path', () => {
    const kept = { ...card('九', {}), favourite: true };
    const cards = cardsOf(kept);
    const first = (choices: Parameters<typeof planOf>[0]) =>
      exercisesOf(cards, numbers, planOf(choices, paths), NOW).map(({ item }) => item);
    expect(first([])).toEqual([kept.item]);
    const withPath = first([{ name: 'path', value: 'numbers', at: 1 }]);
    expect(withPath[0]).toBe(kept.item);
    expect(new Set(withPath).size).toBe(withPath.length);
    expect(withPath.length).toBeGreaterThan(1);
  });
});

describe('after a break', () => {
  const hanzi = Array.from({ length: 40 }, (_, index) => String.fromCodePoint(0x4e00 + index));
  const catalogue = looseCharacters(hanzi);
  const plan = planOf([{ at: 1, name: 'cap', value: 20 }], []);
  const away = (days: number) =>
    cardsOf(...hanzi.map((one) => card(one, { read: asked(daysBefore(days)) })));
  const daysBefore = (days: number) => daysLater(NOW, -days).getTime();

  test('of two weeks the day is half as long', () => {
    expect(exercisesOf(away(13), catalogue, plan, NOW)).toHaveLength(20);
    expect(exercisesOf(away(14), catalogue, plan, NOW)).toHaveLength(10);
    expect(daysAway(away(14), NOW)).toBe(14);
    expect(daysAway(new Map(), NOW)).toBeUndefined();
  });

  test('it stays so after the first answers', () => {
    const cards = away(30);
    const one = card('一', { read: review(asked(daysBefore(30)), 3, THIS_MORNING) });
    cards.set(one.item, one);
    expect(exercisesOf(cards, catalogue, plan, NOW)).toHaveLength(9);
  });

  test('the day after is a whole one', () => {
    expect(tomorrowsExercises(away(30), catalogue, plan, NOW)).toHaveLength(20);
  });

  test('what the content no longer has, or no longer asks for in this way, is left out', () => {
    const cards = cardsOf(
      card('龙', { read: asked(daysBefore(30)) }),
      card('一', { hear: asked(daysBefore(30)) }),
    );
    expect(exercisesOf(cards, catalogue, plan, NOW)).toEqual([]);
  });
});

describe('items that were asked for by name', () => {
  const catalogue: Catalogue = {
    ...looseCharacters([]),
    items: [...'一二'].map((hanzi) => ({ ...characterItem(hanzi), skills: ['read', 'write'] })),
  };
  const ask = (cards: LearningCard[], ...hanzi: string[]) =>
    exercisesFor(hanzi.map(characterId), cardsOf(...cards), catalogue, NOW);

  test('are asked in the way that is most at risk, due or not', () => {
    const one = card('一', { read: asked(LAST_NIGHT), write: asked(LAST_NIGHT - 86_400_000) });
    expect(ask([one], '一')).toEqual([{ item: characterId('一'), skill: 'write', isNew: false }]);
  });

  test('are asked in their first way where they are new, once, and only where they exist', () => {
    expect(ask([], '二', '二', '龙')).toEqual([
      { item: characterId('二'), skill: 'read', isNew: true },
    ]);
  });
});
