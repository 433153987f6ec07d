import { expect, test } from 'vitest';
import { type ChineseText, chineseFields, chineseInProse } from './chinese-texts.ts';
import { readContent } from './content.ts';
import { alignPinyin, hanziOf, lettersOf } from './pinyin.ts';

/** What stands in both ways with right, for each is another word (decision 307). */
const BOTH: Record<string, string> = {
  东西: 'dōngxi a thing, dōngxī east and west',
  不见: 'bújiàn to be gone, bú jiàn not to meet',
  只有: 'zhǐyǒu only if, zhǐ yǒu to have only',
  就是: 'jiùshì precisely, jiù shì is right there',
};

type Word = { hanzi: string; letters: string; endsWithPause: boolean };

const endsOf = (parts: readonly string[]): number[] => {
  let end = 0;
  return parts.map((part) => (end += part.length));
};

/** A text cut where its pinyin has spaces. */
const wordsOf = ({ chinese, pinyin }: ChineseText): Word[] => {
  const characters = hanziOf(chinese);
  const syllableEnds = endsOf(alignPinyin(chinese, pinyin) ?? []);
  const written = pinyin.split(/\s+/);
  const wordEnds = endsOf(written.map(lettersOf));
  return written.map((word, index) => {
    const from = wordEnds[index - 1] ?? 0;
    const to = wordEnds[index] ?? 0;
    const isInside = (end = 0) => end > from && end <= to;
    return {
      hanzi: characters.filter((_, place) => isInside(syllableEnds[place])).join(''),
      letters: lettersOf(word),
      endsWithPause: /\p{P}$/u.test(word),
    };
  });
};

const texts = (() => {
  const content = readContent();
  return [...chineseFields(content), ...chineseInProse(content)].map(wordsOf);
})();

const joined = texts.flat().filter(({ hanzi }) => [...hanzi].length > 1 && !BOTH[hanzi]);

test('a word has one reading wherever it stands', () => {
  const readings = new Map<string, string>();
  for (const { hanzi, letters } of joined) {
    expect([hanzi, letters]).toEqual([hanzi, readings.get(hanzi) ?? letters]);
    readings.set(hanzi, letters);
  }
  expect(readings.get('学生')).toBe('xuéshēng');
});

test('a side is light after a direction, and keeps its tone in 旁边, 这边, 那边 and 哪边', () => {
  const readingsOf = (sides: RegExp) =>
    joined.filter(({ hanzi }) => sides.test(hanzi)).map(({ letters }) => letters);
  expect(readingsOf(/^右边$/)).toContain('yòubian');
  expect(readingsOf(/^[东南西北左右]边$/).filter((word) => !word.endsWith('bian'))).toEqual([]);
  expect(readingsOf(/^[旁这那哪]边$/).filter((word) => !word.endsWith('biān'))).toEqual([]);
});

test('two characters are joined everywhere or nowhere', () => {
  const apart = texts.flatMap((words) =>
    words.flatMap(({ hanzi, endsWithPause }, index) => {
      const next = words[index + 1]?.hanzi ?? '';
      const isPair = [...hanzi].length === 1 && [...next].length === 1 && !endsWithPause;
      // 了 is joined inside a sentence and apart at its end.
      return isPair && next !== '了' ? [hanzi + next] : [];
    }),
  );
  expect(apart).toContain('送给');
  const asWords = new Set(joined.map(({ hanzi }) => hanzi));
  expect(apart.filter((pair) => asWords.has(pair))).toEqual([]);
});
