import { expect, test } from 'vitest';
import type { Catalogue, CatalogueItem } from '#src/learning/catalogue/catalogue.ts';
import { entriesOf, hitsOf } from './entries.ts';

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

test('one hit is found by what each of its places is also searched for', () => {
  const items: CatalogueItem[] = [
    { ...named('word.谢谢.xièxie', '谢谢'), searchWords: ['thanks'] },
    { ...named('phrase.greeting.7', '谢谢'), searchWords: ['cheers', 'thanks'] },
  ];
  const entries = entriesOf(hitsOf({ items, groups: [], paths: [] }, []));
  expect(entries.map(({ text, also }) => [text, also])).toEqual([['谢谢', 'thanks, cheers']]);
});
