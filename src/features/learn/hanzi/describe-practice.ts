import type { Locale } from '#src/i18n/locales.ts';
import { fill, inLocale, plural } from '#src/i18n/messages.ts';
import { hanziMessages } from './hanzi.messages.ts';

/** What search engines say of the practice: how many characters, in how many levels. */
export const describePractice = (
  locale: Locale,
  levels: readonly { characters: { char: string }[] }[],
): string => {
  const { metaDescription, described } = inLocale(locale, hanziMessages);
  const characters = levels.flatMap((level) => level.characters);
  return fill(metaDescription, {
    characters: plural(locale, described.characters, characters.length),
    levels: plural(locale, described.levels, levels.length),
    first: characters.at(0)?.char ?? '',
    last: characters.at(-1)?.char ?? '',
  });
};
