import { splitPinyin, type Tone } from './pinyin.ts';

/**
 * The tone in which a syllable of a phrase is said; open where speakers differ, so that nobody can
 * be told that theirs is wrong.
 */
export type PhraseTone = 1 | 2 | 3 | 4 | 'neutral' | 'open';

/** Nobody carries a tone across a pause. */
const PAUSE = /[,.;:!?…，。；：！？、]+/u;

/**
 * The tones in which a phrase is said, syllable by syllable; undefined where it is no pinyin. Our
 * pinyin has 不 and 一 as they are spoken already, and leaves the third tone as in the dictionary:
 * before another third it is said as a second (nǐ hǎo). Of a longer row the last is a third and the
 * one before it a second; those before them are said as speakers group them (wǒ hěn hǎo).
 */
export const spokenTonesOf = (pinyin: string): PhraseTone[] | undefined => {
  const parts = pinyin.split(PAUSE).map((part) => splitPinyin(part));
  if (parts.some((part) => part === undefined)) return undefined;
  const tones = parts.flatMap((part) => spokenInOneBreath((part ?? []).map(({ tone }) => tone)));
  return tones.length > 0 ? tones : undefined;
};

const spokenInOneBreath = (written: readonly Tone[]): PhraseTone[] =>
  written.map((tone, at) => {
    if (tone === 0) return 'neutral';
    if (tone !== 3 || written[at + 1] !== 3) return tone;
    return written[at + 2] === 3 ? 'open' : 2;
  });
