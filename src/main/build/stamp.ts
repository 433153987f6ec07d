import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { contentRevision } from '#src/content/revision.ts';
import { readConfig, type Config } from '#src/lib/config.ts';
import { writeRevision } from './revision-file.ts';

/** All that goes into a build; what it is built with stands in the lockfile. */
const SOURCES = [
  '{src,cms,db,public}/**/*',
  'astro.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];
const STAMP = 'stamp';
/** Whether `dist` was built from what is here now, with these settings. */
export const isBuilt = (config: Config): boolean => {
  // What a hosted content says now, only asking it would tell.
  if (config.sanity) return false;
  try {
    return readFileSync(join('dist', STAMP), 'utf8') === stampOf(config);
  } catch {
    return false;
  }
};

/** Notes in a build what it was built from; what changes meanwhile counts as newer. */
export const stamp = (): AstroIntegration => {
  let outDir: URL;
  let client: URL;
  let started = '';
  let revision = '';
  return {
    name: 'hanlu:stamp',
    hooks: {
      'astro:config:done': ({ config }) => {
        ({ outDir } = config);
        ({ client } = config.build);
      },
      'astro:build:start': async () => {
        started = stampOf(readConfig(process.env));
        revision = await contentRevision();
      },
      'astro:build:done': async () => {
        writeFileSync(join(fileURLToPath(outDir), STAMP), started);
        await writeRevision(fileURLToPath(client), revision);
      },
    },
  };
};

const stampOf = ({ siteUrl }: Config): string => {
  const hash = createHash('sha256').update(siteUrl);
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('PUBLIC_')) hash.update(`${name}=${value ?? ''}\n`);
  }
  for (const file of globSync(SOURCES).sort()) {
    const { size, mtimeMs } = statSync(file);
    if (!/\.test\.tsx?$/.test(file)) hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
};
