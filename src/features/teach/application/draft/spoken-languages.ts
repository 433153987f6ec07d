import type { Locale } from '#src/i18n/locales.ts';

/** What tutors of Chinese and their students speak, the likeliest first. */
const FIRST = 'zh ar en';
const OTHERS =
  'am bg bn cs da de el es fa fi fr ha he hi hu id it ja km ko ku lo ms mn my nl no ne pa pl ps pt ro ru so sr sv sw ta te th tl tr uk ur uz vi yue';

export type NamedLanguage = { code: string; name: string };

/** The languages that a tutor can name, in the order of a list in this language. */
export const spokenLanguagesFor = (locale: Locale<'teach'>): NamedLanguage[] => {
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  const named = (code: string) => ({ code, name: names.of(code) ?? code });
  const { compare } = new Intl.Collator(locale);
  return [
    ...FIRST.split(' ').map(named),
    ...OTHERS.split(' ')
      .map(named)
      .sort((a, b) => compare(a.name, b.name)),
  ];
};
