import type { ChineseLevel, ListedGoal } from '#src/domain/learning/answers.ts';
import type { Skill } from '#src/domain/learning/event.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { fetchOnce } from '#src/lib/fetch-once.ts';

/** One thing to learn, in the language of the page. */
export type CatalogueItem = {
  readonly item: ItemId;
  readonly hanzi: string;
  readonly pinyin: string;
  readonly meaning: string;
  /** What people also type who look for it, its side forms too; the search finds it by these. */
  readonly searchWords?: readonly string[];
  /** The ways in which it can be asked, in the order in which they begin. */
  readonly skills: readonly Skill[];
  /** Whether a native speaker’s recording says it; the voice of a device may, elsewhere. */
  readonly isRecorded?: true;
};

export const GROUP_KINDS = [
  'section',
  'dialogue',
  'level',
  'festival',
  'radicals',
  'combinations',
  'sounds',
] as const;

/** What belongs together and is finished together: a section of phrases, a dialogue, a level … */
export type CatalogueGroup = {
  /** The id of its document, or of the article that it is: a step of a path names it. */
  readonly id: string;
  readonly kind: (typeof GROUP_KINDS)[number];
  readonly title: string;
  /** Where its items stand, without the language: `/contents/articles/…#…`. */
  readonly address: string;
  /** In the order in which they are learnt. */
  readonly items: readonly ItemId[];
};

/** A part of a path: it is taken by learning one group. */
export type PathStep = {
  /** Id of the group. */
  readonly group: string;
  readonly title: string;
  /** What it is good for on this path, in a sentence. */
  readonly reason: string;
  /** From this level of Chinese on a learner is taken to know it. */
  readonly knownFrom: ChineseLevel | undefined;
};

/** A way through the groups for one purpose. */
export type CataloguePath = {
  /** What a learner's choice `path` names. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** One character that stands for it. */
  readonly icon: string;
  /** Answers to the question for a goal that lead to it. */
  readonly goals: readonly ListedGoal[];
  readonly steps: readonly PathStep[];
};

/** All that can be learnt here, in one language. An item may belong to several groups. */
export type Catalogue = {
  readonly items: readonly CatalogueItem[];
  readonly groups: readonly CatalogueGroup[];
  readonly paths: readonly CataloguePath[];
};

/** What some items are also searched for, together. */
export const searchWordsOf = (
  ...items: readonly Pick<CatalogueItem, 'searchWords'>[]
): Pick<CatalogueItem, 'searchWords'> => {
  const words = new Set(items.flatMap(({ searchWords = [] }) => searchWords));
  return words.size > 0 ? { searchWords: [...words] } : {};
};

/** Fetches a catalogue by the address that its page names. Throws where the network fails. */
export const fetchCatalogue = (address: string): Promise<Catalogue> =>
  fetchOnce<Catalogue>(address);

/** Where the address of a language's catalogue stands, for pages that are not built with it. */
export const cataloguePointer = (locale: Locale) => `learning-${locale}`;

/** What a page that is made on demand needs: the catalogue, and the address of its typeface. */
export type NewestCatalogue = { readonly catalogue: Catalogue; readonly hanzi: string };

/** Fetches the catalogue for a page that is made on demand. Throws where the network fails. */
export const fetchNewestCatalogue = async (locale: Locale): Promise<NewestCatalogue> => {
  // What a browser kept of it would name a catalogue that a newer build has replaced.
  const response = await fetch(`/data/${cataloguePointer(locale)}.json`, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  const { address, hanzi } = (await response.json()) as { address: string; hanzi: string };
  return { catalogue: await fetchCatalogue(address), hanzi };
};

export const itemsById = ({ items }: Catalogue): ReadonlyMap<ItemId, CatalogueItem> =>
  new Map(items.map((one) => [one.item, one]));

/** The first group in which an item stands. */
export const placeOf = ({ groups }: Catalogue, item: ItemId): CatalogueGroup | undefined =>
  groups.find(({ items }) => items.includes(item));
