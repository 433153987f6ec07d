import { newCard, type LearningCard } from '#src/domain/learning/card.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import type { Kept } from './device-store.ts';

/** What works out memory from events: most pages open without any. */
export const fetchReplay = () => import('#src/domain/learning/replay.ts');

/**
 * The account's cards with what happened here on top of them. Throws where something happened and
 * the network does not bring what it takes.
 */
export const cardsOf = async ({ cards, events }: Kept): Promise<Map<ItemId, LearningCard>> => {
  const known = new Map(cards.map((card) => [card.item, card]));
  const readable = events.filter(({ state }) => state !== 'refused').map(({ event }) => event);
  if (readable.length === 0) return known;
  const { anticipate } = await fetchReplay();
  for (const [item, log] of Map.groupBy(readable, (event) => event.item)) {
    known.set(item, anticipate(known.get(item) ?? newCard(item), log));
  }
  return known;
};
