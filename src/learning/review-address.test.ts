import { expect, test } from 'vitest';
import { characterId, wordId } from '#src/domain/learning/item.ts';
import { itemsOfAddress, reviewOf } from './review-address.ts';

test('an address of the review brings back the items that it was made of', () => {
  const items = [characterId('学'), wordId('你好', 'nǐ hǎo')];
  const address = new URL(reviewOf(items, 'ar'), 'https://hanlu.example');
  expect(address.pathname).toBe('/ar/review');
  expect(itemsOfAddress(address.search)).toEqual(items);
});

test('what names no item asks for none', () => {
  expect(itemsOfAddress('')).toBeUndefined();
  expect(itemsOfAddress('?items=nonsense,')).toBeUndefined();
  expect(itemsOfAddress('?items=nonsense,character.学')).toEqual(['character.学']);
});
