import { expect, test } from 'vitest';
import { LOCALE_FACTS, type Locale } from './locales.ts';
import { formatNumber } from './messages.ts';

const LOCALES = Object.keys(LOCALE_FACTS) as Locale<'common'>[];
const NUMBERS = [0, 1, 9, 10, 999, 1000, 12_345, 0.5, 99.9, -1, -1234];

test.each(LOCALES)('a number is written as the browser writes it: %s', (locale) => {
  const { format } = new Intl.NumberFormat(LOCALE_FACTS[locale].formats);
  expect(NUMBERS.map((value) => formatNumber(locale, value))).toEqual(NUMBERS.map(format));
});
