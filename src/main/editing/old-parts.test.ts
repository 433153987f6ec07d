import { expect, test } from 'vitest';
import { indexFolder } from '#src/server/front/file-index.ts';
import { temporaryFolder } from '#src/server/front/harness.ts';
import { loadSite } from '#src/server/front/site.ts';
import { keepOldParts } from './old-parts.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 23);
const script = 'const word = "学习";\n'.repeat(100);

const indexed = async (files: Record<string, string>) => {
  const temporary = await temporaryFolder(files);
  await indexFolder(temporary.folder);
  return temporary;
};

test('what a page that is open may ask for stays, with its compressed forms; what it does not, goes', async () => {
  await using before = await indexed({
    '_astro/a.old.js': script,
    'data/words-ar.0123456789.json': script,
    'data/learning-ar.json': '"old"',
    'fonts/practice.old.css': 'a{}',
    'strokes/学.json': '{}',
    'ar/gone/index.html': 'gone',
    'images/gone.webp': 'x',
  });
  await using next = await indexed({ 'index.html': 'x', 'data/learning-ar.json': '"new"' });
  await keepOldParts(before.folder, next.folder, NOW);
  const site = await loadSite(next.folder);
  expect(site.paths).toEqual([
    '/',
    '/_astro/a.old.js',
    '/data/learning-ar.json',
    '/data/words-ar.0123456789.json',
    '/fonts/practice.old.css',
    '/strokes/学.json',
  ]);
  expect(site.find('/data/learning-ar.json')?.body('identity').toString()).toBe('"new"');
  const kept = site.find('/_astro/a.old.js');
  await site.hold();
  expect([kept?.encodings, kept?.body('identity').toString()]).toEqual([['br', 'gzip'], script]);
});

test('it goes a week after the first publication without it, however many there were meanwhile', async () => {
  await using first = await indexed({ '_astro/a.old.js': script });
  await using second = await indexed({ 'index.html': '2' });
  await using third = await indexed({ 'index.html': '3' });
  await using fourth = await indexed({ 'index.html': '4' });
  await keepOldParts(first.folder, second.folder, NOW);
  await keepOldParts(second.folder, third.folder, NOW + 6 * DAY_MS);
  expect((await loadSite(third.folder)).paths).toContain('/_astro/a.old.js');
  await keepOldParts(third.folder, fourth.folder, NOW + 7 * DAY_MS);
  expect((await loadSite(fourth.folder)).paths).toEqual(['/']);
});

test('what comes back with a later publication stays from then on', async () => {
  await using first = await indexed({ '_astro/a.js': script });
  await using second = await indexed({ 'index.html': '2' });
  await using third = await indexed({ '_astro/a.js': script });
  await using fourth = await indexed({ 'index.html': '4' });
  await keepOldParts(first.folder, second.folder, NOW);
  await keepOldParts(second.folder, third.folder, NOW + DAY_MS);
  await keepOldParts(third.folder, fourth.folder, NOW + 30 * DAY_MS);
  expect((await loadSite(fourth.folder)).paths).toContain('/_astro/a.js');
});
