import { splitPinyin } from './pinyin.ts';

/**
 * Whether two spellings are read alike: by syllables and tones, whether these are written as marks or
 * numbers, with spaces, apostrophes and capitals or without (`Xī'ān`, `xi1 an1`).
 */
export const isSameReading = (one: string, other: string): boolean =>
  one === other || inOneSpelling(one) === inOneSpelling(other);

/** A reading in the one spelling that all of its spellings share: `xi1 an1`. */
export const inOneSpelling = (pinyin: string): string => {
  const text = pinyin.toLowerCase().replaceAll('u:', 'ü');
  const syllables = splitPinyin(text);
  if (!syllables || syllables.length === 0) return text.normalize('NFC');
  return syllables.map(({ base, tone }) => `${base}${tone}`).join(' ');
};
