import { defineQuery } from 'groq';
import { z } from 'zod';
import { fetchContent } from './client.ts';
import { inBothLanguages, oneHanzi, pinyin, text } from './fields.ts';

const hanziLevelsQuery = defineQuery(`*[_type == "hanziLevel"] | order(level asc) {
  _id, level, title, titleAr, description, descriptionAr, totalCharacters, icon,
  characters[] { _key, char, pinyin, meaning, meaningAr }
}`);

/** Characters in a level (platform §9). */
export const CHARACTERS_PER_LEVEL = 30;

const hanziCharacter = z.object({
  _key: text,
  char: oneHanzi,
  pinyin,
  ...inBothLanguages(text, 'meaning'),
});

const hanziLevel = z.object({
  _id: text,
  level: z.int().min(1).max(5),
  ...inBothLanguages(text, 'title', 'description'),
  totalCharacters: z.literal(CHARACTERS_PER_LEVEL),
  icon: oneHanzi,
  characters: z
    .array(hanziCharacter, { error: 'must be filled in' })
    .length(CHARACTERS_PER_LEVEL, 'must be thirty characters'),
});

const hanziLevels = z
  .array(hanziLevel)
  .length(5, 'must be five levels')
  .refine((levels) => levels.every(({ level }, index) => level === index + 1), {
    error: 'must be numbered 1 to 5, each level once',
  });

export type HanziLevel = z.infer<typeof hanziLevel>;
export type HanziCharacter = z.infer<typeof hanziCharacter>;

/** The five levels of the stroke practice, thirty characters each (platform §2, §9). */
export const getHanziLevels = (): Promise<HanziLevel[]> =>
  fetchContent(hanziLevelsQuery, hanziLevels);
