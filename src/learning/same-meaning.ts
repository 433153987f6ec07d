import { remembered } from '#src/lib/remembered.ts';
import type { CatalogueItem } from './catalogue/catalogue.ts';

/** The senses of a meaning, so that they can be compared: without brackets, vowel signs and case. */
const comparedSenses = remembered((meaning) =>
  meaning
    .toLowerCase()
    .replace(/\([^)]*\)/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[,،;؛/]/)
    .map((sense) => sense.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .filter(Boolean),
);

/** Whether two things mean the same, as far as their words tell: they share a sense. */
export const meansTheSame = (
  one: Pick<CatalogueItem, 'meaning'>,
  other: Pick<CatalogueItem, 'meaning'>,
): boolean => {
  const senses = comparedSenses(one.meaning);
  return comparedSenses(other.meaning).some((sense) => senses.includes(sense));
};

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

/** Commas and semicolons part senses, except within brackets. */
const partsOf = (meaning: string) => meaning.split(/[,،;؛]\s*(?![^(]*\))/);

/**
 * A meaning and, behind it, the senses that it lacks of another one: what a word means here, and
 * what it means elsewhere.
 */
export const withSensesOf = (meaning: string, other: string): string => {
  const known = comparedSenses(meaning);
  const isNew = (part: string) => {
    const [sense] = comparedSenses(part);
    return sense === undefined ? !meaning.includes(part) : !known.includes(sense);
  };
  const more = partsOf(other).filter(isNew);
  const [between, within] = isArabic(meaning) ? ['؛ ', '، '] : ['; ', ', '];
  return more.length === 0 ? meaning : meaning + between + more.join(within);
};
