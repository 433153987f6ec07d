import { characterId } from '#src/domain/learning/item.ts';
import { LOCALE_FACTS, type Locale } from '#src/i18n/locales.ts';
import type { Catalogue, CatalogueItem } from '#src/learning/catalogue/catalogue.ts';
import type { StrokesByCharacter } from '#src/ui/strokes/stroke-data.ts';
import type { PracticeCharacter } from '../hanzi.data.ts';
import { hanziIn } from './characters-address.ts';

/** A traditional character, and the simplified one that is written in its place. */
export type Replaced = { readonly typed: string; readonly written: string };

export type CharacterSet = {
  /** Those that stand somewhere in the content, each once. */
  readonly found: readonly string[];
  /** Those of which there are no strokes here. */
  readonly missing: readonly string[];
  readonly replaced: readonly Replaced[];
};

export type CharactersFault = 'empty' | 'noHanzi' | 'noStrokes';

/** Why a text has nothing to write, where that is so, whatever the content has. */
export const faultOfText = (text: string): CharactersFault | undefined => {
  if (text.trim() === '') return 'empty';
  return hanziIn(text).length === 0 ? 'noHanzi' : undefined;
};

/** What of a text can be written here, or why nothing of it can. */
export const judge = async (
  catalogue: Catalogue,
  text: string,
): Promise<CharacterSet | CharactersFault> => {
  const fault = faultOfText(text);
  if (fault) return fault;
  const set = await sortOut(catalogue, text);
  return set.found.length === 0 ? 'noStrokes' : set;
};

/**
 * Tells the characters of the content, whose strokes are there, from all others. Where only the
 * simplified form of a traditional one is there, it takes its place.
 */
const sortOut = async ({ items }: Catalogue, text: string): Promise<CharacterSet> => {
  const known = new Set(items.flatMap(({ hanzi }) => [...hanzi]));
  const characters = hanziIn(text);
  const isWhole = characters.every((char) => known.has(char));
  const simplified = isWhole ? undefined : await simplifiedIn(text);
  const forms = characters.map((typed) => ({
    typed,
    written: known.has(typed) ? typed : (simplified?.get(typed) ?? typed),
  }));
  const found = forms.filter(({ written }) => known.has(written));
  return {
    found: [...new Set(found.map(({ written }) => written))],
    missing: forms.filter((form) => !found.includes(form)).map(({ typed }) => typed),
    replaced: found.filter(({ typed, written }) => typed !== written),
  };
};

/** The simplified form of each character of a text, as its word has it; none without the table. */
const simplifiedIn = async (text: string): Promise<ReadonlyMap<string, string>> => {
  try {
    const { simplified } = await import('#src/domain/mandarin/simplified.ts');
    const typed = text.normalize('NFKC');
    const written = [...simplified(typed)];
    return new Map([...typed].map((char, at) => [char, written[at] ?? char]));
  } catch {
    return new Map();
  }
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
  const alone = items.filter(({ hanzi }) => hanzi === char);
  // A word of one character is read as its sentence has it: bú in 不客气, and bù by itself.
  const own = alone.find(({ item }) => item === characterId(char)) ?? alone[0];
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
