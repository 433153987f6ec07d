import { z } from 'zod';
import { isEmailAddress } from '#src/domain/email.ts';
import { hasToneMark } from '#src/domain/mandarin/pinyin.ts';
import { fieldIn, localesWith, type FieldSuffix, type Locale } from '#src/i18n/locales.ts';
import type { Area } from '#src/i18n/table.ts';

const filled = (value: string): boolean => value !== '' && value === value.trim();

/** A text that is there, without space around it. */
export const text = z
  .string({ error: 'must be filled in' })
  .refine(filled, 'must be filled in, without space around the text');

/** The last part of an address. */
export const slug = text.regex(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'must be small letters, digits and single dashes, such as lantern-festival',
);

/** Chinese text: it holds at least one character. */
export const hanzi = text.regex(/\p{Script=Han}/u, 'must be written in Chinese characters');

/** Exactly one Chinese character. */
export const oneHanzi = text.regex(/^\p{Script=Han}$/u, 'must be one Chinese character');

const LETTERS = /^[\p{Script=Latin}\p{M}’'\-\s\d.,!?;:()…]+$/u;
const NEUTRAL = /^(ma|ne|ba|a|ya|la|le|de|zhe|guo|men|zi|tou|li|ge|bu|me|er|o)$/;

/** Whether a text is pinyin: Latin letters with a tone mark, or a word of neutral tone. */
export const isPinyin = (value: string): boolean => {
  const letters = value.replace(/[^\p{L}\p{M}]/gu, '').toLowerCase();
  return LETTERS.test(value) && (hasToneMark(value) || NEUTRAL.test(letters));
};

/** Pinyin with tone marks (content conventions, cms/README.md). */
export const pinyin = text.refine(isPinyin, 'must be pinyin with tone marks');

/** An address on the web. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with https://',
});

/** The same schema for a field in each language of an area: `title`, `titleAr`. */
export const inEachLanguage = <A extends Area, const K extends string, S extends z.ZodType>(
  area: A,
  schema: S,
  ...names: K[]
): Record<`${K}${FieldSuffix<Locale<A>>}`, S> =>
  Object.fromEntries(
    names.flatMap((name) =>
      // The first of the content's languages gives the field its name.
      localesWith(area)
        .map((locale) => fieldIn(locale, name))
        .sort()
        .map((field) => [field, schema]),
    ),
  ) as Record<`${K}${FieldSuffix<Locale<A>>}`, S>;

/** Something that is said, with how it is read and what it means. */
export const spoken = z.object({
  chinese: hanzi,
  pinyin,
  ...inEachLanguage('learn', text, 'meaning'),
});

/** A document behind a reference; a reference that leads nowhere is named as such. */
export const referenced = <S extends z.ZodRawShape>(shape: S) =>
  z.object(shape, { error: 'must refer to a published document' });

/** A number above zero. */
export const positive = z.number({ error: 'must be a number' }).positive('must be more than 0');

/** Percent of a scene's width or height. */
export const percent = z
  .number({ error: 'must be a number' })
  .min(0, 'must be 0 or more')
  .max(100, 'must be 100 or less');

/** A size in percent of a scene. */
export const share = percent.positive('must be more than 0');

/** A place in a row: smaller ones come first, and 2.5 stands between 2 and 3. */
export const place = z.number({ error: 'must be a number' });

/** How many members a list may have; at least one where nothing else is said. */
export type Count = { min: number; max?: number };

/** Pictures of a festival's scene: one alone is no game, and more don't fit on a phone. */
export const SCENE_ITEMS = { min: 2, max: 8 } satisfies Count;

/** Parts of a recipe, as many as the combiner has slots. */
export const RECIPE_PARTS = { min: 2, max: 3 } satisfies Count;

/** Lines of a dialogue: few are no conversation, and more are too long to play through. */
export const DIALOGUE_LINES = { min: 8, max: 14 } satisfies Count;

/** What a list of so many has to say to an editor. */
export const countWords = ({ min, max }: Count): string =>
  max === undefined ? `must have at least ${min}` : `must have ${min} to ${max}`;

/** A list with as many members as a page takes. */
export const listOf = <S extends z.ZodType>(member: S, count: Count = { min: 1 }) => {
  const error = countWords(count);
  return z
    .array(member, { error })
    .min(count.min, error)
    .max(count.max ?? Infinity, error);
};

/** A list of texts that has at least one. */
export const texts = listOf(text);

/** An address for mail. */
export const mailAddress = text.refine(isEmailAddress, 'must be an e-mail address');
