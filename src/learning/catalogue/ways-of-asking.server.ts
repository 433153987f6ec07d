import type { Skill } from '#src/domain/learning/event.ts';
import { kindOf, type ItemKind } from '#src/domain/learning/item.ts';
import { splitPinyin } from '#src/domain/mandarin/pinyin.ts';
import { hasStrokes } from '#src/ui/strokes/stroke-data.server.ts';
import type { CatalogueItem } from './catalogue.ts';

type Texts = Pick<CatalogueItem, 'item' | 'hanzi' | 'pinyin'>;

/** Phrases are said and read, not drawn. */
const WRITTEN: readonly ItemKind[] = ['word', 'character', 'combination', 'term'];
/** A longer word is too much for one hand and one memory: it is written character by character. */
const MOST_TO_WRITE = 4;
/** Single characters that most voices read in another way than they are taught. */
const READ_OTHERWISE_ALONE: ReadonlySet<string> = new Set('仔只谁应量兴');

/** The ways in which each text is read in the content. */
type Readings = ReadonlyMap<string, ReadonlySet<string>>;

export const readingsOf = (items: readonly Texts[]): Readings => {
  const readings = new Map<string, Set<string>>();
  for (const { hanzi, pinyin } of items) {
    readings.set(hanzi, (readings.get(hanzi) ?? new Set()).add(pinyin));
  }
  return readings;
};

/** The skills of an item, in the order in which they begin (`HOLDS_DAYS` of the day's plan). */
export const waysOfAsking = (item: Texts, isRecorded: boolean, readings: Readings): Skill[] => [
  'read',
  ...(isRecorded || isReadAsTaught(item, readings) ? (['hear'] as const) : []),
  'recall',
  ...(canBeWritten(item) ? (['write'] as const) : []),
  'say',
];

const canBeWritten = ({ item, hanzi }: Texts): boolean => {
  const characters = [...hanzi];
  return (
    WRITTEN.includes(kindOf(item)) &&
    characters.length <= MOST_TO_WRITE &&
    characters.every(hasStrokes)
  );
};

/**
 * Whether a Mandarin voice that is given the hanzi alone says what is taught. A neutral syllable has
 * no sound of its own, and of two readings a voice knows one: these need a recording.
 */
const isReadAsTaught = ({ hanzi, pinyin }: Texts, readings: Readings): boolean =>
  readings.get(hanzi)?.size === 1 &&
  !READ_OTHERWISE_ALONE.has(hanzi) &&
  ([...hanzi].length > 1 || splitPinyin(pinyin)?.[0]?.tone !== 0);
