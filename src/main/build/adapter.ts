import node from '@astrojs/node';
import type { AstroIntegration } from 'astro';
import { filesBeside } from './files-beside.ts';
import { ownPackage } from './own-package.ts';

/** What is not bundled, for it brings programs of the machine: all that is installed where the server runs. */
const NATIVE = ['@libsql/client', 'sharp'];

/**
 * Astro's adapter for Node with our own entry in place of its: `src/main/entry.ts` and all that it
 * needs become `dist/server`, so that one copy of each module runs, without sources or packages.
 */
export const ownServer = (): AstroIntegration => {
  const { name, hooks } = node({ mode: 'middleware' });
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': async (setup) => {
        await hooks['astro:config:setup']?.(setup);
        if (setup.command !== 'build') return;
        setup.updateConfig({
          build: { serverEntry: 'entry.js' },
          vite: {
            plugins: [filesBeside(), ownPackage()],
            environments: {
              prerender: { define: { __CONTENT_IS_HELD__: 'true' } },
              ssr: {
                define: { 'process.env.NODE_ENV': '"production"' },
                resolve: { noExternal: true, external: NATIVE },
              },
            },
          },
        });
      },
      'astro:config:done': async (done) => {
        const serverEntrypoint = new URL('../entry.ts', import.meta.url);
        await hooks['astro:config:done']?.({
          ...done,
          setAdapter: (adapter) => done.setAdapter({ ...adapter, serverEntrypoint }),
        });
      },
    },
  };
};
