import type { Plugin } from 'vite';

/** The module that Vite writes for it. */
const VITES_OWN = /vite\/preload-helper\.js$/;

/** Asks for `parts`, addresses of what a late part imports, together with it. */
const OURS = `
const asked = new Set();
export const __vitePreload = (load, parts = []) => {
  for (const part of parts) {
    if (asked.has(part)) continue;
    asked.add(part);
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + part }),
    );
  }
  return load();
};`;

/**
 * What a late part imports is asked for together with it, by a sixth of the code that Vite puts into
 * every page: ours brings no stylesheets that have to be waited for (decision 106).
 */
export const lightPreload = (): Plugin => ({
  name: 'hanlu:light-preload',
  apply: 'build',
  enforce: 'pre',
  load: { filter: { id: VITES_OWN }, handler: () => OURS },
});
