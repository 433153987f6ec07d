import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readConfig } from '#src/lib/config.ts';
import { indexFolder } from '#src/server/front/file-index.ts';
import { workerPolicies } from './worker-policies.ts';

/** Compressed forms of earlier builds, in Astro's own cache folder. */
const COMPRESSED = '.astro/compressed';

/**
 * Compresses what was built and takes policies out of pages, once; it has to come last, when nothing
 * changes any more: until then a page that is judged by what it holds counts with its policy.
 */
export const compressedFiles = (): AstroIntegration => ({
  name: 'hanlu:compressed-files',
  hooks: {
    'astro:build:done': ({ dir }) =>
      indexFolder(
        fileURLToPath(dir),
        COMPRESSED,
        workerPolicies(readConfig(process.env).backgroundRemoval),
      ),
  },
});
