import { kindOf } from '#src/domain/learning/item.ts';
import type { Catalogue, CatalogueItem } from '#src/learning/catalogue/catalogue.ts';
import { looksAlike } from '#src/learning/looks-alike.ts';
import { meansTheSame } from '#src/learning/same-meaning.ts';

/** Meanings to choose from, the right one among them. */
const CHOICES = 4;
/** How many of the most plausible others chance picks from. */
export const CANDIDATES = 12;

/** Others that could be meant by the same words. */
export const alikeOf = ({ items }: Catalogue, asked: CatalogueItem): CatalogueItem[] =>
  items.filter((one) => one.item !== asked.item && meansTheSame(one, asked));

/**
 * What an item is to be told apart from by its meaning: its own and up to three others of the same
 * kind, in the order that chance gives. The same `chance` gives the same choice.
 */
export const choicesFor = (
  catalogue: Catalogue,
  asked: CatalogueItem,
  chance: string,
): CatalogueItem[] =>
  choicesAmong(
    catalogue.items.filter(({ hanzi }) => hanzi !== asked.hanzi),
    asked,
    { likeness: likenessTo(catalogue, asked), candidates: CANDIDATES },
    chance,
  );

/** As `choicesFor`, from these, by a likeness of one’s own, of the so many that are most alike. */
export const choicesAmong = (
  items: readonly CatalogueItem[],
  asked: CatalogueItem,
  { likeness, candidates }: { likeness: (other: CatalogueItem) => number; candidates: number },
  chance: string,
): CatalogueItem[] => {
  const others = items
    .filter(
      (one) =>
        one.item !== asked.item &&
        kindOf(one.item) === kindOf(asked.item) &&
        !meansTheSame(one, asked),
    )
    .map((one) => ({ one, unlike: -likeness(one), place: mixed(chance + one.item) }))
    .sort((a, b) => a.unlike - b.unlike || a.place - b.place)
    .map(({ one }) => one);
  const picked: CatalogueItem[] = [asked];
  const pick = (one: CatalogueItem) => {
    if (picked.length < CHOICES && !picked.some((other) => meansTheSame(one, other)))
      picked.push(one);
  };
  shuffled(others.slice(0, candidates), chance).forEach(pick);
  // Lines that begin with the same greeting share a sense: further ones have to do then.
  if (picked.length < CHOICES) others.slice(candidates).forEach(pick);
  return shuffled(picked, `${chance} place`);
};

/** A question among statements, or what stands out by its length, would give itself away. */
export const likenessTo = ({ groups }: Catalogue, asked: CatalogueItem) => {
  const group = groups.find((one) => one.items.includes(asked.item));
  const nearby = new Set(group?.items);
  return (other: CatalogueItem): number =>
    4 * Number(isQuestion(asked) === isQuestion(other)) +
    3 * Number(looksAlike(asked, other)) +
    2 * Number(nearby.has(other.item)) +
    Number(Math.abs([...asked.hanzi].length - [...other.hanzi].length) <= 2);
};

const isQuestion = ({ hanzi }: CatalogueItem): boolean => hanzi.endsWith('？');

const shuffled = (items: readonly CatalogueItem[], chance: string): CatalogueItem[] =>
  items.toSorted((one, other) => mixed(chance + one.item) - mixed(chance + other.item));

/** A number that looks like chance and is always the same for a text (FNV-1a, mixed once more). */
const mixed = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
};
