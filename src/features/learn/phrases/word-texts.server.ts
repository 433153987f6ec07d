import { localized } from '#src/content/localized.ts';
import type { Phrase, PhrasesArticle, Word } from '#src/content/phrases.ts';
import { wordId } from '#src/domain/learning/item.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { dataFile, type DataFile } from '#src/lib/data-file.ts';
import type { TextsOfPhrases } from './word-tooltips.ts';

/** The texts of an article's tooltips, in a file of their own: they are a third of the article. */
export const wordTextsFile = (
  locale: Locale,
  { slug, sections }: PhrasesArticle,
): DataFile<TextsOfPhrases> => {
  const textsOf = (word: Word) => ({
    item: wordId(word.chinese, word.pinyin),
    pinyin: word.pinyin,
    english: localized(locale, word, 'english'),
    meaning: localized(locale, word, 'meaning'),
  });
  const textsOfWords = ({ words }: Phrase) =>
    Object.fromEntries(words.map((word) => [word._key, textsOf(word)]));
  const phrases = sections.flatMap((section) => section.phrases);
  return dataFile(
    `${slug}-${locale}`,
    Object.fromEntries(phrases.map((phrase) => [phrase.id, textsOfWords(phrase)])),
  );
};
