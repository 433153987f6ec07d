import MiniSearch, { type Query } from 'minisearch';
import { folded } from '#src/domain/folded.ts';
import { splitPinyin } from '#src/domain/mandarin/pinyin.ts';

/** What can be found: something to learn, or a page. */
export type Entry = {
  /** One of its kind in a list. */
  readonly id: string;
  /** Empty where there is none. */
  readonly hanzi: string;
  readonly pinyin: string;
  /** Its meaning, or the title and description of a page. */
  readonly text: string;
};

export type Finder = (typed: string) => Found;

export type Found = {
  /** Ids of entries, the best first. */
  readonly ids: readonly string[];
  /** Whether nothing was found, and these are written or said alike. */
  readonly areNearest: boolean;
};

/** Longer words may hold one slip of the finger. */
const FORGIVING_FROM = 5;
const NEAREST = 5;
/** Less than this of letters begins half of all words. */
const SHORTEST = 2;
/** Entries that a slow phone takes up within a frame or two. */
const AT_ONCE = 20;
/** How much of a word may be another one's, where nothing else was found. */
const NEAR_ENOUGH = 0.3;
const HAN = /\p{Script=Han}/u;

/**
 * Finds entries by what people type (FIND-2): a meaning in the language of the page, pinyin with tone
 * marks, with numbers or without either, or simplified characters. Built once for all entries, in
 * pieces between which a page answers.
 */
export const createFinder = async (entries: readonly Entry[]): Promise<Finder> => {
  const index = new MiniSearch<Entry>({
    fields: ['words', 'letters', 'tones', 'characters'],
    extractField: (entry, field) => fieldOf(entry, field),
    tokenize: (text) => text.split('\n'),
    processTerm: (term) => term || null,
  });
  await index.addAllAsync(entries, { chunkSize: AT_ONCE });
  return (typed) => {
    const found = idsOf(index, queryOf(typed));
    if (found.length > 0) return { ids: found, areNearest: false };
    const nearest = idsOf(index, queryOf(typed, { isNearEnough: true })).slice(0, NEAREST);
    return { ids: nearest, areNearest: nearest.length > 0 };
  };
};

const idsOf = (index: MiniSearch<Entry>, query: Query | undefined): string[] =>
  query ? index.search(query, { prefix: true }).map(({ id }) => id as string) : [];

/** Terms stand in lines; the fields but `words` hold every end of a text, so that a prefix finds its middle. */
const fieldOf = (entry: Entry, field: string): string => {
  switch (field) {
    case 'id':
      return entry.id;
    case 'words':
      return wordsOf(entry.text)
        .flatMap((word) => [...new Set([word, withoutArticle(word)])])
        .join('\n');
    case 'letters':
      return ends(syllablesOf(entry.pinyin).map(({ letters }) => letters));
    case 'tones':
      return ends(syllablesOf(entry.pinyin).map(({ letters, tone }) => letters + (tone || '')));
    default:
      return ends([...entry.hanzi].filter((one) => HAN.test(one)));
  }
};

/** `isNearEnough`: one of the words or characters will do, and each word may differ. */
const queryOf = (typed: string, { isNearEnough = false } = {}): Query | undefined => {
  const characters = [...typed].filter((one) => HAN.test(one));
  if (characters.length > 0) {
    const queries = isNearEnough ? characters : [characters.join('')];
    return { combineWith: 'OR', queries, fields: ['characters'] };
  }
  const words = wordsOf(typed).map(withoutArticle);
  if (words.join('').length < SHORTEST) return undefined;
  const byWords: Query = {
    combineWith: isNearEnough ? 'OR' : 'AND',
    fields: ['words'],
    queries: words.map((word) => ({
      queries: [word],
      fuzzy: isNearEnough ? NEAR_ENOUGH : word.length >= FORGIVING_FROM && 0.2,
    })),
  };
  const syllables = syllablesOf(typed);
  if (syllables.length === 0) return byWords;
  const letters = syllables.map((one) => one.letters).join('');
  const tones = syllables.map((one) => one.letters + (one.tone || '')).join('');
  const hasTones = syllables.some(({ tone }) => tone > 0);
  return {
    combineWith: 'OR',
    queries: [
      byWords,
      {
        queries: [letters],
        fields: ['letters'],
        fuzzy: isNearEnough && NEAR_ENOUGH,
        boost: { letters: hasTones ? 0.5 : 2 },
      },
      ...(hasTones ? [{ queries: [tones], fields: ['tones'], boost: { tones: 4 } }] : []),
    ],
  };
};

const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The Arabic article and what is written in one with it: الماء, والماء, بالماء, للماء. */
const withoutArticle = (word: string): string =>
  word.replace(/^[وف]?(?:[بك]?ال|لل)(?=\p{L}{2})/u, '');

const syllablesOf = (pinyin: string) =>
  (splitPinyin(pinyin) ?? []).map(({ base, tone }) => ({
    letters: base.replaceAll('ü', 'u'),
    tone,
  }));

const ends = (parts: readonly string[]): string =>
  parts.map((_, at) => parts.slice(at).join('')).join('\n');
