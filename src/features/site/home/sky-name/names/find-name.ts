import { folded } from '#src/domain/folded.ts';
import { directionOf, type Locale } from '#src/i18n/locales.ts';
import { NAMES, type Name } from './names.ts';

/** More than this would be a list to read, not to choose from. */
const OFFERED = 6;

/** Of every kind a few, for whoever has typed nothing yet. */
const COMMON: readonly string[] = ['محمد', 'فاطمة', 'أحمد', 'مريم', 'خالد', 'نورة'];

/** A name however it is typed: with or without hamzas, vowel signs, capitals, accents and spaces. */
export const nameKey = (typed: string): string => folded(typed).replace(/[^\p{L}]|ء/gu, '');

const keysOf = ({ arabic, latin }: Name): string[] => [arabic, ...latin].map(nameKey);

const BY_KEY: ReadonlyMap<string, Name> = new Map(
  NAMES.flatMap((name) => keysOf(name).map((key) => [key, name] as const)),
);

/** The name of the table that is typed, in Arabic or Latin letters. */
export const findName = (typed: string): Name | undefined => BY_KEY.get(nameKey(typed));

/** Names to choose from: those that begin as what is typed does, or the most common ones. */
export const offeredNames = (typed: string): readonly Name[] => {
  const key = nameKey(typed);
  if (key === '') return NAMES.filter(({ arabic }) => COMMON.includes(arabic));
  return NAMES.filter((name) => keysOf(name).some((one) => one.startsWith(key))).slice(0, OFFERED);
};

/** A name as it is offered: in the letters of what is typed, and before that in those of the page. */
export const writtenFor = (
  locale: Locale<'learn'>,
  typed: string,
  { arabic, latin: [latin = arabic] }: Name,
): string => {
  if (/\p{Script=Latin}/u.test(typed)) return latin;
  if (/\p{Script=Arabic}/u.test(typed)) return arabic;
  return directionOf(locale) === 'rtl' ? arabic : latin;
};
