export type Direction = 'rtl' | 'ltr';

type LocaleFacts = {
  /** The language's name in that language. */
  name: string;
  direction: Direction;
  /** The tag for Intl's formats: the language with its region and Latin digits. */
  formats: string;
  /** The tag that social networks know. */
  openGraph: string;
  /** What stands between the parts of an enumeration. */
  separator: string;
  /** How a currency is named inside a sentence. */
  currency: 'name' | 'narrowSymbol';
  /** What the name of a content field ends with in this language: `title`, `titleAr`. */
  fieldSuffix: string;
  /** The addresses, without prefix, of the pages that it has. */
  pages: 'all' | RegExp;
};

/** The languages of the site, the first one first. */
export const LOCALES = ['ar', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/**
 * All that differs between the languages besides their texts. A language is added here and in
 * `LOCALES`; the types then name the dictionaries that lack it. One that has only some pages says
 * which: its dictionaries may stop there.
 */
const FACTS = {
  ar: {
    name: 'العربية',
    direction: 'rtl',
    formats: 'ar-EG-u-nu-latn',
    openGraph: 'ar_SA',
    separator: '، ',
    currency: 'name',
    fieldSuffix: 'Ar',
    pages: 'all',
  },
  en: {
    name: 'English',
    direction: 'ltr',
    formats: 'en-GB',
    openGraph: 'en_GB',
    separator: ', ',
    currency: 'narrowSymbol',
    fieldSuffix: '',
    pages: 'all',
  },
} as const satisfies Record<Locale, LocaleFacts>;

export const LOCALE_FACTS: Readonly<Record<Locale, LocaleFacts>> = FACTS;

/** The languages that have every page, and so every text and every field of the content. */
export type CompleteLocale = {
  [L in Locale]: (typeof FACTS)[L]['pages'] extends 'all' ? L : never;
}[Locale];
/** Something for each language; those with only some pages may go without. */
export type PerLocale<T> = Readonly<Record<CompleteLocale, T>> &
  Readonly<Partial<Record<Exclude<Locale, CompleteLocale>, T>>>;
/** What the names of fields end with that are not in the content's first language. */
export type FieldSuffix = Exclude<(typeof FACTS)[CompleteLocale]['fieldSuffix'], ''>;

/** Arabic is the first language of the site: addresses without prefix are in it (ADDRESSES-2). */
export const DEFAULT_LOCALE: Locale = 'ar';

/** Local storage key and cookie name of the visitor's language (ADDRESSES-3). */
export const PREFERRED_LANGUAGE = 'preferredLanguage';

export const isLocale = (value: unknown): value is Locale =>
  LOCALES.some((locale) => locale === value);

/** The name of a field of the content in a language: `title` in Arabic is `titleAr`. */
export const fieldIn = (locale: Locale, field: string): string =>
  `${field}${LOCALE_FACTS[locale].fieldSuffix}`;

export const directionOf = (locale: Locale): Direction => LOCALE_FACTS[locale].direction;

/** The language that is offered beside this one. */
export const otherLocale = (locale: Locale): Locale =>
  LOCALES.find((other) => other !== locale) ?? locale;

/** Each language's name in that language. */
export const LOCALE_NAMES = Object.fromEntries(
  LOCALES.map((locale) => [locale, LOCALE_FACTS[locale].name]),
) as Readonly<Record<Locale, string>>;
