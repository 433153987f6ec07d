import { describe, expect, test } from 'vitest';
import { spokenTonesOf } from './spoken-tones.ts';

describe('the tones in which a phrase is said', () => {
  test.each([
    ['mā', [1]],
    ['nǐ hǎo', [2, 3]],
    ['kěyǐ', [2, 3]],
    ['lǎoshī', [3, 1]],
    ['xièxie', [4, 'neutral']],
    ['nǐ ne?', [3, 'neutral']],
    ['wǎnshang hǎo', [3, 'neutral', 3]],
    ['xǐshǒujiān zài nǎlǐ?', [2, 3, 1, 4, 2, 3]],
    ['lǜsè', [4, 4]],
  ])('%s', (pinyin, tones) => {
    expect(spokenTonesOf(pinyin)).toEqual(tones);
  });

  test.each([
    ['bú kèqi', [2, 4, 'neutral']],
    ['yí ge', [2, 'neutral']],
    ['yì diǎnr', [4, 3]],
    ['bù hǎo', [4, 3]],
  ])('不 and 一 as they are written: %s', (pinyin, tones) => {
    expect(spokenTonesOf(pinyin)).toEqual(tones);
  });

  test.each([
    ['wǒ hěn hǎo', ['open', 2, 3]],
    ['wǒ yě hěn hǎo', ['open', 'open', 2, 3]],
  ])('of a row of thirds only the end is certain: %s', (pinyin, tones) => {
    expect(spokenTonesOf(pinyin)).toEqual(tones);
  });

  test('a pause keeps two thirds apart', () => {
    expect(spokenTonesOf('hǎo, wǒ qù.')).toEqual([3, 3, 4]);
  });

  test.each(['你好', 'hello', '', ' … '])('“%s” has none', (text) => {
    expect(spokenTonesOf(text)).toBeUndefined();
  });
});
