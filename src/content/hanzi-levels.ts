import { defineQuery } from 'groq';
import { z } from 'zod';
import { fetchContent } from './client.ts';
import { inEachLanguage, listOf, oneHanzi, pinyin, spoken, text } from './fields.ts';
import { searchWordFields, searchWordShape } from './search-words.ts';
import { sideFormsField, sideFormsShape } from './side-forms.ts';

const hanziLevelsQuery = defineQuery(`*[_type == "hanziLevel"] | order(level asc, _id asc) {
  _id, title, titleAr, description, descriptionAr, icon,
  characters[] {
    _key, char, pinyin, meaning, meaningAr, ${searchWordFields}, ${sideFormsField},
    word { chinese, pinyin, meaning, meaningAr },
    sentence { chinese, pinyin, meaning, meaningAr }
  }
}`);

const hanziCharacter = z.object({
  _key: text,
  char: oneHanzi,
  pinyin,
  ...inEachLanguage('learn', text, 'meaning'),
  ...searchWordShape,
  ...sideFormsShape,
  word: spoken.nullable(),
  sentence: spoken.nullable(),
});

const hanziLevel = z.object({
  _id: text,
  ...inEachLanguage('learn', text, 'title', 'description'),
  icon: oneHanzi,
  characters: listOf(hanziCharacter),
});

const numbered = (levels: z.infer<typeof hanziLevel>[]) =>
  levels.map((level, index) => ({ ...level, level: index + 1 }));

export type HanziLevel = ReturnType<typeof numbered>[number];

/**
 * The levels of the stroke practice in their order. They are numbered by their place, so that a
 * level which an editor takes out leaves no gap. The number is for readers; what is kept of a level
 * goes by its id.
 */
export const getHanziLevels = async (): Promise<HanziLevel[]> =>
  numbered(await fetchContent(hanziLevelsQuery, z.array(hanziLevel)));
