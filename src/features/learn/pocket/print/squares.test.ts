import { expect, test } from 'vitest';
import { squaresFor, SQUARES } from './squares.ts';

const shown = (hanzi: string) =>
  squaresFor(hanzi).map((row) => row.map((square) => square ?? '口').join(''));

test('a word is shown once, with the rest of its row to write in', () => {
  expect(shown('医院')).toEqual(['医院口口口口口口']);
});

test('under a phrase follow as many empty squares, and its signs need none', () => {
  expect(shown('请问洗手间在哪里？')).toEqual(['请问洗手间在哪里', '口口口口口口口口']);
  expect(shown('请带我去北京大学第三医院。')).toEqual([
    '请带我去北京大学',
    '第三医院口口口口',
    '口口口口口口口口',
    '口口口口口口口口',
  ]);
});

test('every row is full, so that the columns of the sheet are straight', () => {
  for (const row of squaresFor('我不吃猪肉，请不要放酒。')) expect(row).toHaveLength(SQUARES);
});

test('what has no hanzi has nothing to write', () => {
  expect(squaresFor('OK?')).toEqual([]);
});
