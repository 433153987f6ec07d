import { TONE_OF_MARK } from '#src/domain/mandarin/pinyin.ts';
import { isSameReading } from '#src/domain/mandarin/same-reading.ts';
import type { Place } from './places.ts';

/** What a file is named after: hanzi, with a reading behind them or not, or a reading, as it was spelt. */
export type SoundName = { readonly text: string } | { readonly reading: string };

const SLOW = /(?:[\s._-]+\(?(?:slow|慢)\)?|\((?:slow|慢)\))$/iu;
const HANZI = /\p{Script=Han}/u;
const HANZI_AND_MORE = /^(.*\p{Script=Han})[\s._-]*(.+)$/u;

/** Reads the name of a file without its ending: `你好`, `ni3hao3`, `nǐ hǎo`, `ni3-hao3 slow`, `一 yí`. */
export const readSoundName = (stem: string): { name: SoundName; isSlow: boolean } => {
  const isSlow = SLOW.test(stem);
  const rest = stem.replace(SLOW, '');
  const name = HANZI.test(rest) ? { text: rest } : { reading: rest };
  return { name, isSlow };
};

/** Hanzi without punctuation and space, letters small: `你好！` and `你好` are one. */
const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * A reading in a form that marks and numbers share: its letters, then its tones in their order.
 * `nǐ hǎo`, `ni3hao3` and `ni3-hao3` are `nihao 33`; the neutral tone is none.
 */
export const readingOf = (pinyin: string): string => {
  const letters: string[] = [];
  const tones: string[] = [];
  const spelt = pinyin
    .normalize('NFD')
    .toLowerCase()
    .replace(/u(\u0308|:)/g, 'v');
  for (const sign of spelt) {
    if (/[a-z]/.test(sign)) letters.push(sign);
    const tone = TONE_OF_MARK[sign] ?? (/[1-4]/.test(sign) ? sign : undefined);
    if (tone) tones.push(String(tone));
  }
  return `${letters.join('')} ${tones.join('')}`;
};

/** How the file of a recording is called, without its ending: `nihao-33`, `nihao-33-slow`. */
export const stemFor = ({ text, pinyin }: Pick<Place, 'text' | 'pinyin'>, isSlow: boolean) => {
  const stem = readingOf(pinyin).trim().replace(' ', '-') || plainText(text);
  return `${stem.slice(0, 60)}${isSlow ? '-slow' : ''}`;
};

/** The places that a file speaks for; several where a text has several readings, or the reverse. */
export const placesNamed = (name: SoundName, places: readonly Place[]): Place[] =>
  places.filter((place) =>
    'text' in name ? isNamed(place, name.text) : isSameReading(place.pinyin, name.reading),
  );

/** The letters behind hanzi may be a part of the text (卡拉OK), or tell which reading is meant. */
const isNamed = ({ text, pinyin }: Place, name: string): boolean => {
  const [, hanzi = '', reading = ''] = HANZI_AND_MORE.exec(name) ?? [];
  return (
    plainText(text) === plainText(name) ||
    (plainText(text) === plainText(hanzi) && isSameReading(pinyin, reading))
  );
};
