import type { LearningCard } from '#src/domain/learning/card.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import type { CatalogueItem } from '#src/learning/catalogue/catalogue.ts';
import { startOfDay } from '#src/learning/day.ts';

/** The days since 1970 by the calendar of where the learner is. */
const dayNumber = (now: Date): number =>
  Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000;

/** Far from any common factor with a catalogue's length, so that neighbours don't come in a row. */
const STRIDE = 7919;

/**
 * One thing that the learner had never met before this day: the same all day, another one tomorrow.
 * Undefined for whoever has met everything.
 */
export const discoveryOf = (
  items: readonly CatalogueItem[],
  cards: ReadonlyMap<ItemId, LearningCard>,
  now: Date,
): CatalogueItem | undefined => {
  const today = startOfDay(now).getTime();
  const isNew = ({ item }: CatalogueItem) => (cards.get(item)?.seenAt ?? today) >= today;
  const from = items.length > 0 ? (dayNumber(now) * STRIDE) % items.length : 0;
  return [...items.slice(from), ...items.slice(0, from)].find(isNew);
};
