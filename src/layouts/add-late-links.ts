/** Adds the links that no first paint should share its line with; `noscript` keeps them until then. */
export const addLateLinks = () => {
  const links = document.querySelector('[data-late]')?.textContent;
  if (links) document.head.insertAdjacentHTML('beforeend', links);
};
