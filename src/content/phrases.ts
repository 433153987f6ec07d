import { defineQuery } from 'groq';
import { z } from 'zod';
import { articleFields, articleShape } from './article.ts';
import { fetchContent } from './client.ts';
import { hanzi, inBothLanguages, pinyin, referenced, text } from './fields.ts';

const phrasesArticleQuery =
  defineQuery(`*[_type == "phrasesArticle" && _id == "phrases-article"][0] {
  ${articleFields},
  sections[]-> {
    _id, title, titleAr, description, descriptionAr,
    phrases[] {
      _key, chinese, pinyin, english, arabic, context, contextAr,
      "words": coalesce(
        words[] { _key, chinese, pinyin, english, englishAr, meaning, meaningAr },
        []
      )
    }
  }
}`);

const word = z.object({
  _key: text,
  chinese: hanzi,
  pinyin,
  ...inBothLanguages(text, 'english', 'meaning'),
});

const phrase = z.object({
  _key: text,
  chinese: hanzi,
  pinyin,
  english: text,
  arabic: text.nullable(),
  ...inBothLanguages(text, 'context'),
  words: z.array(word),
});

const phraseSection = referenced({
  _id: text,
  ...inBothLanguages(text, 'title', 'description'),
  phrases: z.array(phrase, { error: 'must be filled in' }).min(1, 'must not be empty'),
}).transform((section) => ({
  ...section,
  phrases: section.phrases.map((one) => ({ ...one, id: `${section._id}.${one._key}` })),
}));

const phrasesArticle = z.object({
  ...articleShape,
  sections: z.array(phraseSection, { error: 'must be filled in' }).min(1, 'must not be empty'),
});

export type PhrasesArticle = z.infer<typeof phrasesArticle>;
export type PhraseSection = z.infer<typeof phraseSection>;
/** Its `id` is its own on the whole site and stays when phrases are moved within their section. */
export type Phrase = PhraseSection['phrases'][number];
export type Word = z.infer<typeof word>;
/** A phrase as it is said: what is heard, judged and read aloud. */
export type SpokenPhrase = Pick<Phrase, 'chinese' | 'pinyin'>;

/** The travel phrases with their sections in the article's order (platform §2, §3). */
export const getPhrasesArticle = (): Promise<PhrasesArticle> =>
  fetchContent(phrasesArticleQuery, phrasesArticle);
