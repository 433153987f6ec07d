import { directionOf, tagOf, type Locale } from './locales.ts';

const FIRST_LETTER = /\p{Script=Arabic}|\p{Script=Han}|\p{Script=Latin}/u;

/**
 * The language and the direction of what somebody wrote in one of ours, by its first letter. What is
 * in another language of Latin letters counts as English.
 */
export const writtenIn = (text: string): { lang: string; dir: 'ltr' | 'rtl' } => {
  const locale = localeOf(FIRST_LETTER.exec(text)?.[0] ?? '');
  return { lang: tagOf(locale), dir: directionOf(locale) };
};

const localeOf = (letter: string): Locale<'common'> => {
  if (/\p{Script=Arabic}/u.test(letter)) return 'ar';
  return /\p{Script=Han}/u.test(letter) ? 'zh' : 'en';
};
