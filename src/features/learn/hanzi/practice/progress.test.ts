import { expect, test } from 'vitest';
import type { PracticeLevel } from '../hanzi.data.ts';
import { formatProgress, parseProgress, restoreRun, type StoredRun } from './progress.ts';

const run: StoredRun = {
  char: '二',
  mastered: ['一'],
  strokes: 1,
  mistakes: 2,
  completed: false,
  finished: false,
  locale: 'ar',
};

const levelOf = (...characters: [string, number][]): PracticeLevel => ({
  id: 'numbers',
  level: 1,
  title: '',
  description: '',
  icon: '山',
  characters: characters.map(([char, strokeCount]) => ({
    char,
    strokeCount,
    pinyin: '',
    meaning: '',
    meaningAr: '',
  })),
  data: '',
});

const numbers = levelOf(['一', 1], ['二', 2]);
const levels = [numbers];

test('progress is read as it was written', () => {
  const progress = { numbers: { learned: ['一', '二'], run }, people: { learned: [] } };
  expect(parseProgress(formatProgress(progress), levels)).toEqual(progress);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another kind of value', '[1, 2]'],
  ['another version', JSON.stringify({ version: 3, levels: { numbers: { learned: ['一'] } } })],
  ['no levels', JSON.stringify({ version: 2, levels: 7 })],
  ['no level', JSON.stringify({ version: 2, levels: { __proto__: 1, numbers: 7 } })],
  ['a level without learned characters', JSON.stringify({ version: 2, levels: { numbers: {} } })],
])('%s is empty progress', (_, text) => {
  expect(parseProgress(text, levels)).toEqual({});
});

test.each([
  { strokes: -1 },
  { strokes: 1.5 },
  { mistakes: '2' },
  { mastered: [1] },
  { locale: 'fr' },
  { completed: 'yes' },
  { finished: undefined },
  { char: 7 },
])('a run with %o is left out, what was learnt stays', (fault) => {
  const text = JSON.stringify({
    version: 2,
    levels: { numbers: { learned: ['一'], run: { ...run, ...fault } } },
  });
  expect(parseProgress(text, levels)).toEqual({ numbers: { learned: ['一'] } });
});

test('what was kept by number goes to the level with the same characters', () => {
  const kept = {
    1: { learned: ['一'], run },
    2: { learned: ['你'] },
    3: { learned: [], run: { ...run, char: '水' } },
    4: { learned: ['龙'] },
  };
  const colours = { ...levelOf(['红', 6]), id: 'colours' };
  const people = { ...levelOf(['你', 7], ['一', 1]), id: 'people', level: 3 };
  const water = { ...levelOf(['水', 4]), id: 'water', level: 4 };
  const today = [colours, { ...numbers, level: 2 }, people, water];
  expect(parseProgress(JSON.stringify({ version: 1, levels: kept }), today)).toEqual({
    numbers: kept[1],
    people: kept[2],
    water: kept[3],
  });
});

test('a run follows its character to another place in the level', () => {
  const level = levelOf(['三', 3], ['二', 2], ['一', 1]);
  expect(restoreRun(level, run)).toMatchObject({ index: 1, mastered: [2], strokes: 1 });
});

test('a run whose character has left the level is not taken up', () => {
  expect(restoreRun(levelOf(['三', 3]), run)).toBeUndefined();
});

test('stored strokes never exceed those of the character', () => {
  expect(restoreRun(levelOf(['二', 2]), { ...run, strokes: 40 })).toMatchObject({ strokes: 1 });
});

test('a character counts as completed only when it is among the mastered', () => {
  const forged = { ...run, completed: true, strokes: 2 };
  expect(restoreRun(levelOf(['二', 2]), forged)).toMatchObject({ completed: false, strokes: 1 });
});
