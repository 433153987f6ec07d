import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from '../draft/draft.ts';
import { fieldsAsked, inAskedOrder } from './asked-order.ts';
import { faultsOf } from './complete.ts';

const faultyFields = (locale: 'ar' | 'en' | 'zh') =>
  inAskedOrder(locale, faultsOf(EMPTY_DRAFT)).map(({ path }) => path);

test('Chinese asks for the family’s name first, and everything else in the same order', () => {
  const [first, last, ...others] = fieldsAsked('en', 1);
  expect([first, last]).toEqual(['firstName', 'lastName']);
  expect(fieldsAsked('zh', 1)).toEqual([last, first, ...others]);
  expect(fieldsAsked('zh', 3)).toEqual(fieldsAsked('ar', 3));
});

test('what is missing is listed as it is asked for', () => {
  const [first, last, ...others] = faultyFields('ar');
  expect([first, last]).toEqual(['firstName', 'lastName']);
  expect(faultyFields('zh')).toEqual([last, first, ...others]);
  // The zone stands above the times, which depend on it.
  expect(others.indexOf('timezone')).toBeLessThan(others.indexOf('weeklyAvailability'));
});
