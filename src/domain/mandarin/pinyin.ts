/** 1 to 4, or 0 where the tone is neutral or was not written. */
export type Tone = 0 | 1 | 2 | 3 | 4;

/** A syllable without its tone, with `ü` for the vowel of 女, and the tone. */
export type Sound = { base: string; tone: Tone };

export type WrittenSyllable = Sound & { text: string };

/** The tone that a mark stands for, behind its vowel where a text is decomposed (NFD). */
export const TONE_OF_MARK: Readonly<Record<string, Tone>> = {
  '\u0304': 1,
  '\u0301': 2,
  '\u030c': 3,
  '\u0300': 4,
};
const TONE_MARKS = new RegExp(`[${Object.keys(TONE_OF_MARK).join('')}]`, 'g');

/** Whether a tone is marked anywhere in a text. */
export const hasToneMark = (text: string): boolean =>
  text.normalize('NFD').search(TONE_MARKS) !== -1;

/** Pinyin without its tone marks; ü keeps its dots. */
export const withoutTones = (pinyin: string): string =>
  pinyin.normalize('NFD').replace(TONE_MARKS, '').normalize('NFC');

const INITIAL = '(?:[zcs]h|[bpmfdtnlgkhjqxrzcsyw])?';
const VOWEL = '[aeiouv][\\u0300-\\u030c]*';
/** n, ng, r and the nr of diǎnr belong to a syllable unless a vowel takes them: xǐ-shǒu-jiān, dǎ-rǎo. */
const END = '(?:(?:ng?r?|r)(?![aeiouv]))?';
const SYLLABLE = new RegExp(`${INITIAL}(?:${VOWEL})+${END}[0-5]?`, 'gi');

/** Pinyin in syllables; nothing when a part of the text is no pinyin. */
export const splitPinyin = (pinyin: string): WrittenSyllable[] | undefined => {
  const text = pinyin.normalize('NFD').replace(/[\s\p{P}]/gu, ' ');
  const written = text.match(SYLLABLE) ?? [];
  const rest = text.replace(SYLLABLE, '').trim();
  return rest === ''
    ? written.map((part) => ({ text: part.normalize('NFC'), ...soundOf(part) }))
    : undefined;
};

/** The sound of one written syllable: `nǐ`, `ni3`, `lǜ`, `lv4`. */
export const soundOf = (syllable: string): Sound => {
  const letters = syllable.normalize('NFD').toLowerCase();
  const digit = Number(/\d$/.exec(letters)?.[0] ?? 0);
  const marked = [...letters]
    .map((letter) => TONE_OF_MARK[letter])
    .find((tone) => tone !== undefined);
  return {
    base: letters.replace(/u\u0308|v/g, 'ü').replace(/[\u0300-\u030c\d]/g, ''),
    tone: marked ?? (digit >= 1 && digit <= 4 ? (digit as Tone) : 0),
  };
};
