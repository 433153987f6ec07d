import type { ItemId } from '#src/domain/learning/item.ts';

/**
 * Tells once which items of a list were met: those that somebody wanted to hear (KEEPING-6). `buttons`
 * selects the buttons that say an item, which stands in the `data-item` around them.
 */
export const tellHeard = (
  list: HTMLElement,
  buttons: string,
  tell: (item: ItemId) => void,
): void => {
  const told = new Set<string>();
  list.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest(buttons);
    const item = button && button.closest<HTMLElement>('[data-item]')?.dataset['item'];
    if (!item || told.has(item)) return;
    told.add(item);
    tell(item as ItemId);
  });
};
