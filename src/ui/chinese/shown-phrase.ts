import type { SpokenPhrase } from '#src/content/phrases.ts';
import type { ItemId } from '#src/domain/learning/item.ts';

/** A phrase of a page, with the learning item that it is; what was made up in the page is none. */
export type ShownPhrase = SpokenPhrase & { readonly item: ItemId | undefined };

/**
 * Which phrase of a deck shows, for whatever else stands in the deck. The deck's markup says it in
 * the `data-chinese` and `data-pinyin` of its `data-phrase data-current`, an event says what follows.
 * A deck is a section of phrases, or whatever has `data-deck`.
 */
const SHOWN = 'phrase-shown';

/** What an element with `data-phrase`, `data-chinese` and `data-pinyin` says. */
export const shownPhraseOf = (element: HTMLElement | null | undefined): ShownPhrase | undefined => {
  const { phrase, chinese, pinyin } = element?.dataset ?? {};
  if (phrase === undefined || !chinese || !pinyin) return undefined;
  return { item: phrase === '' ? undefined : (phrase as ItemId), chinese, pinyin };
};

/** Tells all that follow a deck that another phrase shows. */
export const tellShownPhrase = (deck: HTMLElement, phrase: ShownPhrase) =>
  deck.dispatchEvent(new CustomEvent(SHOWN, { detail: phrase }));

/** Follows the phrase that shows in the deck around an element. Answers how to stop. */
export const followShownPhrase = (inside: Element, show: (phrase: ShownPhrase) => void) => {
  const deck = inside.closest('phrase-deck, [data-deck]');
  const shown = shownPhraseOf(deck?.querySelector<HTMLElement>('[data-phrase][data-current]'));
  if (shown) show(shown);
  const follow = (event: Event) => show((event as CustomEvent<ShownPhrase>).detail);
  deck?.addEventListener(SHOWN, follow);
  return () => deck?.removeEventListener(SHOWN, follow);
};
