import { expect, test } from 'vitest';
import { hanzi, inEachLanguage, isPinyin, oneHanzi, slug, text } from './fields.ts';

test.each(['nǐ hǎo', "Xī'ān", 'ma', 'li', 'bú kèqi', 'tīng bu dǒng', 'wǒ… ma?', 'lǜsè'])(
  '%s is pinyin',
  (value) => {
    expect(isPinyin(value)).toBe(true);
  },
);

test.each(['ni hao', 'ni3 hao3', '你好', 'nǐ 好', 'مرحبا', '', 'hello'])(
  '%s is not pinyin',
  (value) => {
    expect(isPinyin(value)).toBe(false);
  },
);

test('a text is filled and has no space around it', () => {
  expect(text.safeParse('Hanlu').success).toBe(true);
  for (const value of ['', ' ', ' Hanlu', 'Hanlu\n', null, undefined, 3]) {
    expect(text.safeParse(value).success).toBe(false);
  }
});

test('hanzi hold a Chinese character; one hanzi is exactly one', () => {
  expect(hanzi.safeParse('我要一个！').success).toBe(true);
  expect(hanzi.safeParse('hello').success).toBe(false);
  expect(oneHanzi.safeParse('𠮷').success).toBe(true);
  expect(oneHanzi.safeParse('你好').success).toBe(false);
});

test('a slug can stand in an address as it is', () => {
  expect(slug.safeParse('dragon-boat').success).toBe(true);
  for (const value of ['Dragon', 'a--b', '-a', 'a b', 'a/b']) {
    expect(slug.safeParse(value).success).toBe(false);
  }
});

test('a field in both languages is declared with its Arabic sibling', () => {
  expect(Object.keys(inEachLanguage('learn', text, 'title', 'date'))).toEqual([
    'title',
    'titleAr',
    'date',
    'dateAr',
  ]);
});
