import { expect, test } from 'vitest';
import type { Content } from './content.ts';
import { alignPinyin, expectedSyllables, toneOf } from './pinyin.ts';
import { spokenTones } from './rules/sandhi.ts';

test.each([
  ['你好', 'nǐ hǎo', 'nǐ hǎo'],
  ['西安', "Xī'ān", 'xī ān'],
  ['先', 'xiān', 'xiān'],
  ['女儿', "nǚ'ér", 'nǚ ér'],
  ['哪儿', 'nǎr', 'nǎ r'],
  ['对不起，我听不懂', 'duìbuqǐ, wǒ tīng bu dǒng', 'duì bu qǐ wǒ tīng bu dǒng'],
])('%s (%s) is cut into syllables', (chinese, pinyin, syllables) => {
  expect(alignPinyin(chinese, pinyin)?.join(' ')).toBe(syllables);
});

test.each([
  ['你好', 'nǐ'],
  ['你好', 'nǐ hǎo ma'],
  ['你好', 'tā hǎo'],
])('%s can’t be read as %s', (chinese, pinyin) => {
  expect(alignPinyin(chinese, pinyin)).toBeUndefined();
});

test('the tone of a syllable is its mark', () => {
  expect(['mā', 'má', 'mǎ', 'mà', 'ma', 'nǚ'].map(toneOf)).toEqual([1, 2, 3, 4, 0, 3]);
});

test('an exception holds wherever its word stands', () => {
  const exception = { chinese: '名字', pinyin: 'míngzi', reason: 'neutral' };
  expect(expectedSyllables('你的名字', []).join(' ')).toBe('nǐ de míng zì');
  expect(expectedSyllables('你的名字', [exception]).join(' ')).toBe('nǐ de míng zi');
});

const isSpoken = (chinese: string, pinyin: string): boolean => {
  const documents = [{ _id: 'one', _type: 'phrase', chinese, pinyin }];
  const content: Content = { documents, images: new Set(), sounds: new Set(), drawable: new Set() };
  return spokenTones(content).length === 0;
};

test.each([
  ['不客气', 'bú kèqi'],
  ['不好意思', 'bù hǎoyìsi'],
  ['听不懂', 'tīng bu dǒng'],
  ['一个', 'yí ge'],
  ['一点儿', 'yì diǎnr'],
  ['一天', 'yì tiān'],
  ['看一看', 'kàn yi kàn'],
  ['第一', 'dì yī'],
  ['一月', 'yīyuè'],
  ['十一', 'shíyī'],
  ['一', 'yī'],
])('%s is spoken %s', (chinese, pinyin) => {
  expect(isSpoken(chinese, pinyin)).toBe(true);
});

test.each([
  ['不客气', 'bù kèqi'],
  ['不好', 'bú hǎo'],
  ['一个', 'yī ge'],
  ['一点儿', 'yí diǎnr'],
  ['看一看', 'kàn yī kàn'],
  ['第一', 'dì yì'],
])('%s is not spoken %s', (chinese, pinyin) => {
  expect(isSpoken(chinese, pinyin)).toBe(false);
});
