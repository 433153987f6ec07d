import { ITEM_KINDS, type ItemId } from '#src/domain/learning/item.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { localizedPath } from '#src/i18n/paths.ts';

/** Where the review asks about these items, due or not. */
export const reviewOf = (items: readonly ItemId[], locale: Locale): string =>
  `${localizedPath(locale, '/review')}?${new URLSearchParams({ items: items.join(',') }).toString()}`;

/** The items that an address of the review names; undefined where it names none. */
export const itemsOfAddress = (search: string): ItemId[] | undefined => {
  const named = new URLSearchParams(search).get('items')?.split(',') ?? [];
  const items = named.filter(isItem);
  return items.length > 0 ? items : undefined;
};

const isItem = (text: string): text is ItemId =>
  ITEM_KINDS.some((kind) => text.startsWith(`${kind}.`));
