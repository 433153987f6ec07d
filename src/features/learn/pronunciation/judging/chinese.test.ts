import { describe, expect, test } from 'vitest';
import { simplified } from '#src/domain/mandarin/simplified.ts';
import { expectedSyllables, numbersInHanzi } from './chinese.ts';

test.each([
  ['你叫什麼名字', '你叫什么名字'],
  ['妳叫甚麼名字', '你叫什么名字'],
  ['這附近有清真餐廳嗎', '这附近有清真餐厅吗'],
  ['請說慢一點', '请说慢一点'],
  ['對不起，我聽不懂', '对不起，我听不懂'],
  ['廁所在哪裏', '厕所在哪里'],
  ['廁所在哪裡', '厕所在哪里'],
  ['豬肉', '猪肉'],
  ['我的護照丟了', '我的护照丢了'],
  ['你好', '你好'],
  ['么', '么'],
  ['nǐ hǎo', 'nǐ hǎo'],
])('%s is simplified as %s', (traditional, text) => {
  expect(simplified(traditional)).toBe(text);
});

test.each([
  ['请等我10分钟', '请等我十分钟'],
  ['15', '十五'],
  ['20', '二十'],
  ['99', '九十九'],
  ['3', '三'],
  ['0', '零'],
  ['120', '一二零'],
  ['没有', '没有'],
])('the number in %s is said %s', (text, spoken) => {
  expect(numbersInHanzi(text)).toBe(spoken);
});

describe('the syllables of a phrase', () => {
  const tonesOf = (chinese: string, pinyin: string) =>
    expectedSyllables({ chinese, pinyin }).map(({ hanzi, base, tones }) => [
      hanzi,
      base,
      [...new Set(tones)].sort().join(''),
    ]);

  test('come from its pinyin, which knows the speaker’s words', () => {
    expect(tonesOf('长', 'zhǎng')).toEqual([['长', 'zhang', '3']]);
  });

  test('allow the dictionary’s tone beside a neutral one', () => {
    expect(tonesOf('客气', 'kèqi')).toEqual([
      ['客', 'ke', '4'],
      ['气', 'qi', '04'],
    ]);
  });

  test('allow a second tone for a third before another third', () => {
    expect(tonesOf('你好', 'nǐ hǎo')).toEqual([
      ['你', 'ni', '23'],
      ['好', 'hao', '3'],
    ]);
  });

  test('allow the tones that 不 and 一 take', () => {
    expect(tonesOf('不', 'bù')[0]?.[2]).toBe('24');
    expect(tonesOf('一', 'yī')[0]?.[2]).toBe('124');
  });

  test('join a merged 儿 to the one before it, whose r may be left out', () => {
    expect(tonesOf('花儿', 'huār')).toEqual([['花儿', 'hua', '1']]);
    expect(tonesOf('一点儿', 'yìdiǎnr').map(([hanzi]) => hanzi)).toEqual(['一', '点儿']);
  });

  test('keep a 儿 that is one of them, and the r that makes a place', () => {
    expect(tonesOf('女儿', 'nǚ’ér').map(([, base]) => base)).toEqual(['nü', 'er']);
    expect(tonesOf('我儿子', 'wǒ érzi').map(([, base]) => base)).toEqual(['wo', 'er', 'zi']);
    expect(tonesOf('哪儿', 'nǎr').map(([, base]) => base)).toEqual(['nar']);
  });

  test('are read from the dictionary where pinyin and characters do not run side by side', () => {
    expect(tonesOf('你好', 'nǐ').map(([, base]) => base)).toEqual(['ni', 'hao']);
  });
});
