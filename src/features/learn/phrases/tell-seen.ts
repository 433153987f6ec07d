import type { ItemId } from '#src/domain/learning/item.ts';
import {
  followShownPhrase,
  shownPhraseOf,
  type ShownPhrase,
} from '#src/ui/chinese/shown-phrase.ts';

/** Whoever stays with a phrase that long has read it. */
const DWELL_MS = 6000;

/**
 * Tells which phrases of a deck were met: those that were heard, and those that were turned to and
 * dwelt on (KEEPING-6). The first one shows by itself, so it counts only once it is heard.
 */
export const tellSeenPhrases = (deck: HTMLElement, tell: (item: ItemId) => void) => {
  const told = new Set<string>();
  let dwelling: ReturnType<typeof setTimeout> | undefined;
  const see = ({ item }: ShownPhrase) => {
    if (!item || told.has(item)) return;
    told.add(item);
    tell(item);
  };

  let isTurned = false;
  followShownPhrase(deck, (phrase) => {
    clearTimeout(dwelling);
    if (isTurned) dwelling = setTimeout(() => see(phrase), DWELL_MS);
    isTurned = true;
  });
  deck.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-speak]:not(.word)');
    const phrase = button && shownPhraseOf(button.closest<HTMLElement>('[data-phrase]'));
    if (phrase) see(phrase);
  });
};
