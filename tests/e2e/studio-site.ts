import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PORT = 4394;
const ROOT = join(import.meta.dirname, '../..');
/** What a site is built from and served with, and what a build can take over from the last one. */
const PARTS = [
  'src',
  'cms',
  'db',
  'scripts',
  'public',
  'dist',
  '.astro',
  '.sanity',
  'astro.config.mjs',
  'sanity.cli.ts',
  'sanity.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const LONGEST_START_MS = 60_000;

/** A copy of the built site with its own content, which the tests may change. */
export const startStudioSite = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hanlu-studio-'));
  for (const part of PARTS) {
    // What was never built is not there to be copied.
    try {
      cpSync(join(ROOT, part), join(folder, part), { recursive: true, preserveTimestamps: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const url = `http://127.0.0.1:${PORT}`;
  const server = spawn(process.execPath, ['scripts/serve.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: String(PORT), DATA_DIR: join(folder, 'var') },
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  const deadline = Date.now() + LONGEST_START_MS;
  while (!(await answers(`${url}/ar/`))) {
    if (Date.now() > deadline) throw new Error(`The site does not start:\n${said}`);
    await wait(200);
  }
  return {
    url,
    page: async (path: string) => (await fetch(`${url}${path}`)).text(),
    dataset: (name: string) => readFileSync(join(folder, 'cms/dataset', name), 'utf8'),
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
