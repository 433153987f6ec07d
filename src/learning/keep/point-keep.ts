import type { ItemId } from '#src/domain/learning/item.ts';
import { hanziOf } from './write-address.ts';

/** Lets the keep of a deck or a tooltip speak of another item. */
export const pointKeep = (root: ParentNode, { item, hanzi }: { item: ItemId; hanzi: string }) => {
  const keep = root.querySelector<HTMLElement>('keep-item');
  if (!keep) return;
  keep.dataset['item'] = item;
  for (const name of keep.querySelectorAll('[data-name]')) name.textContent = hanzi;
  const link = keep.querySelector<HTMLAnchorElement>('a');
  if (!link) return;
  const address = new URL(link.href);
  address.searchParams.set('characters', hanziOf(hanzi).join(''));
  link.href = address.href;
};
