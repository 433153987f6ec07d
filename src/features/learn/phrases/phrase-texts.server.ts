import { localized } from '#src/content/localized.ts';
import type { Phrase, PhrasesArticle, Word } from '#src/content/phrases.ts';
import { getWordIds } from '#src/content/word-ids.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { dataFile, type DataFile } from '#src/lib/data-file.ts';
import type { PhraseTexts, TextsOfPhrases } from './phrase-texts.ts';

/** What stands in an article's tooltips and among its replies: half of the article, in a file of its own. */
export const phraseTextsFile = async (
  locale: Locale,
  { slug, sections }: PhrasesArticle,
): Promise<DataFile<TextsOfPhrases>> => {
  const wordId = await getWordIds();
  const textsOfWord = (word: Word) => ({
    item: wordId(word),
    pinyin: word.pinyin,
    english: localized(locale, word, 'english'),
    meaning: localized(locale, word, 'meaning'),
  });
  const textsOf = ({ words, replies }: Phrase): PhraseTexts => ({
    words: Object.fromEntries(words.map((word) => [word._key, textsOfWord(word)])),
    replies: replies.map(({ chinese, pinyin, ...meanings }) => ({
      chinese,
      pinyin,
      meaning: localized(locale, meanings, 'meaning'),
    })),
  });
  const phrases = sections.flatMap((section) => section.phrases);
  return dataFile(
    `${slug}-${locale}`,
    Object.fromEntries(phrases.map((phrase) => [phrase.id, textsOf(phrase)])),
  );
};
