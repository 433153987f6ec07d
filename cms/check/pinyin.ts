import { pinyin } from 'pinyin-pro';
import { soundOf, withoutTones } from '#src/domain/mandarin/pinyin.ts';
import { remembered } from '#src/lib/remembered.ts';

/** Letters of a text in pinyin, small, without spaces and punctuation. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

/** The Chinese characters of a text. */
export const hanziOf = (text: string): string[] => text.match(/\p{Script=Han}/gu) ?? [];

/** The tone of a syllable, 1 to 4, or 0 where it has no mark. */
export const toneOf = (syllable: string): number => soundOf(syllable).tone;

/** Every reading of a character, with tones. A content has each character many times. */
export const readingsOf = remembered((hanzi) =>
  pinyin(hanzi, { multiple: true, type: 'array' }).map((reading) => reading.normalize('NFC')),
);

// A 儿 after a syllable may be written as its r alone: nǎr.
const basesOf = (hanzi: string): string[] => [
  ...new Set([...readingsOf(hanzi).map(withoutTones), ...(hanzi === '儿' ? ['r'] : [])]),
];

/**
 * Cuts pinyin into the syllables of its characters, tones as written.
 * Nothing when the letters can't be read as these characters.
 */
export const alignPinyin = (chinese: string, written: string): string[] | undefined =>
  align(hanziOf(chinese), lettersOf(written));

const align = (characters: string[], letters: string): string[] | undefined => {
  const [first, ...rest] = characters;
  if (first === undefined) return letters === '' ? [] : undefined;
  const plain = withoutTones(letters);
  for (const base of basesOf(first)) {
    if (!plain.startsWith(base)) continue;
    const others = align(rest, letters.slice(base.length));
    if (others) return [letters.slice(0, base.length), ...others];
  }
  return undefined;
};

export type PinyinException = { chinese: string; pinyin: string; reason: string };

/** Syllables as pinyin-pro reads them in context, with the readings that we know better. */
export const expectedSyllables = (
  chinese: string,
  exceptions: readonly PinyinException[],
): string[] => {
  const characters = hanziOf(chinese);
  const syllables = readInContext(chinese);
  for (const exception of exceptions) {
    const word = hanziOf(exception.chinese);
    const places = placesOf(word, characters);
    if (places.length === 0) continue;
    const better = alignPinyin(exception.chinese, exception.pinyin) ?? [];
    for (const start of places) syllables.splice(start, word.length, ...better);
  }
  return syllables;
};

const readInContext = (chinese: string): string[] =>
  pinyin(chinese, { type: 'array', nonZh: 'removed' }).map((syllable) => syllable.normalize('NFC'));

const placesOf = (word: string[], characters: string[]): number[] =>
  characters.flatMap((_, start) =>
    word.every((character, offset) => characters[start + offset] === character) ? [start] : [],
  );
