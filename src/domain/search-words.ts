import { folded } from './folded.ts';

/** The words of a text as the search compares them. */
const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The Arabic article and what is written in one with it: الماء, والماء, بالماء, للماء. */
export const withoutArticle = (word: string): string =>
  word.replace(/^[وف]?(?:[بك]?ال|لل)(?=\p{L}{2})/u, '');

/** Words that stand in every other meaning, in both languages, as the search compares them. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  wordsOf('a an the of to in on at for from by with and or من في على إلى عن مع أو'),
);

/** The words by which a text is told from others: function words only where there are no others. */
export const tellingWords = (text: string): string[] => {
  const words = wordsOf(text);
  const telling = words.filter((word) => !FUNCTION_WORDS.has(word));
  return telling.length > 0 ? telling : words;
};

/** The senses of a text to search, which punctuation sets apart: “at, in”. */
const sensesOf = (text: string): string[] => text.split(/[,;:.?!()،؛؟]/);

/** The words by which a text is found, with and without the article; a function word where it is all of a sense. */
export const foundBy = (text: string): string[] => [
  ...new Set(
    sensesOf(text)
      .flatMap(tellingWords)
      .flatMap((word) => [word, withoutArticle(word)]),
  ),
];
