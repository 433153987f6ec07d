import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { siteOf, startFront } from './harness.ts';
import { rewrittenSite, type Rewrite } from './rewritten.ts';

const page = '<body>page</body>'.repeat(200);
const CHANGED: Rewrite = { name: 'changed', change: (html) => html.replaceAll('page', 'changed') };
const files = { 'index.html': page, 'not-found/ar/index.html': 'none', 'a.css': 'a' };

test('pages are changed as they are read, in every form; other files stay', async () => {
  const built = await siteOf(files);
  const site = rewrittenSite(built, CHANGED);
  const home = site.find('/');
  const changed = page.replaceAll('page', 'changed');
  expect(home?.body('identity').toString()).toBe(changed);
  expect(brotliDecompressSync(home?.body('br') ?? '').toString()).toBe(changed);
  expect(gunzipSync(home?.body('gzip') ?? '').toString()).toBe(changed);
  expect(home?.etag).not.toBe(built.find('/')?.etag);
  expect(site.find('/')).toBe(home);
  expect(site.answer('ar')?.body('identity').toString()).toBe('none');
  expect(site.find('/a.css')).toBe(built.find('/a.css'));
});

test('what a front changes of its pages may begin and end while it serves', async () => {
  let now: Rewrite | undefined;
  const front = await startFront({ site: await siteOf(files), rewrite: () => now });
  const home = async () => (await front.ask('/')).body.toString();
  expect(await home()).toContain('page');
  now = CHANGED;
  expect(await home()).toContain('changed');
  front.replace(await siteOf({ 'index.html': 'a newer page' }));
  expect(await home()).toBe('a newer changed');
  now = undefined;
  expect(await home()).toBe('a newer page');
  await front.close();
});
