import { expect, test } from 'vitest';
import {
  hanziWithoutTypeface,
  islandsUnaided,
  needlessReact,
  unstyledClasses,
} from './built-pages.ts';

const page = (name: string, css: string, body: string) => ({
  name,
  html: `<html><head><style>${css}</style></head><body>${body}</body></html>`,
});

test('a class with a rule on one page has it on every page that uses it', () => {
  const styled = page('a', '.mt-2{margin:1px}.sm\\:p-1\\.5{padding:0}', '<p class="mt-2">');
  const complete = page('b', '.mt-2{margin:1px}', '<p class="mt-2 name-for-scripts">');
  const forgetful = page('c', '.grid{display:grid}', '<p class="grid mt-2 sm:p-1.5">');
  expect(unstyledClasses([styled, complete])).toEqual([]);
  expect(unstyledClasses([styled, complete, forgetful])).toEqual([
    'c has no rule for mt-2, sm:p-1.5: see src/pages/_styles',
  ]);
});

test('a page with the Chinese typeface has it for all that it shows', () => {
  const sheet = () => '@font-face{unicode-range:U+4E2D,U+6587}@font-face{unicode-range:U+5B66}';
  const link = '<link rel="stylesheet" href="/fonts/page.1.css">';
  expect(hanziWithoutTypeface([page('a', '', `中文学${link}`)], sheet)).toEqual([]);
  const heard = '<button data-speak="习">xí</button>';
  expect(hanziWithoutTypeface([page('a', '', `中文${heard}${link}`)], sheet)).toEqual([]);
  expect(hanziWithoutTypeface([page('a', '', `中文习${link}`)], sheet)).toEqual([
    'a has no typeface for 习: see src/pages/fonts/_hanzi-texts.ts',
  ]);
  expect(hanziWithoutTypeface([page('a', '', '习')], sheet)).toEqual([]);
});

test('a page without an island brings no React, whatever its scripts share', () => {
  const files: Record<string, string> = {
    '/_astro/site.1.js': 'import{a}from"./common.2.js";a()',
    '/_astro/common.2.js': 'import"./react.3.js";export{a}',
    '/_astro/plain.4.js': 'const later=()=>import("./react.3.js")',
  };
  const read = (address: string) => files[address] ?? '';
  const script = (name: string) => `<script type="module" src="/_astro/${name}.js"></script>`;
  const needless = page('a', '', script('site.1'));
  const living = page('b', '', `<astro-island></astro-island>${script('site.1')}`);
  const plain = page('c', '', script('plain.4'));
  expect(needlessReact([needless, living, plain], read)).toEqual([
    'a has no island and brings React: see the groups in astro.config.mjs',
  ]);
});

test('a page with an island keeps a press that comes before its code, and tells a failure', () => {
  const notice = '<template data-island-failure></template>';
  const island = '<astro-island></astro-island>';
  const pages = [page('a', '', island + notice), page('b', '', ''), page('c', '', island)];
  expect(islandsUnaided(pages)).toEqual(['c has an island and says hasIslands={false}']);
});
