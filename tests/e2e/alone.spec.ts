import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test as base } from '@playwright/test';
import { ROOT, startSite, type OwnSite } from './own-site.ts';

/** What `npm ci` in `dist` installs on this machine, by the lockfile that the build writes there. */
const ownPackages = (): string[] => {
  const lock = JSON.parse(readFileSync(join(ROOT, 'dist/package-lock.json'), 'utf8')) as {
    packages: Record<string, unknown>;
  };
  return Object.keys(lock.packages)
    .filter((path) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path))
    .filter((path) => existsSync(join(ROOT, path)));
};

/** A folder with the built site and the packages that it names, and nothing else. */
const shipFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'hanlu-alone-'));
  cpSync(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true });
  for (const path of ownPackages()) {
    const place = join(folder, 'dist', path);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(ROOT, path), place);
  }
  return folder;
};

const test = base.extend<object, { alone: OwnSite & { folder: string } }>({
  alone: [
    async ({ browserName: _ }, use) => {
      const folder = shipFolder();
      const site = await startSite({ folder, dataDir: join(folder, 'var') });
      await use({ ...site, folder });
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// One worker, for there is one port.
test.describe.configure({ mode: 'default' });

const IMPORTED = /^(?:import|export)\b[^'"();]*?["']([^"']+)["'];?$/gm;

/** All that is loaded with some modules: its size, and what of it comes from packages. */
const loadedWith = (modules: readonly string[]) => {
  const known = new Set(modules);
  const packages = new Set<string>();
  let bytes = 0;
  // A set that grows is walked to its new end.
  for (const file of known) {
    const code = readFileSync(file, 'utf8');
    bytes += code.length;
    for (const [, name = ''] of code.matchAll(IMPORTED)) {
      if (name.startsWith('.')) known.add(join(dirname(file), name));
      else if (!name.startsWith('node:')) packages.add(name);
    }
  }
  return { bytes, packages: [...packages].sort() };
};

const ask = (address: string, encoding: string) =>
  new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    request(address, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });

test(
  'the built server needs no sources: pages, database and sign-in work',
  { tag: '@desktop' },
  async ({ alone }) => {
    const visit = (path: string) => fetch(`${alone.url}${path}`, { redirect: 'manual' });
    expect((await visit('/ar/')).status).toBe(200);
    const lost = await visit('/en/nowhere');
    expect([lost.status, (await lost.text()).includes('</footer>')]).toEqual([404, true]);
    expect((await visit('/api/auth/user')).status).toBe(401);
    expect((await visit('/api/login')).headers.get('location')).toContain('code_challenge');
    expect((await visit('/studio')).status).toBe(404);
  },
);

test(
  'the built server writes nowhere but into its data folder',
  { tag: '@desktop' },
  ({ alone }) => {
    expect(readdirSync(alone.folder).sort()).toEqual(['dist', 'var']);
    const listed = (folder: string) =>
      readdirSync(join(folder, 'dist'), { recursive: true })
        .map(String)
        .filter((file) => !file.startsWith('node_modules'))
        .sort();
    expect(listed(alone.folder)).toEqual(listed(ROOT));
  },
);

test(
  'the built server asks for no more packages than bring programs of the machine',
  { tag: '@desktop' },
  () => {
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'dist/package.json'), 'utf8')) as {
      dependencies: object;
    };
    expect(Object.keys(dependencies)).toEqual(['@libsql/client', 'sharp']);
    const bytes = ownPackages()
      .flatMap((path) => globSync(join(ROOT, path, '**/*')))
      .reduce((sum, file) => sum + lstatSync(file).size, 0);
    expect(bytes).toBeLessThan(250_000_000);
  },
);

/** An older Node: it tells its version, and can read nothing but the file that it is started with. */
const OLDER_NODE = `
  import { registerHooks } from 'node:module';
  Object.defineProperty(process.versions, 'node', { value: '20.20.2' });
  registerHooks({
    load(url, context, load) {
      if (url.startsWith('file:') && !url.endsWith('/entry.js')) throw new SyntaxError(url);
      return load(url, context);
    },
  });
`;

test('an older Node is named before anything that it may fail at', { tag: '@desktop' }, () => {
  const older = `data:text/javascript,${encodeURIComponent(OLDER_NODE)}`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', older, join(ROOT, 'dist/server/entry.js')],
    { encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([
    1,
    `Node must be 22.18 or later, and ${process.execPath} is 20.20.2.\n`,
  ]);
});

test('the built server holds the database module once', { tag: '@desktop' }, ({ alone }) => {
  const chunks = globSync('dist/server/**/*.{js,mjs}', { cwd: alone.folder });
  const opens = chunks.filter((file) =>
    readFileSync(join(alone.folder, file), 'utf8').includes('PRAGMA locking_mode = EXCLUSIVE'),
  );
  expect(opens).toHaveLength(1);
});

test(
  'a start loads little before it answers, and of the database what a file needs',
  { tag: '@desktop' },
  ({ alone }) => {
    const server = join(alone.folder, 'dist/server');
    const parts = globSync('{entry.js,chunks/{command,serve}_*.mjs}', { cwd: server });
    expect(parts).toHaveLength(3);
    const { bytes, packages } = loadedWith(parts.map((part) => join(server, part)));
    expect(packages).toEqual(['@libsql/client/sqlite3']);
    expect(bytes).toBeLessThan(600_000);
  },
);

test(
  'a page leaves in the form that its build has pressed',
  { tag: '@desktop' },
  async ({ alone }) => {
    const address = `${alone.url}/ar/`;
    const file = readFileSync(join(alone.folder, 'dist/client/ar/index.html'));
    const [plain, br, gzip] = await Promise.all(
      ['identity', 'br', 'gzip'].map((encoding) => ask(address, encoding)),
    );
    expect(plain?.body.equals(file)).toBe(true);
    expect(brotliDecompressSync(br?.body ?? '').equals(file)).toBe(true);
    expect(gunzipSync(gzip?.body ?? '').equals(file)).toBe(true);
    expect(br?.body.length).toBeLessThan(file.length / 3);
    const tags = [plain, br, gzip].map((answer) => answer?.headers.etag);
    expect(new Set(tags).size).toBe(3);
    for (const answer of [plain, br, gzip]) expect(answer?.headers.vary).toBe('Accept-Encoding');
  },
);
