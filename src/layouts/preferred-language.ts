import { DEFAULT_LOCALE, LOCALES, PREFERRED_LANGUAGE } from '#src/i18n/locales.ts';

const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/**
 * Runs before anything is painted on an unprefixed page: a visitor who chose another language
 * before goes on to that address, keeping query and hash (ADDRESSES-4).
 */
export const moveToPreferredLanguage =
  `try{const l=localStorage.getItem('${PREFERRED_LANGUAGE}');if(${JSON.stringify(others)}.includes(l))` +
  `location.replace('/'+l+location.pathname+location.search+location.hash)}catch{}`;
