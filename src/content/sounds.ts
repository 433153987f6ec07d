import { defineQuery } from 'groq';
import { z } from 'zod';
import { articleFields, articleShape } from './article.ts';
import { fetchContent } from './client.ts';
import { hanzi, inEachLanguage, listOf, pinyin, text } from './fields.ts';
import { searchWordFields, searchWordShape } from './search-words.ts';

const soundsArticleQuery = defineQuery(`*[_type == "soundsArticle" && _id == "sounds-article"][0] {
  ${articleFields},
  words[] {
    _key, chinese, pinyin, formerPinyin, english, englishAr, meaning, meaningAr,
    ${searchWordFields}
  }
}`);

const soundsArticle = z.object({
  ...articleShape,
  words: listOf(
    z.object({
      _key: text,
      chinese: hanzi,
      pinyin,
      formerPinyin: pinyin.nullable(),
      ...inEachLanguage('learn', text, 'english', 'meaning'),
      ...searchWordShape,
    }),
  ),
});

export type SoundsArticle = z.infer<typeof soundsArticle>;

/** The article of sounds, whose prose is code, with the words that it ends in. */
export const getSoundsArticle = (): Promise<SoundsArticle> =>
  fetchContent(soundsArticleQuery, soundsArticle);
