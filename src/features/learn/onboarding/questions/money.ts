import type { Locale } from '#src/i18n/locales.ts';

/** A student price in Saudi riyals, whole, in Latin digits (ADDRESSES-8). */
export const formatRiyals = (locale: Locale, amount: number): string =>
  new Intl.NumberFormat(locale === 'ar' ? 'ar-EG-u-nu-latn' : 'en-GB', {
    style: 'currency',
    currency: 'SAR',
    maximumFractionDigits: 0,
  }).format(amount);
