import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { withoutQuestions, withoutTypefaces } from './outside-requests.ts';

test('the installed Studio asks what we know it to ask, and is kept from it', () => {
  const code = readFileSync('node_modules/sanity/lib/index.js', 'utf8');
  const quiet = withoutQuestions(code);
  expect(quiet).not.toContain('fetch(FEEDBACK_TUNNEL_URL');
  expect(quiet).toMatch(/fetchLatestAvailableVersionForPackage = async \(options\) => \{ return/);
});

test('a Studio that asks in another way is not built', () => {
  expect(() => withoutQuestions('export {}')).toThrow('Sanity has changed');
});

test('no typeface of its styles comes from elsewhere', () => {
  const sanity = createRequire(createRequire(import.meta.url).resolve('sanity'));
  const css = readFileSync(sanity.resolve('@sanity/ui/styles.css'), 'utf8');
  expect(withoutTypefaces(css)).not.toMatch(/url\(['"]?https:/);
  expect(withoutTypefaces('@font-face{src:url(a.woff2)}b{}')).toBe(
    '@font-face{src:url(a.woff2)}b{}',
  );
});
