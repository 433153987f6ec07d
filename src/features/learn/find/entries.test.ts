import { expect, test } from 'vitest';
import type { Catalogue, CatalogueItem } from '#src/learning/catalogue/catalogue.ts';
import { hitsOf } from './entries.ts';

const named = (item: CatalogueItem['item'], hanzi: string): CatalogueItem => ({
  item,
  hanzi,
  pinyin: hanzi,
  meaning: hanzi,
  skills: ['read'],
});

const CATALOGUE: Catalogue = {
  items: [
    named('phrase.food.1', '菜单'),
    named('word.水.shuǐ', '水'),
    named('phrase.taxi.l01', '你好'),
  ],
  groups: [
    {
      id: 'food',
      kind: 'section',
      title: 'Food',
      address: '/phrases#food',
      items: ['phrase.food.1', 'word.水.shuǐ'],
    },
    {
      id: 'taxi',
      kind: 'dialogue',
      title: 'Taxi',
      address: '/dialogues/taxi',
      items: ['phrase.taxi.l01', 'word.水.shuǐ'],
    },
  ],
  paths: [],
};

test('a phrase leads to itself, and a word to the first section that has it', () => {
  const places = [...hitsOf(CATALOGUE, []).values()].flatMap((hit) =>
    hit.is === 'item' ? [[hit.item.hanzi, hit.place?.address]] : [],
  );
  expect(Object.fromEntries(places)).toEqual({
    菜单: '/phrases#phrase.food.1',
    水: '/phrases#food',
    你好: '/dialogues/taxi#phrase.taxi.l01',
  });
});
