/** Where a visitor is among the phrases of one section (PHRASES-3). */
export type Deck = { readonly index: number; readonly size: number };

export type DeckEvent = { type: 'previous' } | { type: 'next' } | { type: 'jumped'; index: number };

/** What a key means on the dots; `next` lies where reading goes on. Undefined for any other key. */
export const keyOnDots = (
  key: string,
  deck: Deck,
  direction: 'ltr' | 'rtl',
): DeckEvent | undefined => {
  const [before, after] =
    direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (key === after || key === 'ArrowDown') return { type: 'next' };
  if (key === before || key === 'ArrowUp') return { type: 'previous' };
  if (key === 'Home') return { type: 'jumped', index: 0 };
  if (key === 'End') return { type: 'jumped', index: deck.size - 1 };
  return undefined;
};

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
