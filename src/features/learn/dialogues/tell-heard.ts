import type { ItemId } from '#src/domain/learning/item.ts';

/** Tells once which lines were met: those that somebody wanted to hear whole (KEEPING-6). */
export const tellHeardLines = (lines: HTMLElement, tell: (item: ItemId) => void) => {
  const told = new Set<string>();
  lines.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-speak]:not(.spoken)');
    const item = button && button.closest<HTMLElement>('[data-item]')?.dataset['item'];
    if (!item || told.has(item)) return;
    told.add(item);
    tell(item as ItemId);
  });
};
