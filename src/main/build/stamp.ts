import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { contentRevision } from '#src/content/revision.ts';
import { readConfig, type Config } from '#src/lib/config.ts';
import { readNote, writeNote, type BuildNote } from '#src/server/publishing/build-note.ts';
import { buildsFolder, servableFolders } from '#src/server/publishing/build-store.ts';
import { codeRevision, sourceFiles } from './code-revision.ts';

const STAMP = 'stamp';

/**
 * Whether there are pages of what is here now: `dist` was built from these sources with these
 * settings, and the pages that it would serve show what is published. What a hosted content says is
 * asked once the site is there, unless somebody else builds.
 */
export const isBuilt = async (config: Config): Promise<boolean> => {
  if (config.sanity?.deployHook) return false;
  try {
    if (readFileSync(join('dist', STAMP), 'utf8') !== stampOf(config)) return false;
  } catch {
    return false;
  }
  if (config.sanity) return true;
  const [best = ''] = await servableFolders(buildsFolder(config), 'dist/client', config.siteUrl);
  return (await readNote(best))?.content === (await contentRevision());
};

/** Notes in a build what it was built from; what changes meanwhile counts as newer. */
export const stamp = (): AstroIntegration => {
  let outDir: URL;
  let client: URL;
  let started = '';
  let note: BuildNote | undefined;
  return {
    name: 'hanlu:stamp',
    hooks: {
      'astro:config:done': ({ config }) => {
        ({ outDir } = config);
        ({ client } = config.build);
      },
      'astro:build:start': async () => {
        const settings = readConfig(process.env);
        started = stampOf(settings);
        note = {
          content: await contentRevision(),
          code: codeRevision('.'),
          site: settings.siteUrl,
          at: new Date().toISOString(),
        };
      },
      'astro:build:done': async () => {
        writeFileSync(join(fileURLToPath(outDir), STAMP), started);
        if (note) await writeNote(fileURLToPath(client), note);
      },
    },
  };
};

/** Of the files' sizes and times, which is quick: for the folder that they lie in. */
const stampOf = ({ siteUrl }: Config): string => {
  const hash = createHash('sha256').update(siteUrl);
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('PUBLIC_')) hash.update(`${name}=${value ?? ''}\n`);
  }
  for (const file of sourceFiles('.')) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
};
