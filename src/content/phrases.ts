import { defineQuery } from 'groq';
import { z } from 'zod';
import { articleFields, articleShape } from './article.ts';
import { phraseId } from '#src/domain/learning/item.ts';
import { fetchContent } from './client.ts';
import { hanzi, inEachLanguage, listOf, pinyin, referenced, spoken, text } from './fields.ts';
import { picture, pictureFields } from './picture.ts';
import { searchWordFields, searchWordShape } from './search-words.ts';

const phrasesArticlesQuery = defineQuery(`*[_type == "phrasesArticle"] | order(slug asc) {
  ${articleFields},
  sections[]-> {
    _id, title, titleAr, description, descriptionAr,
    "picture": select(defined(picture.asset) => picture ${pictureFields}),
    phrases[] {
      _key, chinese, pinyin, english, arabic, context, contextAr,
      ${searchWordFields},
      "words": coalesce(
        words[] {
          _key, chinese, pinyin, formerPinyin, english, englishAr, meaning, meaningAr,
          ${searchWordFields}
        },
        []
      ),
      "replies": coalesce(replies[] { chinese, pinyin, meaning, meaningAr }, [])
    }
  }
}`);

const word = z.object({
  _key: text,
  chinese: hanzi,
  pinyin,
  formerPinyin: pinyin.nullable(),
  ...inEachLanguage('learn', text, 'english', 'meaning'),
  ...searchWordShape,
});

const phrase = z.object({
  _key: text,
  chinese: hanzi,
  pinyin,
  english: text,
  arabic: text.nullable(),
  ...inEachLanguage('learn', text, 'context'),
  ...searchWordShape,
  words: z.array(word),
  replies: z.array(spoken),
});

const phraseSection = referenced({
  _id: text,
  ...inEachLanguage('learn', text, 'title', 'description'),
  picture: picture.nullable(),
  phrases: listOf(phrase),
}).transform((section) => ({
  ...section,
  phrases: section.phrases.map((one) => ({ ...one, id: phraseId(section._id, one._key) })),
}));

const phrasesArticle = z.object({
  ...articleShape,
  sections: listOf(phraseSection),
});

export type PhrasesArticle = z.infer<typeof phrasesArticle>;
export type PhraseSection = z.infer<typeof phraseSection>;
/** Its `id` is that of its learning item, and stays when phrases are moved within their section. */
export type Phrase = PhraseSection['phrases'][number];
export type Word = z.infer<typeof word>;
/** A phrase as it is said: what is heard, judged and read aloud. */
export type SpokenPhrase = Pick<Phrase, 'chinese' | 'pinyin'>;

/** The articles of phrases, each with its sections in its order. */
export const getPhrasesArticles = (): Promise<PhrasesArticle[]> =>
  fetchContent(phrasesArticlesQuery, z.array(phrasesArticle));
