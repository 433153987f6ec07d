import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { editingPort } from '#src/lib/config/content.ts';
import type { Config } from '#src/lib/config.ts';
import { indexFolder } from '#src/server/front/file-index.ts';
import { loadStudio, type Studio, type StudioSettings } from '#src/server/front/studio.ts';
import { ROOT } from '../settings.ts';

const BUILT = join(ROOT, '.sanity/built');
const STAMP = join(BUILT, 'stamp');

/** Everything that the Studio is made of; what it is made with stands in the lockfile. */
const SOURCES = [
  'sanity.*.ts',
  'cms/**/*.{ts,tsx,json,css}',
  'src/content/{fields,place-on-site}.ts',
  'src/{domain/sound,i18n,ui/microphone}/*.ts',
  'src/server/front/file-index.ts',
  'package-lock.json',
];

/**
 * The Studio, built anew where its sources have changed since the last time. That takes about a
 * quarter of a minute, so it is asked for when somebody wants to edit.
 */
export const openStudio = (config: Config): (() => Promise<Studio>) => {
  let opened: Promise<Studio> | undefined;
  return () =>
    (opened ??= buildStudio()
      .then(() => loadStudio(BUILT, settingsFor(config)))
      .then(async (studio) => {
        // Another process may build anew in the same folder.
        await studio.site.hold();
        return studio;
      })
      .catch((error: unknown) => {
        opened = undefined;
        throw error;
      }));
};

const settingsFor = (config: Config): StudioSettings => {
  const { sanity } = config;
  if (sanity) {
    return {
      facts: { 'hanlu-project-id': sanity.projectId, 'hanlu-dataset': sanity.dataset },
      hosts: ['https://*.sanity.io', 'https://*.api.sanity.io'],
    };
  }
  const port = editingPort(config);
  if (port === undefined) return { facts: {}, hosts: [] };
  const names = ['127.0.0.1', 'localhost'];
  return {
    facts: { 'hanlu-content-port': String(port) },
    hosts: names.map((name) => `http://${name}:${port}`),
  };
};

const buildStudio = async (): Promise<void> => {
  const stamp = stampOfSources();
  if (readStamp() === stamp) return;
  const fresh = `${BUILT}-${process.pid}`;
  await runSanity(['build', join(fresh, 'studio'), '--yes']);
  await indexFolder(fresh);
  await writeFile(join(fresh, 'stamp'), stamp);
  await rm(BUILT, { recursive: true, force: true });
  await rename(fresh, BUILT);
};

const stampOfSources = (): string => {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: ROOT }).sort()) {
    if (/\.test\.|cms\/server\//.test(file)) continue;
    hash.update(file).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
};

const readStamp = (): string | undefined => {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return undefined;
  }
};

/** Runs Sanity's command line; rejects with what it said when it fails. */
const runSanity = (parameters: string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const command = join(ROOT, 'node_modules/.bin/sanity');
    const child = spawn(process.execPath, [command, ...parameters], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production', DO_NOT_TRACK: '1' },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    }
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The Studio can't be built:\n${said}`));
    });
  });
