import { remembered } from '#src/lib/remembered.ts';

/** Something that is said, by its pinyin. */
type Said = { readonly pinyin: string };

/** The letters of pinyin without tones and gaps, those that Arabic ears confuse made one. */
const plainSound = remembered((pinyin) =>
  pinyin
    .normalize('NFD')
    .replace(/u\u0308/g, 'ü')
    .toLowerCase()
    .replace(/[^a-zü]/g, '')
    .replace(/[zcs]h/g, (family) => family.charAt(0))
    .replace(/ng/g, 'n')
    .replace(/p/g, 'b')
    .replace(/t/g, 'd')
    .replace(/k/g, 'g')
    .replace(/q/g, 'j')
    .replace(/c/g, 'z')
    .replace(/ü/g, 'u'),
);

/** How many letters have to change to turn one text into the other (Levenshtein). */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1];
    for (let index = 0; index < other.length; index += 1) {
      const change = (row[index] ?? 0) + (letter === other[index] ? 0 : 1);
      next.push(Math.min(change, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** How far two words are apart to the ear: 0 where only tone or breath differs, 1 for nothing alike. */
export const soundDistance = (one: Said, other: Said): number => {
  const [first, second] = [plainSound(one.pinyin), plainSound(other.pinyin)];
  return distance(first, second) / Math.max(first.length, second.length, 1);
};

/** Whether no ear can tell two words apart: the same sounds in the same tones, however written. */
export const soundsTheSame = (one: Said, other: Said): boolean =>
  toned(one.pinyin) === toned(other.pinyin);

const toned = remembered((pinyin) =>
  pinyin
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, ''),
);
