import { LOCALE_FACTS, type Locale } from '#src/i18n/locales.ts';
import type { Catalogue, CatalogueItem } from '#src/learning/catalogue/catalogue.ts';
import type { StrokesByCharacter } from '#src/ui/strokes/stroke-data.ts';
import type { PracticeCharacter } from '../hanzi.data.ts';
import { hanziIn } from './characters-address.ts';

export type CharacterSet = {
  /** Those that stand somewhere in the content. */
  readonly found: readonly string[];
  /** Those of which there are no strokes here. */
  readonly missing: readonly string[];
};

/** Tells the characters of the content, whose strokes are there, from all others. */
export const sortOut = ({ items }: Catalogue, characters: readonly string[]): CharacterSet => {
  const known = new Set(items.flatMap(({ hanzi }) => [...hanzi]));
  return {
    found: characters.filter((char) => known.has(char)),
    missing: characters.filter((char) => !known.has(char)),
  };
};

export type CharactersFault = 'empty' | 'noHanzi' | 'noStrokes';

/** Why a text has nothing to write, where that is so, whatever the content has. */
export const faultOfText = (text: string): CharactersFault | undefined => {
  if (text.trim() === '') return 'empty';
  return hanziIn(text).length === 0 ? 'noHanzi' : undefined;
};

/** Why nothing of a text can be written here, where that is so. */
export const faultOf = (catalogue: Catalogue, text: string): CharactersFault | undefined => {
  const isUnknown = () => sortOut(catalogue, hanziIn(text)).found.length === 0;
  return faultOfText(text) ?? (isUnknown() ? 'noStrokes' : undefined);
};

/**
 * A character with what the content says of it: as an item of its own, or else by a word in which
 * it stands, the shortest one.
 */
export const describedBy = (
  { items }: Catalogue,
  strokes: StrokesByCharacter,
  locale: Locale,
  char: string,
): PracticeCharacter => {
  const own = items.find(({ hanzi }) => hanzi === char);
  const example = own ? undefined : shortest(items.filter(({ hanzi }) => hanzi.includes(char)));
  return {
    char,
    pinyin: own?.pinyin ?? '',
    meaning: undefined,
    meaningAr: undefined,
    [`meaning${LOCALE_FACTS[locale].fieldSuffix}`]: own?.meaning,
    strokeCount: strokes[char]?.strokes.length ?? 0,
    example,
  };
};

const shortest = (items: readonly CatalogueItem[]) =>
  items.toSorted((one, other) => one.hanzi.length - other.hanzi.length)[0];
