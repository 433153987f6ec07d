import { hasPractised } from '../device/has-practised.ts';
import { sayBeside } from './say-beside.ts';

type Kept = typeof import('./keep-item.ts');

const bound = new WeakSet<Document>();

/**
 * Lets the hearts of a page be pressed. What they do, and whether something is kept or known, comes
 * with the first press, or after the page where somebody has practised.
 */
export const bindKeep = (load: () => Promise<Kept> = () => import('./keep-item.ts')): void => {
  if (bound.has(document)) return;
  bound.add(document);
  document.addEventListener('click', ({ target }) => {
    const heart = target instanceof Element && target.closest('.keep-heart');
    const item = heart && heart.closest<HTMLElement>('keep-item');
    if (!item) return;
    load()
      .then(({ pressHeart }) => pressHeart(item))
      .catch(() => sayBeside(item, item.dataset['failed'] ?? ''));
  });
  if (!hasPractised()) return;
  load()
    .then(({ showKept }) => showKept())
    .catch(() => undefined);
};
