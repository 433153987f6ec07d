import { DEFAULT_LOCALE, isLocale, LOCALE_FACTS, LOCALES, type Locale } from './locales.ts';

const PREFIX = new RegExp(`^/(${LOCALES.join('|')})(?=/|$)`);

/** The language that an address asks for, or nothing when it has no prefix (ADDRESSES-2). */
export const localeOfPath = (pathname: string): Locale | undefined => {
  const prefix = PREFIX.exec(pathname)?.[1];
  return isLocale(prefix) ? prefix : undefined;
};

/** The address in a language: `('ar', '/contents')` is `/ar/contents`, home is `/ar/`. */
export const localizedPath = (locale: Locale, path: string): string => `/${locale}${path}`;

/**
 * The same page in another language: the prefix is swapped, or put in where there is none.
 * A trailing slash stays as it was; query and hash are the caller's to carry over (ADDRESSES-5).
 */
export const switchLocale = (pathname: string, locale: Locale): string => {
  return `/${locale}${withoutLocale(pathname)}`;
};

/** An address without its language, which leads to the page in the first one. */
export const withoutLocale = (pathname: string): string => pathname.replace(PREFIX, '');

/** The languages that have the page of an address. */
export const localesOf = (pathname: string): Locale[] =>
  LOCALES.filter((locale) => {
    const { pages } = LOCALE_FACTS[locale];
    return pages === 'all' || pages.test(withoutLocale(pathname));
  });

/** Parameters of `[...lang]` pages: unprefixed, and in every language (ADDRESSES-1). */
export const everyLanguagePath = () =>
  [undefined, ...LOCALES].map((lang) => ({ params: { lang } }));

/** The language of a `[...lang]` page; the unprefixed page is in the default language. */
export const pageLocale = (lang: string | undefined): Locale =>
  isLocale(lang) ? lang : DEFAULT_LOCALE;
