import { folded } from './folded.ts';

/** The words of a text as the search compares them. */
export const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The Arabic article and what is written in one with it: الماء, والماء, بالماء, للماء. */
export const withoutArticle = (word: string): string =>
  word.replace(/^[وف]?(?:[بك]?ال|لل)(?=\p{L}{2})/u, '');
