import { expect, test } from 'vitest';
import { characterId } from '#src/domain/learning/item.ts';
import type { Catalogue, CatalogueItem } from '#src/learning/catalogue/catalogue.ts';
import { describedBy, judge } from './character-set.ts';

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

test('characters of the content are told from all others', async () => {
  expect(await judge(catalogue, '人龘医')).toEqual({
    found: ['人', '医'],
    missing: ['龘'],
    replaced: [],
  });
});

test('a traditional character gives way to its simplified form, once, where only that is there', async () => {
  expect(await judge(catalogue, '醫医請龜')).toEqual({
    found: ['医', '请'],
    missing: ['龜'],
    replaced: [
      { typed: '醫', written: '医' },
      { typed: '請', written: '请' },
    ],
  });
});

test('a traditional character is simplified as its word has it', async () => {
  const what = { ...catalogue, items: [item('什么', 'shénme', 'what')] };
  expect(await judge(what, '甚麼')).toMatchObject({ found: ['什', '么'], missing: [] });
});

test('what a document has in other code points is the same character', async () => {
  expect(await judge(catalogue, '⼈')).toMatchObject({ found: ['人'], replaced: [] });
});

test('a text is faulty only where nothing of it can be written', async () => {
  expect(await judge(catalogue, 'abc')).toBe('noHanzi');
  expect(await judge(catalogue, '龘䶮')).toBe('noStrokes');
  expect(await judge(catalogue, '龘医')).toMatchObject({ found: ['医'] });
});

test('an empty text is told from one without Chinese', async () => {
  expect(await judge(catalogue, '')).toBe('empty');
  expect(await judge(catalogue, ' \n')).toBe('empty');
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

test('a character is read as it is by itself, not as a word of it is in some sentence', () => {
  const word = item('不', 'bú', 'not');
  const itself: CatalogueItem = { ...item('不', 'bù', 'not, no'), item: characterId('不') };
  const both = { ...catalogue, items: [word, itself] };
  expect(describedBy(both, strokes, 'en', '不')).toMatchObject({
    pinyin: 'bù',
    meaning: 'not, no',
  });
});

test('another one is shown by the shortest word in which it stands', () => {
  expect(describedBy(catalogue, strokes, 'en', '医')).toMatchObject({
    pinyin: '',
    example: { hanzi: '医院' },
  });
});
