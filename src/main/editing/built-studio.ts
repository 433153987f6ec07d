import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { indexFolder } from '#src/server/front/file-index.ts';
import { ROOT } from '../settings.ts';

/** Where the built Studio is. */
export const BUILT = join(ROOT, '.sanity/built');
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

/** Builds the Studio where its sources have changed since the last time; that takes a quarter of a minute. */
export const buildStudio = async (): Promise<void> => {
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
