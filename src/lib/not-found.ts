import { DEFAULT_LOCALE, isLocale, PREFERRED_LANGUAGE, type Locale } from '#src/i18n/locales.ts';
import { localeOfPath } from '#src/i18n/paths.ts';

/** Pages that exist in every language and in no other: their address may name one that is none. */
export const LEGAL_PAGES = ['terms', 'privacy-policy'] as const;
/** The language of the legal text that binds, and that readers without one of their own get (ADDRESSES-9). */
export const PREVAILING_LOCALE: Locale<'legal'> = 'en';

export type LegalPage = (typeof LEGAL_PAGES)[number];

/** What the pages are called that are sent where there is nothing. */
export const answerName = (locale: Locale<'common'>, legalPage?: LegalPage): string =>
  legalPage ? `${locale}-${legalPage}` : locale;

/** The legal page that was asked for in a language that there is none of. */
export const legalPageOf = (path: string): LegalPage | undefined => {
  const asked = /^\/[^/]+\/([^/]+)\/?$/.exec(path)?.[1];
  return LEGAL_PAGES.find((page) => page === asked);
};

/**
 * The language of what a visitor is told in place of a page: the address's, the visitor's own choice,
 * the first one. What a browser prefers decides nothing (ADDRESSES-4).
 */
export const localeOfVisitor = (path: string, cookies = ''): Locale<'common'> => {
  const cookie = new RegExp(`(?:^|;\\s*)${PREFERRED_LANGUAGE}=([^;]*)`).exec(cookies)?.[1];
  return localeOfPath(path) ?? (isLocale(cookie) ? cookie : DEFAULT_LOCALE);
};
