import { LOCALES, PREFERRED_LANGUAGE } from '#src/i18n/locales.ts';
import { elsewhereFor } from '#src/i18n/paths.ts';

/**
 * Runs before anything is painted on an unprefixed page: a visitor who chose another language before
 * goes on to the page in it, or in the one that stands in for it, keeping query and hash
 * (ADDRESSES-4).
 */
export const moveToPreferredLanguage =
  `try{const d=document.currentScript.dataset,l=localStorage.getItem('${PREFERRED_LANGUAGE}');` +
  `if(Object.hasOwn(d,l))location.replace(d[l]+location.pathname+location.search+location.hash)}catch{}`;

/** What that script puts before the address of a page, by language. */
export const preferredPrefixes = (pathname: string): Record<string, string> =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const elsewhere = elsewhereFor(pathname, locale);
      return elsewhere ? [[`data-${locale}`, withoutEnd(elsewhere, pathname)]] : [];
    }),
  );

const withoutEnd = (text: string, end: string) =>
  text.endsWith(end) ? text.slice(0, -end.length) : text;
