import { describe, expect, test } from 'vitest';
import { newCard } from '#src/domain/learning/card.ts';
import { characterId, type ItemId } from '#src/domain/learning/item.ts';
import type { Catalogue, CataloguePath } from './catalogue/catalogue.ts';
import { itemsOfPath, nextStepOf, stepsOf } from './paths.ts';

const [one, two, three] = ['一', '二', '三'].map(characterId) as [ItemId, ItemId, ItemId];

const group = (id: string, items: readonly ItemId[]) =>
  ({ id, kind: 'level', title: id, address: `/${id}`, items }) as const;

const catalogue: Catalogue = {
  items: [one, two, three].map((item) => ({
    item,
    hanzi: '字',
    pinyin: 'zì',
    meaning: 'character',
    skills: ['read', 'write'],
  })),
  groups: [group('first', [one, two]), group('second', [two, three])],
  paths: [],
};

const path: CataloguePath = {
  id: 'numbers',
  title: 'Numbers',
  description: 'How to count',
  icon: '数',
  goals: ['travel'],
  steps: [
    { group: 'first', title: 'First', reason: 'It begins here.', knownFrom: 'HSK2' },
    { group: 'gone', title: 'Gone', reason: 'An editor took it out.', knownFrom: undefined },
    { group: 'second', title: 'Second', reason: 'It goes on.', knownFrom: undefined },
  ],
};

const met = (...items: ItemId[]) =>
  new Map(items.map((item) => [item, { ...newCard(item), seenAt: 1 }]));

const statesOf = (...items: ItemId[]) =>
  stepsOf(path, catalogue, met(...items)).map(({ state }) => state);

describe('the steps of a path', () => {
  test('are finished once each of their items was met, wherever it was', () => {
    expect(statesOf()).toEqual(['untouched', 'untouched']);
    expect(statesOf(two)).toEqual(['begun', 'begun']);
    expect(statesOf(one, two)).toEqual(['finished', 'begun']);
    expect(statesOf(one, two, three)).toEqual(['finished', 'finished']);
  });

  test('are not met by a favourite that nobody has looked at', () => {
    const cards = new Map([[one, { ...newCard(one), favourite: true }]]);
    expect(stepsOf(path, catalogue, cards)[0]?.met).toBe(0);
  });

  test('begin where the level of the learner does', () => {
    const next = (level: 'HSK1' | 'HSK2' | 'HSK4', ...items: ItemId[]) =>
      nextStepOf(stepsOf(path, catalogue, met(...items), level))?.step.title;
    expect(next('HSK1')).toBe('First');
    expect(next('HSK2')).toBe('Second');
    expect(next('HSK4')).toBe('Second');
  });

  test('come back to one that was passed over, once it is begun', () => {
    const standings = stepsOf(path, catalogue, met(one), 'HSK4');
    expect(nextStepOf(standings)?.step.title).toBe('First');
  });

  test('end', () => {
    expect(nextStepOf(stepsOf(path, catalogue, met(one, two, three)))).toBeUndefined();
  });
});

describe('the items of a path', () => {
  test('come in its order and each once, with the ways of asking for them', () => {
    expect(itemsOfPath(catalogue, path)).toEqual(
      [one, two, three].map((item) => ({ item, skills: ['read', 'write'] })),
    );
  });

  test('leave out what the learner is taken to know', () => {
    expect(itemsOfPath(catalogue, path, 'HSK3').map(({ item }) => item)).toEqual([two, three]);
  });
});
