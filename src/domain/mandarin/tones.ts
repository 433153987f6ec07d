import { splitPinyin, type WrittenSyllable } from './pinyin.ts';
import { spokenTonesOf } from './spoken-tones.ts';

/** A tone as it is heard: 1 to 4, and 5 for the neutral one. */
export const SPOKEN_TONES = [1, 2, 3, 4, 5] as const;
export type SpokenTone = (typeof SPOKEN_TONES)[number];

/**
 * The tones in which a word is said; undefined for what is no pinyin, and where speakers differ,
 * for then there is no answer to ask for.
 */
export const spokenTones = (pinyin: string): SpokenTone[] | undefined => {
  const tones = spokenTonesOf(pinyin)?.map((tone) => (tone === 'neutral' ? 5 : tone));
  return tones?.every((tone) => tone !== 'open') ? tones : undefined;
};

const toneOf = ({ tone }: WrittenSyllable): SpokenTone => (tone === 0 ? 5 : tone);

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
