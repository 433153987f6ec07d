import { PREFERRED_LANGUAGE } from '#src/i18n/locales.ts';

/**
 * Runs before anything is painted on an unprefixed page: a visitor who chose another language before
 * goes on to that address, where the page is in it (`data-languages`), keeping query and hash
 * (ADDRESSES-4).
 */
export const moveToPreferredLanguage =
  `try{const l=localStorage.getItem('${PREFERRED_LANGUAGE}');` +
  `if(document.currentScript.dataset.languages.split(' ').includes(l))` +
  `location.replace('/'+l+location.pathname+location.search+location.hash)}catch{}`;
