import { isBuiltin } from 'node:module';
import type { Plugin } from 'vite';

/**
 * Ends the build of the Studio where a module of ours asks for one of Node's: the bundler would put
 * an empty one in its place, and the Studio come down in the browser.
 */
export const withoutNode = (): Plugin => ({
  name: 'hanlu:without-node',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  resolveId: (asked, importer) => {
    if (!isBuiltin(asked) || !importer || importer.includes('/node_modules/')) return;
    throw new Error(
      `The Studio runs in a browser, which has no “${asked}”: ${importer} asks for it.`,
    );
  },
});
