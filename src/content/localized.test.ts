import { expect, test } from 'vitest';
import { localized } from './localized.ts';

const card = { _id: 'card', title: 'Phrases', titleAr: 'عبارات' };

test('the field of the language is picked', () => {
  expect(localized('en', card, 'title')).toBe('Phrases');
  expect(localized('ar', card, 'title')).toBe('عبارات');
});

test('a field without an Arabic sibling is a mistake that types catch', () => {
  // @ts-expect-error -- _id has no Arabic sibling
  expect(localized('ar', card, '_id')).toBeUndefined();
});
