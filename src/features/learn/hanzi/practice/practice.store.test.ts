import { expect, test } from 'vitest';
import type { PracticeLevel } from '../hanzi.data.ts';
import { createPractice } from './practice.store.ts';
import { parseProgress, PROGRESS_KEY } from './progress.ts';

const character = (char: string, strokeCount: number) => ({
  char,
  pinyin: '',
  meaning: '',
  meaningAr: '',
  strokeCount,
});

const level = (number: number, ...characters: [string, number][]): PracticeLevel => ({
  id: characters.map(([char]) => char).join(''),
  level: number,
  title: '',
  description: '',
  icon: '山',
  characters: characters.map(([char, count]) => character(char, count)),
  data: '',
});

const levels = [level(1, ['一', 1], ['二', 2], ['三', 3]), level(2, ['你', 7])];

const memory = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    find: () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }),
  };
};

const visit = (
  { find }: ReturnType<typeof memory>,
  locale: 'ar' | 'en' = 'ar',
  course = levels,
) => {
  const store = createPractice(course, locale, find);
  store.restore();
  return store;
};

const trace = { type: 'strokeTraced' } as const;
const next = { type: 'next' } as const;
const choose = (number: number) => ({ type: 'levelChosen', level: number }) as const;

test('a run is taken up after a reload, half-drawn character included', () => {
  const storage = memory();
  const first = visit(storage);
  for (const event of [choose(1), trace, next, trace, { type: 'strokeMissed' } as const])
    first.send(event);
  const second = visit(storage);
  second.enter(1);
  expect(second.$practice.get()).toEqual(first.$practice.get());
  expect(second.$practice.get()).toMatchObject({
    index: 1,
    strokes: 1,
    mistakes: 1,
    mastered: [0],
  });
});

test('a completed character is still completed after a reload', () => {
  const storage = memory();
  const first = visit(storage);
  first.send(choose(1));
  first.send(trace);
  const second = visit(storage);
  second.enter(1);
  expect(second.$practice.get()).toMatchObject({ completed: true, strokes: 1 });
});

test('changing the language resets the stroke counters and keeps the place', () => {
  const storage = memory();
  const arabic = visit(storage, 'ar');
  for (const event of [choose(1), trace, next, trace]) arabic.send(event);
  const english = visit(storage, 'en');
  english.enter(1);
  expect(english.$practice.get()).toMatchObject({ index: 1, strokes: 0, mastered: [0] });
});

test('choosing a level starts afresh and keeps what was learnt', () => {
  const storage = memory();
  const store = visit(storage);
  store.send(choose(1));
  store.send(trace);
  store.send(choose(1));
  expect(store.$practice.get()).toMatchObject({ index: 0, mastered: [] });
  expect(store.$progress.get()['一二三']?.learned).toEqual(['一']);
});

test('levels keep their progress apart', () => {
  const storage = memory();
  const store = visit(storage);
  for (const event of [choose(1), trace, choose(2), trace]) store.send(event);
  store.enter(1);
  expect(store.$practice.get()).toMatchObject({ level: 1, mastered: [0] });
  store.enter(2);
  expect(store.$practice.get()).toMatchObject({ level: 2, strokes: 1 });
});

test('a level put before the others takes nothing of theirs', () => {
  const storage = memory();
  const before = visit(storage);
  for (const event of [choose(1), trace, next, trace]) before.send(event);
  const today = [level(1, ['山', 3]), level(2, ['一', 1], ['二', 2], ['三', 3])];
  const after = visit(storage, 'ar', today);
  after.enter(1);
  expect(after.$practice.get()).toMatchObject({ level: 1, index: 0, mastered: [] });
  after.enter(2);
  expect(after.$practice.get()).toMatchObject({ level: 2, index: 1, mastered: [0], strokes: 1 });
});

test('a finished level is finished after a reload', () => {
  const storage = memory();
  const store = visit(storage);
  for (const event of [choose(1), trace, next, trace, trace, next, trace, trace, trace, next])
    store.send(event);
  const again = visit(storage);
  again.enter(1);
  expect(again.$practice.get()).toEqual({ at: 'finished', level: 1, mastered: [0, 1, 2] });
});

test('what another tab has learnt is kept', () => {
  const storage = memory();
  const [one, other] = [visit(storage), visit(storage)];
  one.send(choose(1));
  one.send(trace);
  for (const event of [choose(2), ...Array.from({ length: 7 }, () => trace)]) other.send(event);
  const kept = parseProgress(storage.kept.get(PROGRESS_KEY) ?? null, levels);
  expect(kept['一二三']?.learned).toEqual(['一']);
  expect(kept['你']?.learned).toEqual(['你']);
});

test('blocked storage stops nothing', () => {
  const blocked = createPractice(levels, 'ar', () => ({
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  }));
  blocked.restore();
  blocked.send(choose(1));
  expect(blocked.send(trace)).toBe('character-complete');
  expect(blocked.$progress.get()['一二三']?.learned).toEqual(['一']);
});

test('a level of an address that does not exist leaves the picker', () => {
  const store = visit(memory());
  store.enter(9);
  expect(store.$practice.get()).toEqual({ at: 'levels' });
});
