import type { Locale } from '#src/i18n/locales.ts';
import { localizedPath } from '#src/i18n/paths.ts';

const PRACTICE = '/contents/games/hanzi-stroke-practice';

/** The hanzi of a text, each once, in their order. */
export const hanziOf = (text: string): string[] => [
  ...new Set(text.match(/\p{Script=Han}/gu) ?? []),
];

/** Where the characters of a text are practised. */
export const writeAddress = (locale: Locale, text: string): string =>
  `${localizedPath(locale, PRACTICE)}?characters=${encodeURIComponent(hanziOf(text).join(''))}`;
