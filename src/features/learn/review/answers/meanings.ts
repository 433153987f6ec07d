import { kindOf, type ItemId } from '#src/domain/learning/item.ts';
import type { Catalogue, CatalogueItem } from '#src/learning/catalogue/catalogue.ts';
import { meansTheSame } from '#src/learning/same-meaning.ts';

/** Meanings to choose from, the right one among them. */
const CHOICES = 4;
/** How many of the most plausible others chance picks from. */
const CANDIDATES = 12;

/** Others that could be meant by the same words. */
export const alikeOf = ({ items }: Catalogue, asked: CatalogueItem): CatalogueItem[] =>
  items.filter((one) => one.item !== asked.item && meansTheSame(one, asked));

/**
 * What an item is to be told apart from: its own and up to three others of the same kind, in the
 * order that chance gives. The same `chance` gives the same choice.
 */
export const choicesFor = (
  { items, groups }: Catalogue,
  asked: CatalogueItem,
  chance: string,
): CatalogueItem[] => {
  const group = groups.find((one) => one.items.includes(asked.item));
  const nearby = new Set(group?.items);
  const others = items
    .filter(
      (one) =>
        kindOf(one.item) === kindOf(asked.item) &&
        one.hanzi !== asked.hanzi &&
        !meansTheSame(one, asked),
    )
    .sort(by((one) => -likeness(asked, one, nearby), chance));
  const picked: CatalogueItem[] = [asked];
  for (const one of shuffled(others.slice(0, CANDIDATES), chance)) {
    if (picked.length < CHOICES && !picked.some((other) => meansTheSame(one, other)))
      picked.push(one);
  }
  return shuffled(picked, `${chance} place`);
};

/** A question among statements, or a long one among short ones, would give itself away. */
const likeness = (
  asked: CatalogueItem,
  other: CatalogueItem,
  nearby: ReadonlySet<ItemId>,
): number =>
  3 * Number(isQuestion(asked) === isQuestion(other)) +
  2 * Number(nearby.has(other.item)) +
  Number(Math.abs([...asked.hanzi].length - [...other.hanzi].length) <= 2);

const isQuestion = ({ hanzi }: CatalogueItem): boolean => hanzi.endsWith('？');

const shuffled = (items: readonly CatalogueItem[], chance: string): CatalogueItem[] =>
  items.toSorted(by(() => 0, chance));

const by =
  (weight: (item: CatalogueItem) => number, chance: string) =>
  (one: CatalogueItem, other: CatalogueItem): number =>
    weight(one) - weight(other) || mixed(chance + one.item) - mixed(chance + other.item);

/** A number that looks like chance and is always the same for a text (FNV-1a, mixed once more). */
const mixed = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
};
