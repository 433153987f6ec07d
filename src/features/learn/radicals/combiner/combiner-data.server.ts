import { localized } from '#src/content/localized.ts';
import { getRadicalsArticle } from '#src/content/radicals.ts';
import { combinationId } from '#src/domain/learning/item.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { inLocale } from '#src/i18n/messages.ts';
import { keepMessages } from '#src/learning/keep/keep.messages.ts';
import { dataFile, type DataFile } from '#src/lib/data-file.ts';
import { combinerMessages } from './combiner.messages.ts';
import type { CombinerData } from './combiner.types.ts';

/** All that the game shows in a language. */
export const combinerDataFile = async (locale: Locale): Promise<DataFile<CombinerData>> => {
  const { selectable, recipes } = await getRadicalsArticle();
  return dataFile(`combiner-${locale}`, {
    copy: inLocale(locale, combinerMessages).game,
    radicals: selectable.map((one) => ({
      radical: one.radical,
      pinyin: one.pinyin,
      name: localized(locale, one, 'meaning'),
    })),
    keep: inLocale(locale, keepMessages),
    recipes: recipes.map((recipe) => ({
      item: combinationId(recipe._id),
      parts: recipe.radicals,
      ordered: recipe.ordered,
      result: recipe.result,
      pinyin: recipe.pinyin,
      meaning: localized(locale, recipe, 'meaning'),
      note: localized(locale, recipe, 'note'),
    })),
  });
};
