import type { Locale } from './locales.ts';

/** The shape of a dictionary whose every text may differ: Arabic matches English key for key. */
export type Like<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Like<T[K]> };

/** Plural forms by Intl.PluralRules category; `{n}` stands for the number. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Picks the plural form for a count and puts the count, in Latin digits, in place of `{n}`. */
export const plural = (locale: Locale, forms: Plural, count: number): string => {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return form.replaceAll('{n}', formatNumber(locale, count));
};

/** A number in Latin digits in both languages (ADDRESSES-7). */
export const formatNumber = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(numberLocale(locale)).format(value);

/** A Gregorian date in words, with Latin digits (ADDRESSES-7). */
export const formatDate = (locale: Locale, date: Date): string =>
  new Intl.DateTimeFormat(numberLocale(locale), {
    dateStyle: 'long',
    calendar: 'gregory',
    timeZone: 'UTC',
  }).format(date);

const numberLocale = (locale: Locale) => (locale === 'ar' ? 'ar-EG-u-nu-latn' : 'en-GB');

/** Fills `{name}` places of a text. Throws when a place has no value: that is a bug. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in “${text}”`);
    return String(value);
  });

/** The dictionary of a language. */
export const inLocale = <T>(locale: Locale, dictionaries: { en: T; ar: Like<T> }): Like<T> =>
  locale === 'ar' ? dictionaries.ar : (dictionaries.en as Like<T>);
