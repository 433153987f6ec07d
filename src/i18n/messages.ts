import { LOCALE_FACTS, type Locale } from './locales.ts';

/** The shape of a dictionary whose every text may differ: each language matches English key for key. */
export type Like<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Like<T[K]> };

/** Plural forms by Intl.PluralRules category; `{n}` stands for the number. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Picks the plural form for a count and puts the count, in Latin digits, in place of `{n}`. */
export const plural = (locale: Locale<'common'>, forms: Plural, count: number): string => {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return form.replaceAll('{n}', formatNumber(locale, count));
};

/** A number in Latin digits in every language (ADDRESSES-7). */
export const formatNumber = (locale: Locale<'common'>, value: number): string =>
  isDigitsAlone(value)
    ? String(value)
    : new Intl.NumberFormat(LOCALE_FACTS[locale].formats).format(value);

/** No sign, point or separator, so no formatter: the first of a page takes 20 ms on a fast machine. */
const isDigitsAlone = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000;

/** A Gregorian date in words, with Latin digits (ADDRESSES-7). */
export const formatDate = (locale: Locale<'common'>, date: Date): string =>
  new Intl.DateTimeFormat(LOCALE_FACTS[locale].formats, {
    dateStyle: 'long',
    calendar: 'gregory',
    timeZone: 'UTC',
  }).format(date);

/**
 * Fills `{name}` places of a text; beside Han, what is written in letters or digits gets the space
 * that it has there (decision 155). Throws when a place has no value: that is a bug.
 */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(
    /(\p{Script=Han}?)\{(\w+)\}(?=(\p{Script=Han}?))/gu,
    (_, before: string, name: string, after: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`No value for {${name}} in “${text}”`);
      const own = String(value);
      return before + gap(before, own) + own + gap(own, after);
    },
  );

/** What stands before and after the one place of a text, where its value is an element of its own. */
export const around = (text: string, value: string): readonly [before: string, after: string] => {
  const [before = '', after = ''] = text.split(/\{\w+\}/);
  return [before + gap(before, value), gap(value, after) + after];
};

/** Letters of any script but Han, or digits: a student’s name may be Latin or Arabic. */
const STARTS_WITH_LETTER = /^(?!\p{Script=Han})[\p{L}\d]/u;
const ENDS_WITH_LETTER = /(?!\p{Script=Han})[\p{L}\p{M}\d]$/u;

const gap = (before: string, after: string): string =>
  (/\p{Script=Han}$/u.test(before) && STARTS_WITH_LETTER.test(after)) ||
  (ENDS_WITH_LETTER.test(before) && /^\p{Script=Han}/u.test(after))
    ? ' '
    : '';

/**
 * The texts in a language. The dictionary has to have every language that may come: one that lacks
 * a page's is a mistake that types catch. English gives the others their shape.
 */
export const inLocale = <T, L extends Locale<'common'>>(
  locale: L,
  dictionaries: { readonly en: T } & Readonly<Record<Exclude<L, 'en'>, Like<T>>>,
): Like<T> => (dictionaries as Readonly<Record<L, Like<T>>>)[locale];

/** The parts of an enumeration in one line. */
export const enumerated = (locale: Locale<'common'>, parts: readonly string[]): string =>
  parts.join(LOCALE_FACTS[locale].separator);
