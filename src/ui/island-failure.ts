/**
 * Says in the place of an island that its code did not come, which Astro tells when it has asked
 * twice. The whole page loads again, as browsers keep in mind which modules they could not get.
 */
export const tellIslandFailures = (notice: HTMLTemplateElement | null) => {
  document.addEventListener('astro:hydration-error', ({ target }) => {
    if (!notice || !(target instanceof HTMLElement) || target.hidden) return;
    target.hidden = true;
    const told = notice.content.cloneNode(true) as DocumentFragment;
    told.querySelector('button')?.addEventListener('click', () => location.reload());
    target.before(told);
  });
};
