import { characterId } from '#src/domain/learning/item.ts';
import type { Catalogue, CatalogueItem } from '#src/learning/catalogue/catalogue.ts';

/** An item of the catalogue that is asked for by reading alone. */
export const characterItem = (hanzi: string): CatalogueItem => ({
  item: characterId(hanzi),
  hanzi,
  pinyin: 'zì',
  meaning: 'character',
  skills: ['read'],
});

/** Characters that belong to nothing. */
export const looseCharacters = (hanzi: Iterable<string>): Catalogue => ({
  items: [...hanzi].map(characterItem),
  groups: [],
  paths: [],
});

const NUMBERS = [...'一二三四五六七八九十'];

/** Ten characters, which are one level and one path, `numbers`. */
export const numbers: Catalogue = {
  ...looseCharacters(NUMBERS),
  groups: [
    {
      id: 'all',
      kind: 'level',
      title: 'All',
      address: '/all',
      items: NUMBERS.map(characterId),
    },
  ],
  paths: [
    {
      id: 'numbers',
      title: 'Numbers',
      description: 'How to count',
      icon: '数',
      goals: [],
      steps: [{ group: 'all', title: 'All', reason: 'All', knownFrom: undefined }],
    },
  ],
};
