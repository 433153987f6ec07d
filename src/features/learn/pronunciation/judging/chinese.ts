import { pinyin } from 'pinyin-pro';
import type { SpokenPhrase } from '#src/content/phrases.ts';
import { soundOf, splitPinyin, type Sound, type Tone } from '#src/domain/mandarin/pinyin.ts';
import { hanziSyllables, withoutErhua } from './erhua.ts';
import type { Expected, Heard } from './syllables.ts';

const HANZI = /\p{Script=Han}/u;
const DIGITS = '零一二三四五六七八九';

/** 10分钟 as it is said: 十分钟. Longer numbers are read digit by digit. */
export const numbersInHanzi = (text: string): string =>
  text.replace(/\d+/g, (number) => {
    const digitOf = (at: number) => DIGITS[Number(number[at])] ?? '';
    if (!/^[1-9]\d$/.test(number)) return [...number].map((_, at) => digitOf(at)).join('');
    return `${number[0] === '1' ? '' : digitOf(0)}十${number[1] === '0' ? '' : digitOf(1)}`;
  });

/** Both characters change their tone before other syllables. */
const CHANGING: Readonly<Record<string, readonly Tone[]>> = { 不: [2, 4], 一: [1, 2, 4] };

/** The syllables of a phrase: sounds from its written pinyin, other accepted tones from its words. */
export const expectedSyllables = (phrase: SpokenPhrase): Expected[] => {
  const characters = [...phrase.chinese].filter((one) => HANZI.test(one));
  const written = splitPinyin(phrase.pinyin) ?? [];
  const syllables =
    written.length === characters.length ? characters : hanziSyllables(characters.join(''));
  const readings = readingsOf(syllables);
  // Pinyin that does not run beside the characters is left to the dictionary.
  const agrees = written.length === syllables.length;
  const sounds = syllables.map((hanzi, at) => {
    const reading = readings[at] ?? NO_READING;
    const own = (agrees && written[at]) || reading;
    const base = withoutErhua(own.base);
    const tones = base === reading.base ? [own.tone, reading.tone] : [own.tone];
    return { hanzi, pinyin: own.text, base, tones: [...tones, ...(CHANGING[hanzi] ?? [])] };
  });
  return sounds.map((sound, at) => withThirdToneChange(sound, sounds[at + 1]));
};

/** The syllables of a transcript, which may hold characters, pinyin, and what is neither. */
export const heardSyllables = (transcript: string): Heard[] => {
  const runs = transcript.normalize('NFC').match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? [];
  const heard = runs.flatMap((run): Heard[] => {
    if (HANZI.test(run)) {
      const syllables = hanziSyllables(run);
      const readings = readingsOf(syllables);
      return syllables.map((hanzi, at) => {
        const { text, base, tone } = readings[at] ?? NO_READING;
        return { text: hanzi, pinyin: text, base, tones: [tone], others: otherReadings(hanzi) };
      });
    }
    const written = splitPinyin(run);
    if (!written) return [{ text: run.trim(), pinyin: '', base: '', tones: [], others: [] }];
    return written.map(({ text, base, tone }) => ({
      text,
      pinyin: text,
      base: withoutErhua(base),
      tones: [tone],
      others: [],
    }));
  });
  return heard.map((one, at) => withThirdToneChange(one, heard[at + 1]));
};

/** A third tone before another one is said as a second. */
const withThirdToneChange = <S extends { tones: readonly Tone[] }>(
  syllable: S,
  next: { tones: readonly Tone[] } | undefined,
): S =>
  syllable.tones.includes(3) && next?.tones.includes(3)
    ? { ...syllable, tones: [...syllable.tones, 2] }
    : syllable;

const NO_READING = { text: '', base: '', tone: 0 } as const;

/** One reading for each syllable, as its words have it. */
const readingsOf = (syllables: readonly string[]) => {
  const characters = pinyin(syllables.join(''), { type: 'array' });
  let at = 0;
  return syllables.map((syllable) => {
    const [first = '', ...merged] = characters.slice(at, (at += [...syllable].length));
    return readingOf(merged.length > 0 ? `${first}r` : first);
  });
};

/** The readings of a syllable's character in other words. */
const otherReadings = ([character = '', ...merged]: string): Sound[] =>
  pinyin(character, { multiple: true, type: 'array' }).map((text) =>
    readingOf(merged.length > 0 ? `${text}r` : text),
  );

const readingOf = (text: string) => {
  const { base, tone } = soundOf(text);
  return { text, base: withoutErhua(base), tone };
};
