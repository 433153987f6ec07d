import { remembered } from '#src/lib/remembered.ts';
import type { CatalogueItem } from './catalogue/catalogue.ts';

/** The senses of a meaning, so that they can be compared: without brackets, vowel signs and case. */
const sensesOf = remembered((meaning) =>
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
  const senses = sensesOf(one.meaning);
  return sensesOf(other.meaning).some((sense) => senses.includes(sense));
};
