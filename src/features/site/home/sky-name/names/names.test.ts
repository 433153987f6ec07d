import { pinyin } from 'pinyin-pro';
import { describe, expect, test } from 'vitest';
import { SKY_CHARACTERS } from '../sky-characters.ts';
import { bySound } from './by-sound.ts';
import { findName, nameKey, offeredNames } from './find-name.ts';
import { hanziName, LONGEST } from './hanzi-name.ts';
import { NAMES } from './names.ts';
import { NAME_CHARACTERS, pinyinOf } from './syllables.ts';

const twice = (all: readonly string[]) => all.filter((one, at) => all.indexOf(one) !== at);

describe('the table of names', () => {
  test('has every name once, however it is typed', () => {
    expect(twice(NAMES.flatMap(({ arabic, latin }) => [arabic, ...latin].map(nameKey)))).toEqual(
      [],
    );
  });

  test('has hanzi that a seal has room for and that are read aloud', () => {
    const odd = NAMES.filter(
      ({ hanzi }) => hanziName(hanzi) !== hanzi || pinyinOf(hanzi) === undefined,
    );
    expect(odd).toEqual([]);
  });

  test('reads characters as the dictionary does, each in one way', () => {
    expect(twice(NAME_CHARACTERS)).toEqual([]);
    const odd = NAME_CHARACTERS.filter((one) => {
      const known = pinyin(one, { multiple: true }).split(' ');
      return !known.includes(pinyinOf(one)?.toLowerCase() ?? '');
    });
    expect(odd).toEqual([]);
    const misread = SKY_CHARACTERS.filter((one) => pinyin(one.hanzi) !== one.pinyin);
    expect(misread).toEqual([]);
  });
});

describe('a name is found', () => {
  test.each([
    ['أحمد', '艾哈迈德'],
    ['احمد', '艾哈迈德'],
    ['مُحَمَّد', '穆罕默德'],
    ['فاطمه', '法蒂玛'],
    ['هيفا', '海法'],
    ['عبدالرحمن', '阿卜杜拉赫曼'],
    ['  يوسف ', '优素福'],
    ['YOUSSEF', '优素福'],
    ['Zahrā', '扎赫拉'],
  ])('as %s', (typed, hanzi) => {
    expect(findName(typed)?.hanzi).toBe(hanzi);
  });

  test('before it is whole, among a few that begin so', () => {
    expect(offeredNames('مح').map(({ arabic }) => arabic)).toEqual(['محمد', 'محمود']);
    expect(offeredNames('')).toHaveLength(6);
    expect(offeredNames('ا').length).toBeLessThanOrEqual(6);
  });
});

test('pinyin of a name is one word, with an apostrophe before a vowel within it', () => {
  expect(pinyinOf('阿里')).toBe('Ālǐ');
  expect(pinyinOf('努尔')).toBe("Nǔ'ěr");
  expect(pinyinOf('塞纳')).toBe('Sàinà');
  expect(pinyinOf('鬱')).toBeUndefined();
});

test.each([
  ['Zuhair', '祖海尔'],
  ['Thuraya', '苏拉亚'],
  ['Shahin', '沙欣'],
  ['Qais', '凯斯'],
  ['Wijdan', '维吉丹'],
  ['Ghazal', '加扎尔'],
  ['Jean-Luc', '金卢克'],
])('%s, which the table lacks, is written as it sounds', (typed, hanzi) => {
  expect(bySound(typed)).toBe(hanzi);
});

test('nothing is written by sound without Latin letters, and nothing longer than a seal', () => {
  expect(bySound('زهير')).toBeUndefined();
  expect([...(bySound('Scheherazade Bartholomew') ?? '')]).toHaveLength(LONGEST);
});

test('what sounds are written with has readings', () => {
  const samples = ['Batapika', 'Chofu', 'Wanda', 'Yunus', 'Vienna', 'Omran'].map((one) =>
    bySound(one),
  );
  expect(samples.filter((one) => !one || pinyinOf(one) === undefined)).toEqual([]);
});

test('of a spelling that was typed a seal takes the hanzi', () => {
  expect(hanziName('li 李 ming 明!')).toBe('李明');
  expect(hanziName('一二三四五六七')).toBe('一二三四五六');
});
