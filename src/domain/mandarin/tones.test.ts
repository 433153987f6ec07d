import { describe, expect, test } from 'vitest';
import { isChanged, spokenTones } from './tones.ts';

describe('the tones in which a word is said', () => {
  test.each([
    ['nǐ hǎo', [2, 3]],
    ['kěyǐ', [2, 3]],
    ['bú shì', [2, 4]],
    ['yìqǐ', [4, 3]],
    ['xièxie', [4, 5]],
    ['lǎoshī', [3, 1]],
    ['ma', [5]],
    ['nǚ', [3]],
    ['xǐshǒujiān', [2, 3, 1]],
  ])('%s', (pinyin, tones) => {
    expect(spokenTones(pinyin)).toEqual(tones);
  });

  test('three thirds in a row have more than one way to be said', () => {
    expect(spokenTones('wǒ hěn hǎo')).toBeUndefined();
  });

  test('what is no pinyin has no tones', () => {
    expect(spokenTones('你好')).toBeUndefined();
  });
});

describe('whether speech changes a word', () => {
  test.each([
    ['你好', 'nǐ hǎo', true],
    ['不是', 'bú shì', true],
    ['一起', 'yìqǐ', true],
    ['老师', 'lǎoshī', false],
    ['谢谢', 'xièxie', false],
    ['一', 'yī', false],
  ])('%s', (hanzi, pinyin, changed) => {
    expect(isChanged(hanzi, pinyin)).toBe(changed);
  });
});
