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
});

test('progress is read as it was written', () => {
  const progress = { 1: { learned: ['一', '二'], run }, 4: { learned: [] } };
  expect(parseProgress(formatProgress(progress))).toEqual(progress);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another kind of value', '[1, 2]'],
  ['another version', JSON.stringify({ version: 2, levels: { 1: { learned: ['一'] } } })],
  ['no levels', JSON.stringify({ version: 1, levels: 7 })],
  ['a level of no number', JSON.stringify({ version: 1, levels: { __proto__: 1, x: {} } })],
  ['a level without learned characters', JSON.stringify({ version: 1, levels: { 1: {} } })],
])('%s is empty progress', (_, text) => {
  expect(parseProgress(text)).toEqual({});
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
    version: 1,
    levels: { 1: { learned: ['一'], run: { ...run, ...fault } } },
  });
  expect(parseProgress(text)).toEqual({ 1: { learned: ['一'] } });
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
