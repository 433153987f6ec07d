import type { Locale } from '#src/i18n/locales.ts';

/** The riyal has been fixed to the dollar since 1986. */
export const RIYALS_PER_DOLLAR = 3.75;

/** An amount in its currency, in Latin digits in both languages (ADDRESSES-7, ADDRESSES-8). */
export const formatMoney = (locale: Locale, currency: 'USD' | 'SAR', amount: number): string => {
  const isDollar = currency === 'USD';
  const text = new Intl.NumberFormat(locale === 'ar' && !isDollar ? 'ar-EG-u-nu-latn' : 'en-US', {
    style: 'currency',
    currency,
    currencyDisplay: locale === 'ar' && !isDollar ? 'name' : 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount);
  // The sign stays before its number also inside an Arabic line.
  return isDollar ? `\u2066${text}\u2069` : text;
};
