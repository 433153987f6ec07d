import { PREFERRED_LANGUAGE } from '#src/i18n/locales.ts';

/**
 * Runs before anything is painted on an unprefixed page: a visitor who chose English before
 * goes on to the English address, keeping query and hash (ADDRESSES-4).
 */
export const moveToPreferredLanguage =
  `try{if(localStorage.getItem('${PREFERRED_LANGUAGE}')==='en')` +
  `location.replace('/en'+location.pathname+location.search+location.hash)}catch{}`;
