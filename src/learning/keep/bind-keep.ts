import { hasPractised } from '../device/has-practised.ts';

let isBound = false;

const load = () => import('./keep-item.ts');

/**
 * Lets the hearts of a page be pressed. What they do, and whether something is kept or known, comes
 * with the first press, or after the page where somebody has practised.
 */
export const bindKeep = (): void => {
  if (isBound) return;
  isBound = true;
  document.addEventListener('click', ({ target }) => {
    const heart = target instanceof Element && target.closest('.keep-heart');
    const item = heart && heart.closest<HTMLElement>('keep-item');
    if (item) void press(item);
  });
  if (hasPractised())
    setTimeout(
      () =>
        void load()
          .then(({ showKept }) => showKept())
          .catch(() => undefined),
      1,
    );
};

const press = async (item: HTMLElement) => {
  try {
    await (await load()).pressHeart(item);
  } catch {
    const mark = item.querySelector('.keep-mark');
    if (mark) mark.textContent = item.dataset['failed'] ?? '';
  }
};
