import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { indexFolder, writeIndex } from './file-index.ts';
import { openFilesOf, siteOf, temporaryFolder } from './harness.ts';
import { loadSite } from './site.ts';

/** How many bytes the disk gives at once. */
const disk = vi.hoisted(() => ({ most: Infinity }));
vi.mock(import('node:fs'), async (original) => {
  const fs = await original();
  type Read = [number, Buffer, number, number, number];
  const readSync = (...[descriptor, bytes, at, length, position]: Read) =>
    fs.readSync(descriptor, bytes, at, Math.min(length, disk.most), position);
  return { ...fs, readSync: readSync as typeof fs.readSync };
});

const text = 'const word = "学习";\n'.repeat(200);

test('pages are known by their folder, files by their name', async () => {
  const site = await siteOf({
    'index.html': 'home',
    'ar/contents/index.html': 'contents',
    'about.html': 'about',
    'images/a.avif': 'a',
    '.well-known/security.txt': 'contact',
  });
  expect(site.paths).toEqual([
    '/',
    '/.well-known/security.txt',
    '/about/',
    '/ar/contents/',
    '/images/a.avif',
  ]);
});

test('what is sent where there is nothing is an answer, not an address', async () => {
  const site = await siteOf({ 'not-found/ar/index.html': 'nothing' });
  expect(site.paths).toEqual([]);
  expect(site.find('/not-found/ar')).toBeUndefined();
  expect(site.answer('ar')?.body('identity').toString()).toBe('nothing');
});

test('a text has its compressed forms', async () => {
  const site = await siteOf({ 'a.js': text });
  const file = site.find('/a.js');
  expect(file).toMatchObject({ type: 'text/javascript; charset=utf-8', encodings: ['br', 'gzip'] });
  expect(file?.body('identity').toString()).toBe(text);
  expect(brotliDecompressSync(file?.body('br') ?? '').toString()).toBe(text);
  expect(gunzipSync(file?.body('gzip') ?? '').toString()).toBe(text);
});

test('pictures, and texts that would grow, stay as they are', async () => {
  const site = await siteOf({ 'a.avif': text, 'b.txt': 'b', 'empty.css': '' });
  for (const path of ['/a.avif', '/b.txt', '/empty.css']) {
    expect(site.find(path)?.encodings).toEqual([]);
  }
});

test.each([
  ['_astro/a.js', 'public, max-age=31536000, immutable'],
  ['fonts/a.woff2', 'public, max-age=31536000, immutable'],
  ['data/learning-ar.0123456789.json', 'public, max-age=31536000, immutable'],
  ['strokes/basics.0123456789.json', 'public, max-age=31536000, immutable'],
  ['data/learning-ar.json', 'public, max-age=3600'],
  ['ar/index.html', 'no-cache'],
  ['hero/a.avif', 'public, max-age=86400, stale-while-revalidate=604800'],
  ['strokes/学.json', 'public, max-age=86400, stale-while-revalidate=604800'],
  ['robots.txt', 'public, max-age=3600'],
])('%s is kept for %s', async (name, rule) => {
  const site = await siteOf({ [name]: 'x' });
  const path = `/${name.replace('index.html', '')}`;
  expect(site.find(path)?.cacheControl).toBe(rule);
});

test('compressed forms and the index are no addresses, also where a folder is indexed again', async () => {
  await using temporary = await temporaryFolder({ 'a.js': text, 'index.html': text });
  await indexFolder(temporary.folder);
  await indexFolder(temporary.folder);
  expect((await loadSite(temporary.folder)).paths).toEqual(['/', '/a.js']);
});

test('a site that is held needs its folder no more', async () => {
  const large = 'x'.repeat(100_000);
  await using temporary = await temporaryFolder({ 'a.js': text, 'a.avif': 'a', 'b.webm': large });
  await indexFolder(temporary.folder);
  const site = await loadSite(temporary.folder);
  await site.hold();
  await rm(temporary.folder, { recursive: true });
  expect(site.find('/a.js')?.body('identity').toString()).toBe(text);
  expect(brotliDecompressSync(site.find('/a.js')?.body('br') ?? '').toString()).toBe(text);
  expect(gunzipSync(site.find('/a.js')?.body('gzip') ?? '').toString()).toBe(text);
  expect(site.find('/a.avif')?.body('identity').toString()).toBe('a');
  expect(site.find('/b.webm')?.body('identity').toString()).toBe(large);
});

test('a site that was released has nothing open, and none of its files is opened later', async () => {
  await using temporary = await temporaryFolder({ 'a.avif': 'a' });
  await indexFolder(temporary.folder);
  const site = await loadSite(temporary.folder);
  await site.hold();
  expect(await openFilesOf(temporary.folder)).toBe(1);
  site.release();
  site.release();
  const other = await loadSite(temporary.folder);
  const holding = other.hold();
  other.release();
  await holding;
  expect(await openFilesOf(temporary.folder)).toBe(0);
});

test.each([
  [
    ['br', 'gzip'],
    ['br', 'gzip'],
  ],
  [['gzip'], ['gzip']],
] as const)('a build of earlier, with %s beside its texts, is sent in %s', async (forms, sent) => {
  await using temporary = await temporaryFolder({
    'a.js': text,
    'a.js.br': brotliCompressSync(text),
    'a.js.gz': gzipSync(text),
  });
  await writeIndex(temporary.folder, [{ name: 'a.js', etag: '"a"', encodings: [...forms] }]);
  const file = (await loadSite(temporary.folder)).find('/a.js');
  expect(file?.encodings).toEqual(sent);
  expect(gunzipSync(file?.body('gzip') ?? '').toString()).toBe(text);
  expect(file?.body('identity').toString()).toBe(text);
});

describe('a file that the disk gives in pieces', () => {
  afterEach(() => {
    disk.most = Infinity;
  });

  test('is sent whole', async () => {
    const site = await siteOf({ 'a.avif': 'a picture' });
    disk.most = 4;
    expect(site.find('/a.avif')?.body('identity').toString()).toBe('a picture');
    site.release();
  });

  test('is not sent where it ends early', async () => {
    const site = await siteOf({ 'a.avif': 'a picture' });
    disk.most = 0;
    expect(() => site.find('/a.avif')?.body('identity')).toThrow('ended early');
    site.release();
  });
});

test('what did not change is not compressed again, and what is gone is not kept', async () => {
  await using cache = await temporaryFolder({ 'stray.br': '' });
  await using temporary = await temporaryFolder({ 'same.js': text, 'other.js': text + text });
  await indexFolder(temporary.folder, cache.folder);
  const [known] = (await readdir(cache.folder)).filter((name) => name.endsWith('.br'));
  await writeFile(join(cache.folder, known ?? ''), 'as it was found');
  await rm(join(temporary.folder, 'other.js'));
  await indexFolder(temporary.folder, cache.folder);
  expect(await readdir(cache.folder)).toHaveLength(1);
});
