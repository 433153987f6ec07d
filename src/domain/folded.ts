/**
 * A text as people type it who look for it: small letters without accents, vowel signs, tatweel and the
 * hamza above a letter, and with one spelling for the alifs, yās and tāʾs that writers mix.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}ـ]/gu, '')
    .toLowerCase()
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .trim();
