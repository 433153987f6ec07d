import type { ItemId } from '#src/domain/learning/item.ts';

/** Tells once which words of a list were met: those that somebody wanted to hear (KEEPING-6). */
export const tellHeardWords = (list: HTMLElement, tell: (item: ItemId) => void) => {
  const told = new Set<string>();
  list.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-speak]');
    const item = button && button.closest<HTMLElement>('[data-item]')?.dataset['item'];
    if (!item || told.has(item)) return;
    told.add(item);
    tell(item as ItemId);
  });
};
