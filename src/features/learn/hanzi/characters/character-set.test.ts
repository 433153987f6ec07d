import { expect, test } from 'vitest';
import type { Catalogue, CatalogueItem } from '#src/learning/catalogue/catalogue.ts';
import { describedBy, faultOf, sortOut } from './character-set.ts';

const item = (hanzi: string, pinyin: string, meaning: string): CatalogueItem => ({
  item: `word.${hanzi}.${pinyin}`,
  hanzi,
  pinyin,
  meaning,
  skills: [],
});

const catalogue: Catalogue = {
  items: [
    item('请问医院在哪里？', 'qǐngwèn yīyuàn zài nǎlǐ', 'Where is the hospital, please?'),
    item('医院', 'yīyuàn', 'hospital'),
    item('人', 'rén', 'person'),
  ],
  groups: [],
  paths: [],
};
const strokes = { 人: { strokes: ['', ''], medians: [] } };

test('characters of the content are told from all others', () => {
  expect(sortOut(catalogue, ['人', '龘', '医'])).toEqual({ found: ['人', '医'], missing: ['龘'] });
});

test('a text is faulty only where nothing of it can be written', () => {
  expect(faultOf(catalogue, 'abc')).toBe('noHanzi');
  expect(faultOf(catalogue, '龘䶮')).toBe('noStrokes');
  expect(faultOf(catalogue, '龘医')).toBeUndefined();
});

test('an empty text is told from one without Chinese', () => {
  expect(faultOf(catalogue, '')).toBe('empty');
  expect(faultOf(catalogue, ' \n')).toBe('empty');
});

test('a character with an item of its own has its reading and its meaning', () => {
  expect(describedBy(catalogue, strokes, 'en', '人')).toEqual({
    char: '人',
    pinyin: 'rén',
    meaning: 'person',
    meaningAr: undefined,
    strokeCount: 2,
    example: undefined,
  });
  expect(describedBy(catalogue, strokes, 'ar', '人').meaningAr).toBe('person');
});

test('another one is shown by the shortest word in which it stands', () => {
  expect(describedBy(catalogue, strokes, 'en', '医')).toMatchObject({
    pinyin: '',
    example: { hanzi: '医院' },
  });
});
