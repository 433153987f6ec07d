import { describe, expect, test } from 'vitest';
import { better, CLOSE_SHARE, matchText } from './matching.ts';

describe('exact', () => {
  test.each([
    ['你好', '你好'],
    ['你好', ' 你 好 '],
    // Either contains the other.
    ['谢谢', '谢谢观看'],
    ['我肚子疼', '肚子疼'],
    ['nǐ hǎo', 'NǏ HǍO'],
    // Nobody pronounces punctuation.
    ['你叫什么名字？', '你叫什么名字。'],
    ['wǒ jiào Nǔ’ěr, hěn gāoxìng', 'wǒ jiào nǔěr hěn gāoxìng'],
    // The same letters, composed and decomposed.
    ['nǐ', 'ni\u030c'],
  ])('%s ← %s', (expected, transcript) => {
    expect(matchText(expected, transcript)).toBe('exact');
  });
});

describe('nothing heard never matches, though everything contains it', () => {
  test.each(['', ' ', '\n', '。', '……', '！？'])('%j', (transcript) => {
    expect(matchText('你好', transcript)).toBe('far');
  });
});

describe('close from half of the expected characters on', () => {
  test.each([
    ['你好', '我好', 'close'],
    ['我肚子疼', '我兔子腾', 'close'],
    ['我肚子疼', '我头腾', 'far'],
    ['请帮帮我', '帮', 'exact'],
    // Two of five, three of five; the order does not count.
    ['请送我去医', '医请', 'far'],
    ['请送我去医', '医去请', 'close'],
    // A character that stands twice counts twice.
    ['谢谢你们', '写谢', 'close'],
  ])('%s ← %s is %s', (expected, transcript, match) => {
    expect(matchText(expected, transcript)).toBe(match);
  });

  test('half is half', () => {
    expect(CLOSE_SHARE).toBe(0.5);
  });
});

test('the better of two results counts, either way round', () => {
  expect([better('far', 'close'), better('close', 'far')]).toEqual(['close', 'close']);
  expect([better('exact', 'far'), better('close', 'exact')]).toEqual(['exact', 'exact']);
});
