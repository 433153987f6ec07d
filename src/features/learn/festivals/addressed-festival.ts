import { createHash } from 'node:crypto';

/**
 * Runs before anything is painted: a shared link to a later festival shows that one from the
 * start, without its picture's neighbours being loaded or the page moving.
 */
export const showAddressedFestival = (slugs: readonly string[]) => {
  const script =
    `{const i=${JSON.stringify(slugs)}.indexOf(location.hash.slice(1));` +
    `if(i>0)document.documentElement.dataset.leaf=i}`;
  return {
    script,
    /** For the page's content security policy. */
    hash: `sha256-${createHash('sha256').update(script).digest('base64')}` as const,
  };
};
