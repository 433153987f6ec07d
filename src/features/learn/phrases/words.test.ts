import { expect, test } from 'vitest';
import { splitIntoWords } from './words.ts';

const phrase = (chinese: string, ...words: string[]) => ({
  chinese,
  words: words.map((word) => ({
    _key: word,
    chinese: word,
    pinyin: '',
    formerPinyin: null,
    english: '',
    englishAr: '',
    meaning: '',
    meaningAr: '',
    searchWords: [],
    searchWordsAr: [],
  })),
});

test('words stand in order, each with the punctuation after it', () => {
  const parts = splitIntoWords(phrase('请问，洗手间在哪里？', '请问', '洗手间', '在', '哪里'));
  expect(parts.map(({ text }) => text)).toEqual(['请问', '洗手间', '在', '哪里']);
  expect(parts.map(({ after }) => after)).toEqual(['，', undefined, undefined, '？']);
  expect(parts.filter(({ word }) => word)).toHaveLength(4);
});

test('a word that comes twice is found in both places', () => {
  const parts = splitIntoWords(phrase('谢谢你，谢谢', '谢谢', '你', '谢谢'));
  expect(parts.map(({ text, after = '' }) => text + after)).toEqual(['谢谢', '你，', '谢谢']);
});

test('a phrase without words is one plain part', () => {
  expect(splitIntoWords(phrase('再见'))).toEqual([{ text: '再见' }]);
});
