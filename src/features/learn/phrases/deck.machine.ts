/** Where a visitor is among the phrases of one section (platform §2, Travel phrases article). */
export type Deck = { readonly index: number; readonly size: number };

export type DeckEvent = { type: 'previous' } | { type: 'next' } | { type: 'jumped'; index: number };

export const firstOf = (size: number): Deck => ({ index: 0, size });

/** Moves within the section; both ends hold. */
export const stepDeck = (deck: Deck, event: DeckEvent): Deck => {
  const wanted =
    event.type === 'jumped' ? event.index : deck.index + (event.type === 'next' ? 1 : -1);
  const index = Math.min(Math.max(wanted, 0), deck.size - 1);
  return index === deck.index ? deck : { ...deck, index };
};

export const isFirst = ({ index }: Deck) => index === 0;
export const isLast = ({ index, size }: Deck) => index === size - 1;
