import { getPhrasesArticles } from '#src/content/phrases.ts';
import { laterTextsFile } from '#src/features/learn/festivals/later-texts.server.ts';
import { catchDataFile } from '#src/features/learn/catch-word/catch-data.server.ts';
import { tonesDataFile } from '#src/features/learn/four-tones/tones-data.server.ts';
import { ownWordsFile } from '#src/features/learn/hanzi/characters/own-words.server.ts';
import { phraseTextsFile } from '#src/features/learn/phrases/phrase-texts.server.ts';
import { combinerDataFile } from '#src/features/learn/radicals/combiner/combiner-data.server.ts';
import { localesWith, type Locale } from '#src/i18n/locales.ts';
import { cataloguePointer } from '#src/learning/catalogue/catalogue.ts';
import { hanziSheetOf } from '#src/pages/fonts/_hanzi-texts.ts';
import { soundIndexFile } from '#src/learning/sounds/sounds.server.ts';
import { catalogueFile } from '#src/learning/catalogue/catalogue.server.ts';

/** What pages load after themselves, as the content is now. */
export const dataFiles = async (): Promise<{ name: string; data: unknown }[]> => {
  const articles = await getPhrasesArticles();
  const files = localesWith('learn').flatMap((locale) => [
    laterTextsFile(locale),
    ...articles.map((article) => phraseTextsFile(locale, article)),
    combinerDataFile(locale),
    catalogueFile(locale),
    ownWordsFile(locale),
    tonesDataFile(locale),
    catchDataFile(locale),
    cataloguePointerFile(locale),
  ]);
  const sounds = await soundIndexFile();
  return [...(await Promise.all(files)), ...(sounds ? [sounds] : [])];
};

const cataloguePointerFile = async (locale: Locale) => {
  const { address } = await catalogueFile(locale);
  const { address: hanzi } = await hanziSheetOf('practice');
  return { name: cataloguePointer(locale), data: { address, hanzi } };
};
