import { splitPinyin, type WrittenSyllable } from './pinyin.ts';

/** A tone as it is heard: 1 to 4, and 5 for the neutral one. */
export const SPOKEN_TONES = [1, 2, 3, 4, 5] as const;
export type SpokenTone = (typeof SPOKEN_TONES)[number];

/**
 * The tones in which a word is said. Its pinyin has 不 and 一 as they are spoken already, and leaves
 * the third tone as it is in the dictionary: before another third one it is said as a second (nǐ
 * hǎo). Longer rows of thirds are said as speakers like to group them, so there is no answer to
 * them: undefined, as for what is no pinyin.
 */
export const spokenTones = (pinyin: string): SpokenTone[] | undefined => {
  const written = splitPinyin(pinyin)?.map(toneOf);
  if (!written || isOpen(written)) return undefined;
  return written.map((tone, index) => (tone === 3 && written[index + 1] === 3 ? 2 : tone));
};

const toneOf = ({ tone }: WrittenSyllable): SpokenTone => (tone === 0 ? 5 : tone);

const isOpen = (tones: readonly SpokenTone[]): boolean =>
  tones.some((tone, index) => tone === 3 && tones[index + 1] === 3 && tones[index + 2] === 3);

/** 不 and 一 change their tone by what follows, and are written as they are spoken. */
const CHANGING = /[不一]/;

/** Whether a word is said in other tones than its characters have alone. */
export const isChanged = (hanzi: string, pinyin: string): boolean => {
  const written = splitPinyin(pinyin)?.map(toneOf);
  const spoken = spokenTones(pinyin);
  if (!written || !spoken) return false;
  return (
    spoken.some((tone, index) => tone !== written[index]) ||
    (hanzi.length > 1 && CHANGING.test(hanzi))
  );
};
