import node from '@astrojs/node';
import type { AstroIntegration } from 'astro';
import { filesBeside } from './files-beside.ts';
import { ownPackage } from './own-package.ts';
import { PAGES_ALONE } from './pages-alone.ts';

/** What is not bundled, for it brings programs of the machine: all that is installed where the server runs. */
const NATIVE = ['@libsql/client', 'sharp'];

/** Makes pages of the content as it was when the first of them asked. */
const HELD_CONTENT = { prerender: { define: { __CONTENT_IS_HELD__: 'true' } } };

/**
 * Astro's adapter for Node with our own entry in place of its: `src/main/entry.ts` and all that it
 * needs become `dist/server`, so that one copy of each module runs, without sources or packages.
 */
export const ownServer = (): AstroIntegration => {
  // A page waits for all that it shows before it is made, so that its stream would save nobody time.
  // Whole, it is compressed at once, and what fails within it is an error instead of half a page.
  const { name, hooks } = node({ mode: 'middleware', experimentalDisableStreaming: true });
  const arePagesAlone = process.env[PAGES_ALONE] !== undefined;
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': async (setup) => {
        await hooks['astro:config:setup']?.(setup);
        if (setup.command !== 'build') return;
        if (arePagesAlone) {
          setup.updateConfig({ vite: { environments: HELD_CONTENT } });
          return;
        }
        setup.updateConfig({
          build: { serverEntry: 'entry.js' },
          vite: {
            plugins: [filesBeside(), ownPackage()],
            environments: {
              ...HELD_CONTENT,
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
          setAdapter: (adapter) =>
            done.setAdapter(arePagesAlone ? adapter : { ...adapter, serverEntrypoint }),
        });
      },
    },
  };
};
