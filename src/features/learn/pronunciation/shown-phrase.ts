import type { Phrase } from './judging/judge.ts';

/**
 * Follows the phrase that shows in the section around an element: its markup says which one it is
 * now, its event which one follows. Answers how to stop following.
 */
export const followShownPhrase = (inside: Element, show: (phrase: Phrase) => void) => {
  const deck = inside.closest('phrase-deck');
  const shown = deck?.querySelector<HTMLElement>('[data-phrase]:not([hidden])');
  const { chinese, pinyin } = shown?.dataset ?? {};
  if (chinese && pinyin) show({ chinese, pinyin });
  const follow = (event: Event) => show((event as CustomEvent<Phrase>).detail);
  deck?.addEventListener('phrase-shown', follow);
  return () => deck?.removeEventListener('phrase-shown', follow);
};
