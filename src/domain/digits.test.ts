import { expect, test } from 'vitest';
import { caretIn, decimalOf, digitsOf, latinDigits } from './digits.ts';

test('digits of Arabic and Persian keyboards become Latin', () => {
  expect(latinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789 0123456789');
  expect(digitsOf('٠٥٠-١٢٣ ٤٥٦٧', 8)).toBe('05012345');
});

test.each([
  ['09/2', '092', '', 4],
  ['19/20', '1', '920', 1],
  ['09/2015', '09', '2015', 3],
  ['10/9201', '1', '09/2015', 1],
  ['92', '', '9/2 ', 0],
])('%s keeps the caret of “%s|%s” at %i', (formatted, before, after, place) => {
  expect(caretIn(formatted, [before, after])).toBe(place);
});

test.each([
  ['١٢٫٥', '12.5'],
  ['12,50', '12.50'],
  ['-3', '-3'],
  ['3-4', '34'],
  ['1.2.3', '1.23'],
  ['10 $', '10'],
  ['', ''],
])('%s typed as a number is %s', (typed, number) => {
  expect(decimalOf(typed)).toBe(number);
});
