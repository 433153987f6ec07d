import { expect, test } from 'vitest';
import { fromLeftToRight, wordsOf } from './runs.ts';

const runsOf = (word: string) => wordsOf(word, 'rtl').flatMap(({ runs }) => runs);

/** What the reader sees, from left to right; Arabic as in the text. */
const seen = (text: string, base: 'rtl' | 'ltr') => {
  const words = wordsOf(text, base);
  const line = words.flatMap(({ runs, space }, index) =>
    index < words.length - 1 ? [...runs, space] : runs,
  );
  return fromLeftToRight(line, base)
    .map(({ text: letters }) => letters)
    .join('');
};

test.each(['معلّمًا', 'تُبنى', 'أول', 'رِفقةٌ،', 'هـ'])(
  'an Arabic word stays whole with its vowel signs: %s',
  (word) => {
    expect(runsOf(word)).toEqual([{ text: word, face: 'arabic', direction: 'rtl' }]);
  },
);

test('a reading in brackets keeps its order, behind the hanzi that it belongs to', () => {
  expect(seen('قولوا 你好 (nǐ hǎo) اليوم', 'rtl')).toBe('اليوم )nǐ hǎo( 你好 قولوا');
  expect(seen('Say 你好 (nǐ hǎo) today', 'ltr')).toBe('Say 你好 (nǐ hǎo) today');
});

test('brackets that face each other are set the way of the text, which mirrors them', () => {
  const brackets = runsOf('(nǐ hǎo)').filter(({ text }) => /[()]/.test(text));
  expect(brackets.map(({ text, direction }) => [text, direction])).toEqual([
    ['(', 'rtl'],
    [')', 'rtl'],
  ]);
});

test('several words of another direction keep their order among themselves', () => {
  expect(seen('معيار HSK 3.0 (new level) الجديد', 'rtl')).toBe('الجديد HSK 3.0 (new level) معيار');
});

test('what ends a sentence stands at the end of its line', () => {
  expect(seen('اكتبوا 中文.', 'rtl')).toBe('.中文 اكتبوا');
});

test('pinyin with tone marks is set in the Chinese typeface, other letters are not', () => {
  expect(runsOf('nǐ HSK').map(({ face }) => face)).toEqual(['hanzi', 'latin']);
});
