/**
 * Runs before anything is painted: a shared link to a later festival shows that one from the
 * start, without its picture's neighbours being loaded or the page moving.
 */
export const showAddressedFestival = (slugs: readonly string[]) => {
  const script =
    `{const i=${JSON.stringify(slugs)}.indexOf(location.hash.slice(1));` +
    `if(i>0)document.documentElement.dataset.leaf=i}`;
  const rules = slugs.slice(1).map((slug, index) => {
    const leaf = `[data-leaf="${index + 1}"] [data-festivals]:not([data-ready])`;
    return `${leaf}>article:not(#${slug}){display:none}`;
  });
  const css = `@media screen and (scripting:enabled){${rules.join('')}}`;
  return { script, css };
};
