import { folded } from '#src/domain/folded.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import type {
  Catalogue,
  CatalogueGroup,
  CatalogueItem,
} from '#src/learning/catalogue/catalogue.ts';
import { kindOf } from '#src/domain/learning/item.ts';

/** Cards that stand together in the content; without a group those that it has no longer. */
export type CardGroup = {
  readonly group: CatalogueGroup;
  readonly cards: readonly CatalogueItem[];
};

/** The kept cards by where they stand, each once, in the order of the content. */
export const groupByPlace = (catalogue: Catalogue, kept: ReadonlySet<ItemId>): CardGroup[] => {
  const left = new Map(
    catalogue.items.filter(({ item }) => kept.has(item)).map((one) => [one.item, one]),
  );
  const groups: CardGroup[] = [];
  for (const group of catalogue.groups) {
    const cards = group.items.flatMap((item) => left.get(item) ?? []);
    for (const { item } of cards) left.delete(item);
    if (cards.length > 0) groups.push({ group, cards });
  }
  return groups;
};

/** Whole phrases of each section: what one shows to somebody, rather than single words. */
export const readySets = (catalogue: Catalogue): CardGroup[] => {
  const items = new Map(catalogue.items.map((one) => [one.item, one]));
  return catalogue.groups
    .filter(({ kind }) => kind === 'section')
    .map((group) => ({
      group,
      cards: group.items
        .filter((item) => kindOf(item) === 'phrase')
        .flatMap((item) => items.get(item) ?? []),
    }))
    .filter(({ cards }) => cards.length > 0);
};

/** Everything of a group, to print. */
export const cardsOfGroup = (catalogue: Catalogue, id: string): CatalogueItem[] => {
  const items = new Map(catalogue.items.map((one) => [one.item, one]));
  const group = catalogue.groups.find((one) => one.id === id);
  return group?.items.flatMap((item) => items.get(item) ?? []) ?? [];
};

/** Letters and digits alone, as people type when they search. */
const plain = (text: string): string => folded(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a card has what somebody typed in its hanzi, pinyin or meaning. */
const fits = ({ hanzi, pinyin, meaning }: CatalogueItem, typed: string): boolean =>
  [hanzi, pinyin, meaning].some((text) => plain(text).includes(plain(typed)));

/** The groups with only those cards that fit. */
export const search = (groups: readonly CardGroup[], typed: string): CardGroup[] =>
  groups
    .map(({ group, cards }) => ({ group, cards: cards.filter((card) => fits(card, typed)) }))
    .filter(({ cards }) => cards.length > 0);
