import { anticipate, newCard, type LearningCard } from '#src/domain/learning/card.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import type { Kept } from './device-store.ts';

/** The account's cards with what happened here on top of them. */
export const cardsOf = ({ cards, events }: Kept): Map<ItemId, LearningCard> => {
  const known = new Map(cards.map((card) => [card.item, card]));
  const readable = events.filter(({ state }) => state !== 'refused').map(({ event }) => event);
  for (const [item, log] of Map.groupBy(readable, (event) => event.item)) {
    known.set(item, anticipate(known.get(item) ?? newCard(item), log));
  }
  return known;
};
