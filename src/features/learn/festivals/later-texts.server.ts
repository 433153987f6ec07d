import { getFestivalsArticle } from '#src/content/festivals.ts';
import { localized } from '#src/content/localized.ts';
import { termId } from '#src/domain/learning/item.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { inLocale } from '#src/i18n/messages.ts';
import { dataFile, type DataFile } from '#src/lib/data-file.ts';
import { keepMessages } from '#src/learning/keep/keep.messages.ts';
import { proseHtml } from '#src/ui/chinese/prose-html.ts';
import { boothMessages } from './booth/booth.messages.ts';
import type { LaterTexts } from './later-texts.ts';

/** The texts of all games in a language. */
export const laterTextsFile = async (locale: Locale): Promise<DataFile<LaterTexts>> => {
  const { festivals } = await getFestivalsArticle();
  const items = festivals.map(({ _id, slug, gameItems }) => [
    slug,
    Object.fromEntries(
      gameItems.map((item) => [
        item.id,
        {
          item: termId(_id, item.id),
          alt: localized(locale, item.picture, 'alt'),
          description: proseHtml(localized(locale, item, 'description')),
          details: proseHtml(localized(locale, item, 'detailedDescription')),
        },
      ]),
    ),
  ]);
  const texts = {
    items: Object.fromEntries(items),
    booth: inLocale(locale, boothMessages),
    keep: inLocale(locale, keepMessages),
  };
  return dataFile(`festivals-${locale}`, texts);
};
