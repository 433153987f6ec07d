import { expect, test } from 'vitest';
import { newCard } from '#src/domain/learning/card.ts';
import { characterId } from '#src/domain/learning/item.ts';
import type { CatalogueItem } from '#src/learning/catalogue/catalogue.ts';
import { discoveryOf } from './discovery.ts';

const items: CatalogueItem[] = [...'一二三四五六七八九十'].map((hanzi) => ({
  item: characterId(hanzi),
  hanzi,
  pinyin: 'yī',
  meaning: 'number',
  skills: ['read'],
}));
const morning = new Date(2027, 2, 10, 6);
const evening = new Date(2027, 2, 10, 23, 59);

const metAt = (time: Date, ...met: CatalogueItem[]) =>
  new Map(met.map(({ item }) => [item, { ...newCard(item), seenAt: time.getTime() }]));

test('is the same all day, also once it was looked at, and another one tomorrow', () => {
  const found = discoveryOf(items, new Map(), morning);
  expect(found).toBeDefined();
  expect(discoveryOf(items, metAt(morning, found as CatalogueItem), evening)).toBe(found);
  const tomorrow = discoveryOf(items, new Map(), new Date(2027, 2, 11, 6));
  expect(tomorrow).not.toBe(found);
});

test('is never what was met on an earlier day', () => {
  const [last, ...others] = items;
  const yesterday = new Date(2027, 2, 9, 12);
  expect(discoveryOf(items, metAt(yesterday, ...others), morning)).toBe(last);
  expect(discoveryOf(items, metAt(yesterday, ...items), morning)).toBeUndefined();
  expect(discoveryOf([], new Map(), morning)).toBeUndefined();
});
