import type { ItemId } from '#src/domain/learning/item.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { CatalogueItem } from '#src/learning/catalogue/catalogue.ts';
import { buildCatalogue } from '#src/learning/catalogue/catalogue.server.ts';

/** What there is to learn, as readers of each language get it. */
export const catalogues = { ar: await buildCatalogue('ar'), en: await buildCatalogue('en') };

export const itemOf = (locale: Locale, id: ItemId): CatalogueItem => {
  const item = catalogues[locale].items.find((one) => one.item === id);
  if (!item) throw new Error(`The content has no ${id}`);
  return item;
};
