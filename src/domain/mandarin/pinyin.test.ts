import { describe, expect, test } from 'vitest';
import { soundOf, splitPinyin } from './pinyin.ts';

describe('pinyin in syllables', () => {
  test.each([
    ['nǐ hǎo', 'nǐ hǎo'],
    ['xǐshǒujiān', 'xǐ shǒu jiān'],
    ['dǎrǎo yíxià', 'dǎ rǎo yí xià'],
    ["Nǔ'ěr", 'Nǔ ěr'],
    ['fāngxiàng', 'fāng xiàng'],
    ['gōng’ān', 'gōng ān'],
    ['fāngàn', 'fān gàn'],
    ['yìdiǎnr', 'yì diǎnr'],
    ['fēnr rénmín', 'fēnr rén mín'],
    ['nǚ yīshēng', 'nǚ yī shēng'],
    ['lv4se4', 'lv4 se4'],
    ['ni3hao3', 'ni3 hao3'],
    ['', ''],
  ])('%s', (pinyin, syllables) => {
    expect(
      splitPinyin(pinyin)
        ?.map(({ text }) => text)
        .join(' '),
    ).toBe(syllables);
  });

  test.each(['hello', 'thanks', '你好', 'ok 12'])('%s is none', (text) => {
    expect(splitPinyin(text)).toBeUndefined();
  });
});

test.each([
  ['nǐ', 'ni', 3],
  ['Shàng', 'shang', 4],
  ['ma', 'ma', 0],
  ['nǚ', 'nü', 3],
  ['lü4', 'lü', 4],
  ['lv4', 'lü', 4],
  ['ma5', 'ma', 0],
  ['yī', 'yi', 1],
  ['rén', 'ren', 2],
])('%s sounds %s in tone %i', (syllable, base, tone) => {
  expect(soundOf(syllable)).toEqual({ base, tone });
});
