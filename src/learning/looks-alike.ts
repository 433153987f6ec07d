import type { CatalogueItem } from './catalogue/catalogue.ts';

type Meant = Pick<CatalogueItem, 'meaning'>;

/** Longer than by this factor and so many letters, a meaning stands out among others. */
const FACTOR = 1.6;
const LETTERS = 4;

/** What a look that stands out counts for beside a distance in sound (`soundDistance`). */
export const LOOK_BESIDE_SOUND = 0.4;

/** A note of grammar, or what a name stands for. */
const hasNote = ({ meaning }: Meant) => meaning.includes('(');

/**
 * Whether a meaning does not stand out beside another: of similar length, and with a note in brackets
 * where that has one. A word among sentences, or a note among words, would give itself away.
 */
export const looksAlike = (one: Meant, other: Meant): boolean => {
  const lengths = [one.meaning.length, other.meaning.length];
  return (
    hasNote(one) === hasNote(other) &&
    Math.max(...lengths) <= Math.min(...lengths) * FACTOR + LETTERS
  );
};
