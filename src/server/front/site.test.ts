import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { siteOf, temporaryFolder } from './harness.ts';
import { loadSite } from './site.ts';

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

test('error pages are answers, not addresses', async () => {
  const site = await siteOf({ '404.html': 'lost', '500/index.html': 'broken' });
  expect(site.paths).toEqual([]);
});

test('a file is there before its compressed forms are', async () => {
  await using temporary = await temporaryFolder({ 'a.js': text });
  const site = await loadSite(temporary.folder);
  expect(site.find('/a.js')).toMatchObject({ type: 'text/javascript; charset=utf-8' });
  expect(site.find('/a.js')?.br).toBeUndefined();
  await site.ready;
  const file = site.find('/a.js');
  expect(brotliDecompressSync(file?.br ?? '').toString()).toBe(text);
  expect(gunzipSync(file?.gzip ?? '').toString()).toBe(text);
});

test('pictures, and texts that would grow, stay as they are', async () => {
  const site = await siteOf({ 'a.avif': text, 'b.txt': 'b', 'empty.css': '' });
  for (const path of ['/a.avif', '/b.txt', '/empty.css']) {
    expect(site.find(path)).toBeDefined();
    expect(site.find(path)).not.toHaveProperty('br');
    expect(site.find(path)).not.toHaveProperty('gzip');
  }
});

test.each([
  ['_astro/a.js', 'public, max-age=31536000, immutable'],
  ['fonts/a.woff2', 'public, max-age=31536000, immutable'],
  ['ar/index.html', 'no-cache'],
  ['hero/a.avif', 'public, max-age=86400, stale-while-revalidate=604800'],
  ['strokes/学.json', 'public, max-age=86400, stale-while-revalidate=604800'],
  ['robots.txt', 'public, max-age=3600'],
])('%s is kept for %s', async (name, rule) => {
  const site = await siteOf({ [name]: 'x' });
  const path = `/${name.replace('index.html', '')}`;
  expect(site.find(path)?.cacheControl).toBe(rule);
});

test('a rebuilt site keeps the compressed forms of what did not change', async () => {
  await using temporary = await temporaryFolder({ 'same.js': text, 'other.js': text });
  const before = await loadSite(temporary.folder);
  await before.ready;
  await writeFile(join(temporary.folder, 'other.js'), `${text}// new`);
  const after = await loadSite(temporary.folder, { previous: before });
  expect(after.find('/same.js')).toBe(before.find('/same.js'));
  expect(after.find('/other.js')?.br).toBeUndefined();
  expect(before.find('/other.js')?.body.toString()).toBe(text);
  await after.ready;
  expect(after.find('/other.js')?.br).toBeDefined();
});

test('files that open pages still ask for outlive their site; its pages do not', async () => {
  const before = await siteOf({
    '_astro/old.js': 'old',
    'gone/index.html': 'gone',
    'old.txt': 'x',
  });
  await using temporary = await temporaryFolder({ 'index.html': 'home' });
  const after = await loadSite(temporary.folder, { previous: before });
  expect(after.paths).toEqual(['/', '/_astro/old.js']);
});
