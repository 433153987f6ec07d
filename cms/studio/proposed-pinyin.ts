import exceptions from '#cms/check/pinyin-exceptions.json' with { type: 'json' };
import { expectedSyllables, hanziOf } from '#cms/check/pinyin.ts';

/** A syllable that begins with a vowel inside a word is set off: nǚ’ér. */
const VOWEL_FIRST = /^[aoe]/;

/** 不 is a word of its own: bú kèqi. */
const NEGATION = /(?<=^不)/u;

const toneless = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

const joined = (syllables: readonly string[]): string =>
  syllables
    .map((one, index) => (index > 0 && VOWEL_FIRST.test(toneless(one)) ? `’${one}` : one))
    .join('');

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Pinyin for Chinese text, by words, with tone marks, 不 and 一 as they are spoken. */
export const proposedPinyin = (chinese: string): string => {
  const syllables = expectedSyllables(chinese, exceptions);
  const words = [...segmenter.segment(chinese)]
    .flatMap(({ segment }) => segment.split(NEGATION))
    .map((word) => hanziOf(word).length)
    .filter((length) => length > 0);
  let at = 0;
  return words.map((length) => joined(syllables.slice(at, (at += length)))).join(' ');
};
