import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { indexFolder } from '#src/server/front/file-index.ts';

/** Compressed forms of earlier builds, in Astro's own cache folder. */
export const COMPRESSED = '.astro/compressed';

/** Compresses what was built, once; it has to come last, when nothing changes any more. */
export const compressedFiles = (): AstroIntegration => ({
  name: 'hanlu:compressed-files',
  hooks: {
    'astro:build:done': ({ dir }) => indexFolder(fileURLToPath(dir), COMPRESSED),
  },
});
