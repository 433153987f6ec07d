import type { SpokenPhrase } from '#src/content/phrases.ts';

/**
 * Which phrase of a deck shows, for whatever else stands in the deck. The deck's markup says it in
 * the `data-chinese` and `data-pinyin` of its `data-phrase data-current`, an event says what follows.
 */
const SHOWN = 'phrase-shown';

/** What an element with `data-chinese` and `data-pinyin` says. */
export const spokenPhraseOf = (
  element: HTMLElement | null | undefined,
): SpokenPhrase | undefined => {
  const { chinese, pinyin } = element?.dataset ?? {};
  return chinese && pinyin ? { chinese, pinyin } : undefined;
};

/** Tells all that follow a deck that another phrase shows. */
export const tellShownPhrase = (deck: HTMLElement, phrase: SpokenPhrase) =>
  deck.dispatchEvent(new CustomEvent(SHOWN, { detail: phrase }));

/** Follows the phrase that shows in the deck around an element. Answers how to stop. */
export const followShownPhrase = (inside: Element, show: (phrase: SpokenPhrase) => void) => {
  const deck = inside.closest('phrase-deck');
  const shown = spokenPhraseOf(deck?.querySelector<HTMLElement>('[data-phrase][data-current]'));
  if (shown) show(shown);
  const follow = (event: Event) => show((event as CustomEvent<SpokenPhrase>).detail);
  deck?.addEventListener(SHOWN, follow);
  return () => deck?.removeEventListener(SHOWN, follow);
};
