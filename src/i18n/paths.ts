import { isLocale, LOCALE_FACTS, localeFor, localesWith, tagOf, type Locale } from './locales.ts';
import { AREAS_OF_PAGES, DEFAULT_LOCALE, LOCALES, type Area } from './table.ts';

const PREFIX = new RegExp(`^/(${LOCALES.join('|')})(?=/|$)`);

/** The language that an address asks for, or nothing when it has no prefix (ADDRESSES-2). */
export const localeOfPath = (pathname: string): Locale<'common'> | undefined => {
  const prefix = PREFIX.exec(pathname)?.[1];
  return isLocale(prefix) ? prefix : undefined;
};

/** An address without its language, which leads to the page in the first one. */
export const withoutLocale = (pathname: string): string => pathname.replace(PREFIX, '');

const PREVIEW = '/preview';

/** The address at which the page of an address in a language is previewed with a draft. */
export const previewPath = (pathname: string): string =>
  `${PREFIX.exec(pathname)?.[0] ?? ''}${PREVIEW}${withoutLocale(pathname)}`.replace(/\/$/, '');

const OF_PREVIEW = new RegExp(`^${PREVIEW}(?=/|$)`);

/** The area of an address, with or without its language; a preview has that of its page. */
export const areaOf = (pathname: string): Area => {
  const page = withoutLocale(pathname).replace(OF_PREVIEW, '');
  return AREAS_OF_PAGES.get(page.split(/[/?#]/)[1] ?? '') ?? 'learn';
};

/**
 * The address for readers of a language: `('ar', '/contents')` is `/ar/contents`, home is `/ar/`. A
 * page that the language lacks is offered in another (`instead` of the table), and the way home leads
 * to where its readers begin (ADDRESSES-14).
 */
export const localizedPath = (locale: Locale<'common'>, path: string): string => {
  const { home } = LOCALE_FACTS[locale];
  const own = home ? path.replace(/^\/(?=\?|$)/, home) : path;
  return `/${localeFor(areaOf(own), locale)}${own}`;
};

/** Where the site begins for a language: the first one's readers need no prefix. */
export const rootPath = (locale: Locale<'common'>): string =>
  locale === DEFAULT_LOCALE ? '/' : localizedPath(locale, '/');

/**
 * Where a reader goes on from an address: to the language that they chose, or in which the page is
 * there for them. Nothing where they are right (ADDRESSES-4, ADDRESSES-13).
 */
export const elsewhereFor = (
  pathname: string,
  preferred: Locale<'common'> | undefined,
): string | undefined => {
  const asked = localeOfPath(pathname);
  const isRight = asked
    ? localesOf(pathname).includes(asked)
    : !preferred || preferred === DEFAULT_LOCALE;
  return isRight
    ? undefined
    : localizedPath(asked ?? preferred ?? DEFAULT_LOCALE, withoutLocale(pathname) || '/');
};

/**
 * What a link says to readers of a language: where it leads to a page that theirs lacks, it names
 * the language in which that page is.
 */
export const linkText = (locale: Locale<'common'>, path: string, text: string): string => {
  const there = localeOfPath(localizedPath(locale, path)) ?? locale;
  if (there === locale) return text;
  const [open, close] = LOCALE_FACTS[locale].brackets;
  const names = new Intl.DisplayNames(tagOf(locale), { type: 'language' });
  return `${text}${open}${names.of(tagOf(there)) ?? there}${close}`;
};

/**
 * The same page in another language that has it: the prefix is swapped, or put in where there is
 * none. A trailing slash stays as it was; query and hash are the caller's to carry over
 * (ADDRESSES-5).
 */
export const switchLocale = (pathname: string, locale: Locale<'common'>): string =>
  `/${locale}${withoutLocale(pathname)}`;

/** The languages that have the page of an address. */
export const localesOf = (pathname: string): Locale<'common'>[] => localesWith(areaOf(pathname));

/** Parameters of `[...lang]` pages of an area: unprefixed, and in its languages (ADDRESSES-1). */
export const languagePaths = (area: Area) => () =>
  [undefined, ...localesWith(area)].map((lang) => ({ params: { lang } }));

/** Parameters of `[lang]` pages of an area, which have no unprefixed address. */
export const prefixedPaths = (area: Area) => () =>
  localesWith(area).map((lang) => ({ params: { lang } }));

/** The language of a page of an area; the unprefixed page is in the default language. */
export const pageLocale = <A extends Area>(area: A, lang: string | undefined): Locale<A> =>
  isLocale(lang, area) ? lang : (DEFAULT_LOCALE as Locale<A>);
