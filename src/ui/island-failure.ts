/** Comes to the document when a press has waited for its code in vain (SHELL-14). */
export const PRESS_FORGOTTEN = 'hanlu:press-forgotten';

/**
 * Says in the place of an island that its code did not come, which Astro tells when it has asked
 * twice; and at the lower edge of the window that a script of the page itself did not, or that a press
 * has waited in vain.
 */
export const tellIslandFailures = (notice: HTMLTemplateElement | null) => {
  if (!notice) return;
  document.addEventListener('astro:hydration-error', ({ target }) => {
    if (!(target instanceof HTMLElement) || target.hidden) return;
    target.hidden = true;
    target.before(madeOf(notice));
  });
  const tellAtTheEdge = () => {
    if (document.querySelector('[data-whole-page]')) return;
    const told = madeOf(notice);
    told.firstElementChild?.toggleAttribute('data-whole-page', true);
    document.querySelector('main')?.append(told);
  };
  document.addEventListener('DOMContentLoaded', () => {
    if (document.documentElement.hasAttribute('data-lost')) tellAtTheEdge();
  });
  document.addEventListener(PRESS_FORGOTTEN, tellAtTheEdge);
};

/** The whole page loads again, as browsers keep in mind which modules they could not get. */
const madeOf = (notice: HTMLTemplateElement): DocumentFragment => {
  const told = notice.content.cloneNode(true) as DocumentFragment;
  told.querySelector('button')?.addEventListener('click', () => location.reload());
  return told;
};
