import { expect, test } from 'vitest';
import { characterId, phraseId, wordId, type ItemId } from '#src/domain/learning/item.ts';
import type { Catalogue, CatalogueItem } from '#src/learning/catalogue/catalogue.ts';
import { cardsOfGroup, groupByPlace, readySets, search } from './grouping.ts';

const card = (item: ItemId, hanzi: string, pinyin: string, meaning: string): CatalogueItem => ({
  item,
  hanzi,
  pinyin,
  meaning,
  skills: [],
});

const hospital = card(wordId('医院', 'yīyuàn'), '医院', 'yīyuàn', 'مُسْتَشْفى');
const toHospital = card(
  phraseId('taxi', 'a'),
  '请带我去医院。',
  'Qǐng dài wǒ qù yīyuàn.',
  'خذني إلى المستشفى',
);
const rice = card(characterId('米'), '米', 'mǐ', 'أرز');
const catalogue: Catalogue = {
  paths: [],
  items: [hospital, toHospital, rice],
  groups: [
    {
      id: 'taxi',
      kind: 'section',
      title: 'سيّارة الأجرة',
      address: '/a',
      items: [hospital.item, toHospital.item],
    },
    {
      id: 'level-1',
      kind: 'level',
      title: 'أساسيات',
      address: '/b',
      items: [rice.item, hospital.item],
    },
  ],
};
const everything = new Set(catalogue.items.map(({ item }) => item));

test('a kept card stands once, at its first place, and empty places are left out', () => {
  const grouped = groupByPlace(catalogue, everything);
  expect(grouped.map(({ group, cards }) => [group.id, cards])).toEqual([
    ['taxi', [hospital, toHospital]],
    ['level-1', [rice]],
  ]);
  expect(groupByPlace(catalogue, new Set([rice.item])).map(({ group }) => group.id)).toEqual([
    'level-1',
  ]);
});

test('a card of which the content no longer speaks is left out', () => {
  expect(groupByPlace(catalogue, new Set([characterId('龘')]))).toEqual([]);
});

test('a ready set has the whole phrases of a section', () => {
  expect(readySets(catalogue)).toEqual([{ group: catalogue.groups[0], cards: [toHospital] }]);
});

test('a sheet of a group has all of it, in its order', () => {
  expect(cardsOfGroup(catalogue, 'level-1')).toEqual([rice, hospital]);
  expect(cardsOfGroup(catalogue, 'gone')).toEqual([]);
});

test.each([
  ['医院', 2],
  ['yi yuan', 2],
  ['YIYUÀN', 2],
  ['مستشفى', 2],
  ['أرز', 1],
  ['قطار', 0],
  ['', 3],
])('a search for “%s” finds %i', (typed, count) => {
  const found = search(groupByPlace(catalogue, everything), typed);
  expect(found.flatMap(({ cards }) => cards)).toHaveLength(count);
});
