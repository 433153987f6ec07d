import type { Locale } from './locales.ts';

/** A language by its ISO 639 code, in words: `Arabic`. */
export const languageName = (locale: Locale<'common'>, code: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;

/** Parts of a sentence joined by “and”. */
export const joined = (locale: Locale<'common'>, parts: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);
