import { DEFAULT_LOCALE, isLocale, type Locale } from './locales.ts';

const PREFIX = /^\/(ar|en)(?=\/|$)/;

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
  const rest = pathname.replace(PREFIX, '');
  return `/${locale}${rest}`;
};

/** Parameters of `[...lang]` pages: unprefixed, Arabic and English (ADDRESSES-1). */
export const everyLanguagePath = () =>
  [undefined, 'ar', 'en'].map((lang) => ({ params: { lang } }));

/** The language of a `[...lang]` page; the unprefixed page is in the default language. */
export const pageLocale = (lang: string | undefined): Locale =>
  isLocale(lang) ? lang : DEFAULT_LOCALE;
