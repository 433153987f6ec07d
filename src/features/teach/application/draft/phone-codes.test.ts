import { expect, test } from 'vitest';
import { searchOptions } from '../fields/search-options.ts';
import { phoneCodesFor } from './phone-codes.ts';

const found = (locale: 'ar' | 'en', typed: string) =>
  searchOptions(
    phoneCodesFor(locale).map(({ code, ...rest }) => ({ value: code, note: code, ...rest })),
    typed,
  )[0]?.value;

test.each([
  ['00966', '+966'],
  ['KSA', '+966'],
  ['Saudi', '+966'],
  ['السعودية', '+966'],
  ['沙特', '+966'],
  ['UAE', '+971'],
  ['Kazakhstan', '+7'],
])('“%s” finds %s in both languages', (typed, code) => {
  expect([found('en', typed), found('ar', typed)]).toEqual([code, code]);
});

test('the names of the page stay alone in sight', () => {
  expect(phoneCodesFor('en')[0]).toMatchObject({ code: '+86', name: 'China' });
});
