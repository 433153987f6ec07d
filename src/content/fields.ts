import { z } from 'zod';

const filled = (value: string): boolean => value !== '' && value === value.trim();

/** A text that is there, without space around it. */
export const text = z
  .string({ error: 'must be filled in' })
  .refine(filled, 'must be filled in, without space around the text');

/** A list of texts that has at least one. */
export const texts = z.array(text, { error: 'must be filled in' }).min(1, 'must not be empty');

/** The last part of an address. */
export const slug = text.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits, dashes');

/** Chinese text: it holds at least one character. */
export const hanzi = text.regex(/\p{Script=Han}/u, 'must be written in Chinese characters');

/** Exactly one Chinese character. */
export const oneHanzi = text.regex(/^\p{Script=Han}$/u, 'must be one Chinese character');

const LETTERS = /^[\p{Script=Latin}\p{M}’'\-\s\d.,!?;:()…]+$/u;
const TONE_MARK = /[\u0300\u0301\u0304\u030C]/;
const NEUTRAL = /^(ma|ne|ba|a|ya|la|le|de|zhe|guo|men|zi|tou|li|ge|bu|me|er|o)$/;

/** Whether a text is pinyin: Latin letters with a tone mark, or a word of neutral tone. */
export const isPinyin = (value: string): boolean => {
  const letters = value.replace(/[^\p{L}\p{M}]/gu, '').toLowerCase();
  return LETTERS.test(value) && (TONE_MARK.test(value.normalize('NFD')) || NEUTRAL.test(letters));
};

/** Pinyin with tone marks (content conventions, cms/README.md). */
export const pinyin = text.refine(isPinyin, 'must be pinyin with tone marks');

/** An address on the web. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with https://',
});

type Bilingual<K extends string, S> = Record<K | `${K}Ar`, S>;

/** The same schema for an English field and its Arabic sibling: `title`, `titleAr`. */
export const inBothLanguages = <const K extends string, S extends z.ZodType>(
  schema: S,
  ...names: K[]
): Bilingual<K, S> =>
  Object.fromEntries(
    names.flatMap((name) => [
      [name, schema],
      [`${name}Ar`, schema],
    ]),
  ) as Bilingual<K, S>;

/** A document behind a reference; a reference that leads nowhere is named as such. */
export const referenced = <S extends z.ZodRawShape>(shape: S) =>
  z.object(shape, { error: 'must refer to a published document' });
