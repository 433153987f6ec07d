import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { splitPinyin } from '#src/domain/mandarin/pinyin.ts';
import { foundBy, tellingWords, withoutArticle } from '#src/domain/search-words.ts';

/** What can be found: something to learn, or a page. */
export type Entry = {
  /** One of its kind in a list. */
  readonly id: string;
  /** Empty where there is none. */
  readonly hanzi: string;
  readonly pinyin: string;
  /** Its meaning, or the title and description of a page. */
  readonly text: string;
  /** What people also type who look for it, which no hit shows: words, and side forms (氵 of 水). */
  readonly also: string;
};

export type Finder = (typed: string) => Found;

type Found = {
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
/** What is also searched for counts for less than a meaning, for more than a slip, and alike in lists of any length. */
const ALSO = { fields: ['also'], boost: { also: 0.6 }, bm25: { k: 1.2, b: 0, d: 0.5 } };
export const HAN = /\p{Script=Han}/u;

/**
 * Finds entries by what people type (FIND-2): a meaning in the language of the page or what else it
 * is searched for (FIND-5), pinyin with tone marks, with numbers or without either, or simplified
 * characters, also by a side form. Built once for all entries, in pieces between which a page answers.
 */
export const createFinder = async (entries: readonly Entry[]): Promise<Finder> => {
  const index = new MiniSearch<Entry>({
    fields: ['words', 'also', 'letters', 'tones', 'characters'],
    extractField: (entry, field) => fieldOf(entry, field),
    tokenize: (text) => text.split('\n'),
    processTerm: (term) => term || null,
  });
  await index.addAllAsync(entries, { chunkSize: AT_ONCE });
  const idsOf = (typed: string, query: Query | undefined): string[] => {
    if (!query) return [];
    return ownFirst(typed, index.search(query, { prefix: true })).map(({ id }) => id as string);
  };
  return (typed) => {
    const found = idsOf(typed, queryOf(typed));
    if (found.length > 0) return { ids: found, areNearest: false };
    const nearest = idsOf(typed, queryOf(typed, { isNearEnough: true })).slice(0, NEAREST);
    return { ids: nearest, areNearest: nearest.length > 0 };
  };
};

/**
 * What means all that was typed comes before what is also searched for by a part of it, which has a
 * better score where several of its words are like one that was typed.
 */
const ownFirst = (typed: string, results: readonly SearchResult[]): readonly SearchResult[] => {
  const words = tellingWords(typed).map(withoutArticle);
  const isOwn = ({ match }: SearchResult) => words.every((word) => match[word]?.includes('words'));
  const isLater = (result: SearchResult) =>
    !isOwn(result) && Object.values(result.match).some((fields) => fields.includes('also'));
  const end = results.findLastIndex(isOwn) + 1;
  const before = results.slice(0, end);
  return [
    ...before.toSorted((one, other) => Number(isLater(one)) - Number(isLater(other))),
    ...results.slice(end),
  ];
};

/** Terms stand in lines; the fields of pinyin and characters hold every end of a text, so that a prefix finds its middle. */
const fieldOf = (entry: Entry, field: string): string => {
  switch (field) {
    case 'id':
      return entry.id;
    case 'words':
      return foundBy(entry.text).join('\n');
    case 'also':
      return moreWords(entry).join('\n');
    case 'letters':
      return ends(syllablesOf(entry.pinyin).map(({ letters }) => letters));
    case 'tones':
      return ends(syllablesOf(entry.pinyin).map(({ letters, tone }) => letters + (tone || '')));
    default:
      return [ends(charactersOf(entry.hanzi)), ...charactersOf(entry.also)].join('\n');
  }
};

/** What is also searched for, without the words of the meaning. */
const moreWords = ({ text, also }: Entry): string[] => {
  const own = foundBy(text);
  return foundBy(also).filter((word) => !own.includes(word));
};

/** Whether enough was typed to look for: one letter begins half of all words. */
export const isQuery = (typed: string): boolean => queryOf(typed) !== undefined;

/** `isNearEnough`: one of the words or characters will do, and each word may differ. */
const queryOf = (typed: string, { isNearEnough = false } = {}): Query | undefined => {
  const characters = charactersOf(typed);
  if (characters.length > 0) {
    const queries = isNearEnough ? characters : [characters.join('')];
    return { combineWith: 'OR', queries, fields: ['characters'] };
  }
  const words = tellingWords(typed).map(withoutArticle);
  if (words.join('').length < SHORTEST) return undefined;
  const byWords: Query = {
    combineWith: isNearEnough ? 'OR' : 'AND',
    queries: words.map((word) => ({
      combineWith: 'OR',
      queries: [
        { ...ALSO, queries: [word], fuzzy: isNearEnough && NEAR_ENOUGH },
        {
          queries: [word],
          fields: ['words'],
          fuzzy: isNearEnough ? NEAR_ENOUGH : word.length >= FORGIVING_FROM && 0.2,
        },
      ],
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

const syllablesOf = (pinyin: string) =>
  (splitPinyin(pinyin) ?? []).map(({ base, tone }) => ({
    letters: base.replaceAll('ü', 'u'),
    tone,
  }));

const charactersOf = (text: string): string[] => [...text].filter((one) => HAN.test(one));

const ends = (parts: readonly string[]): string =>
  parts.map((_, at) => parts.slice(at).join('')).join('\n');
