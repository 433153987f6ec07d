import { kindOf, type ItemId } from '#src/domain/learning/item.ts';
import {
  searchWordsOf,
  type Catalogue,
  type CatalogueGroup,
  type CatalogueItem,
} from '#src/learning/catalogue/catalogue.ts';
import type { FoundPage } from './copy.ts';
import type { Entry } from './finder.ts';

/** Where something stands. */
export type Place = { readonly title: string; readonly address: string };

/** What a hit shows. */
export type Hit =
  | { readonly is: 'item'; readonly item: CatalogueItem; readonly place: Place | undefined }
  | { readonly is: 'page'; readonly page: FoundPage };

/** What can be found, by the ids under which the finder knows it. */
export type Hits = ReadonlyMap<string, Hit>;

/**
 * Everything that can be found: what there is to learn, the sections in which it stands, and the
 * pages. A word that is a character as well is one hit, as its first place has it, and is found by
 * what each place is also searched for.
 */
export const hitsOf = (catalogue: Catalogue, pages: readonly FoundPage[]): Hits => {
  const places = new Map<string, Place>();
  for (const group of catalogue.groups) {
    for (const item of group.items) if (!places.has(item)) places.set(item, placeOf(item, group));
  }
  const hits = new Map<string, Hit>();
  for (const item of catalogue.items) {
    const id = `${item.hanzi} ${item.pinyin.toLowerCase()}`;
    const first = hits.get(id);
    if (first?.is === 'item') {
      hits.set(id, { ...first, item: { ...first.item, ...searchWordsOf(first.item, item) } });
    } else {
      hits.set(id, { is: 'item', item, place: places.get(item.item) });
    }
  }
  for (const page of [...pages, ...catalogue.groups.map(pageOfGroup)]) {
    if (!hits.has(page.address)) hits.set(page.address, { is: 'page', page });
  }
  return hits;
};

/** A phrase is an anchor of its page, in a section as in a dialogue; anything else stands in its group. */
const placeOf = (item: ItemId, { title, address }: CatalogueGroup): Place => ({
  title,
  address: kindOf(item) === 'phrase' ? address.replace(/#.*|$/, `#${item}`) : address,
});

const pageOfGroup = ({ title, address }: Place): FoundPage => ({ title, text: '', address });

export const entriesOf = (hits: Hits): Entry[] =>
  [...hits].map(([id, hit]) =>
    hit.is === 'item'
      ? { id, ...textsOf(hit.item) }
      : { id, hanzi: '', pinyin: '', text: `${hit.page.title} ${hit.page.text}`, also: '' },
  );

const textsOf = ({ hanzi, pinyin, meaning, searchWords = [] }: CatalogueItem) => ({
  hanzi,
  pinyin,
  text: meaning,
  also: searchWords.join(', '),
});
