// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CombinerEvent, Recipe } from './combiner.machine.ts';
import { createCombiner, STORAGE_KEY } from './combiner.store.ts';

const recipes: Recipe[] = [
  { parts: ['女', '子'], ordered: false, result: '好' },
  { parts: ['日', '月'], ordered: false, result: '明' },
];
const good: CombinerEvent[] = [
  { type: 'picked', radical: '女' },
  { type: 'picked', radical: '子' },
];
const bright: CombinerEvent[] = [
  { type: 'picked', radical: '日' },
  { type: 'picked', radical: '月' },
];

const visit = () => {
  const game = createCombiner(recipes);
  game.restore();
  return game;
};
const discoveredIn = ({ $view }: ReturnType<typeof visit>) => $view.get().combiner.discovered;
const stored = (): unknown => JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('what was discovered is there on the next visit, and the slots are empty', () => {
  good.forEach(visit().send);
  const next = visit();
  expect(discoveredIn(next)).toEqual(['好']);
  expect(next.$view.get().combiner.slots).toEqual([undefined, undefined]);
  expect(next.$view.get().notice).toBeUndefined();
});

test('it is stored with its version, as soon as it is made', () => {
  good.forEach(visit().send);
  expect(stored()).toEqual({ version: 1, discovered: ['好'] });
});

test('nothing is stored before there is something to keep', () => {
  const game = visit();
  game.send({ type: 'picked', radical: '女' });
  game.send({ type: 'cleared' });
  expect(stored()).toBeNull();
});

test('two tabs add up', () => {
  const [one, other] = [visit(), visit()];
  good.forEach(one.send);
  bright.forEach(other.send);
  expect(discoveredIn(visit())).toEqual(['好', '明']);
});

test('the last step can be told', () => {
  const game = visit();
  good.forEach(game.send);
  expect(game.$view.get().notice).toEqual({ says: 'made', recipe: recipes[0], isNew: true });
});

describe('storage that can’t be trusted', () => {
  test.each([
    'no json',
    'null',
    '[]',
    '{"version":2,"discovered":["好"]}',
    '{"version":1}',
    '{"version":1,"discovered":"好"}',
    '{"version":1,"discovered":[1]}',
  ])('%s starts the list afresh', (text) => {
    localStorage.setItem(STORAGE_KEY, text);
    const game = visit();
    expect(discoveredIn(game)).toEqual([]);
    good.forEach(game.send);
    expect(stored()).toEqual({ version: 1, discovered: ['好'] });
  });

  test('characters that the game does not know are left out', () => {
    localStorage.setItem(STORAGE_KEY, '{"version":1,"discovered":["龙","明","明"]}');
    expect(discoveredIn(visit())).toEqual(['明']);
  });
});

test('where storage is blocked the game goes on and says that nothing is kept', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const game = visit();
  expect(game.$view.get().isKept).toBe(true);
  good.forEach(game.send);
  expect(discoveredIn(game)).toEqual(['好']);
  expect(game.$view.get().isKept).toBe(false);
});

test('where storage is full the game says so until it can store again', () => {
  const game = visit();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  good.forEach(game.send);
  expect(game.$view.get().isKept).toBe(false);
  full.mockRestore();
  game.send({ type: 'cleared' });
  bright.forEach(game.send);
  expect(game.$view.get().isKept).toBe(true);
  expect(stored()).toEqual({ version: 1, discovered: ['好', '明'] });
});
