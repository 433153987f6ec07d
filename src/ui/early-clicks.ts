/**
 * Makes the last click on an island that was not alive yet once more when it is, and shows until
 * then that something is coming: on a slow line an island can be read long before it answers.
 */
export const repeatEarlyClicks = () => {
  const pressed = new WeakMap<Element, HTMLElement>();
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const island = target.closest('astro-island[ssr]');
    const button = target.closest('button');
    if (!island || !button) return;
    if (!pressed.has(island)) {
      island.addEventListener(
        'astro:hydrate',
        () => {
          island.removeAttribute('aria-busy');
          pressed.get(island)?.click();
        },
        { once: true },
      );
    }
    pressed.set(island, button);
    island.setAttribute('aria-busy', 'true');
  });
};
