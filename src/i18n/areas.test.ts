import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areaOf } from './paths.ts';

/** A preview holds a page, which names its own. */
const PAGES = globSync('src/pages/{[[]...lang[]],[[]lang[]]}/**/*.{astro,ts}').filter(
  (page) => !page.includes('/preview/'),
);

test('every page names the area that its address has in the table', () => {
  expect(PAGES.length).toBeGreaterThan(20);
  for (const page of PAGES) {
    const address = page.replace(/^src\/pages\/\[[^\]]*\]/, '').replace(/(\/index)?\.\w+$/, '');
    const code = readFileSync(page, 'utf8');
    const named = [
      ...code.matchAll(/(?:languagePaths|prefixedPaths|pageLocale)\('(\w+)'/g),
      ...code.matchAll(/(?:guard|guardWriting|pageLanguage)\(Astro, '(\w+)'/g),
      ...code.matchAll(/isLocale\(lang, '(\w+)'\)/g),
    ].map(([, area]) => area);
    expect([page, ...new Set(named)]).toEqual([page, areaOf(address || '/')]);
  }
});
