import { localized } from '#src/content/localized.ts';
import { getPhrasesArticle } from '#src/content/phrases.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { dataFile, type DataFile } from '#src/lib/data-file.ts';
import type { WordTexts } from './word-texts.ts';
import { splitIntoWords } from './words.ts';

/** The texts of all words that have a tooltip, in the order in which they stand in the article. */
export const wordTextsFile = async (locale: Locale): Promise<DataFile<WordTexts[]>> => {
  const { sections } = await getPhrasesArticle();
  const parts = sections.flatMap(({ phrases }) => phrases.flatMap(splitIntoWords));
  const texts = parts.flatMap(({ word }) =>
    word
      ? {
          pinyin: word.pinyin,
          gloss: localized(locale, word, 'english'),
          meaning: localized(locale, word, 'meaning'),
        }
      : [],
  );
  return dataFile(`phrases-${locale}`, texts);
};
