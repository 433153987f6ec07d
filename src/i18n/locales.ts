import {
  DEFAULT_LOCALE,
  FACTS,
  LOCALES,
  type Area,
  type Direction,
  type LocaleFacts,
} from './table.ts';

export { DEFAULT_LOCALE, LOCALES };

type Code = (typeof LOCALES)[number];
type Facts = typeof FACTS;

/**
 * A language that has an area. Without one the learners' is meant, which is most of the site;
 * `Locale<'common'>` is any language.
 */
export type Locale<A extends Area = 'learn'> = {
  [L in Code]: A extends Facts[L]['areas'][number] ? L : never;
}[Code];

/** What the names of fields end with in languages: `title`, `titleAr`. */
export type FieldSuffix<L extends Locale<'common'>> = Facts[L]['fieldSuffix'];

export const LOCALE_FACTS: Readonly<Record<Locale<'common'>, LocaleFacts>> = FACTS;

/** Local storage key and cookie name of the visitor's language (ADDRESSES-3). */
export const PREFERRED_LANGUAGE = 'preferredLanguage';

/** Whether something names a language of the site, and one that has an area. */
export const isLocale = <A extends Area = 'common'>(value: unknown, area?: A): value is Locale<A> =>
  LOCALES.some((one) => one === value && LOCALE_FACTS[one].areas.includes(area ?? 'common'));

/** The languages that have an area, the first one first. */
export const localesWith = <A extends Area>(area: A): Locale<A>[] =>
  LOCALES.filter((locale): locale is Locale<A> => isLocale(locale, area));

/** The language in which readers of this one meet an area: itself, or what the table names instead. */
export const localeFor = <A extends Area>(area: A, locale: Locale<'common'>): Locale<A> => {
  if (isLocale(locale, area)) return locale;
  // The table's word: this one has every area.
  return (LOCALE_FACTS[locale].instead ?? DEFAULT_LOCALE) as Locale<A>;
};

/** The name of a field of the content in a language: `title` in Arabic is `titleAr`. */
export const fieldIn = (locale: Locale<'common'>, field: string): string =>
  `${field}${LOCALE_FACTS[locale].fieldSuffix}`;

/** The tag of a language for `lang` and `hreflang`. */
export const tagOf = (locale: Locale<'common'>): string => LOCALE_FACTS[locale].tag;

/** The language that a tag names, such as the `lang` of a page; the first one where it names none. */
export const localeOfTag = (tag: string): Locale<'common'> =>
  LOCALES.find((locale) => tagOf(locale) === tag) ?? DEFAULT_LOCALE;

export const directionOf = (locale: Locale<'common'>): Direction => LOCALE_FACTS[locale].direction;

/** The learners' language that stands beside this one, where two are shown. */
export const otherLocale = (locale: Locale): Locale =>
  localesWith('learn').find((other) => other !== locale) ?? locale;
