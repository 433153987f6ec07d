import { expect, test } from 'vitest';
import { pageFiles } from './page-files.ts';

const face = (name: string, range: string) =>
  `@font-face{src:url(/fonts/${name}.woff2)format("woff2");unicode-range:${range}}`;

const site: Record<string, string> = {
  '/_astro/page.a1.js':
    'import{a}from"./common.b2.js";export{b}from"./shared.c3.js";onclick=()=>import(`./late.d4.js`)',
  '/_astro/common.b2.js': 'import"./page.a1.js"',
  '/_astro/shared.c3.js': '',
  '/_astro/late.d4.js':
    '/* late */import("./heavy.e5.js");new Worker(new URL("./crew.worker-f6.js"))',
  '/_astro/heavy.e5.js': 'x'.repeat(200_000),
  '/_astro/crew.worker-f6.js': '',
  '/fonts/hanzi.g7.css': face('water.h8', 'U+6C34') + face('fire.i9', 'U+706B'),
  '/data/words-ar.j0.json': '{"hanzi":"水"}',
};
const filesOf = pageFiles((address) => site[address]);

test('a page needs its scripts with all that they import, at once or later', () => {
  const files = filesOf('<script type="module" src="/_astro/page.a1.js"></script>');
  expect(files.sort()).toEqual(
    [
      '/_astro/page.a1.js',
      '/_astro/common.b2.js',
      '/_astro/shared.c3.js',
      '/_astro/late.d4.js',
    ].sort(),
  );
});

test('where only what it needs at once is wanted, nothing later is listed', () => {
  const html = '<script type="module" src="/_astro/page.a1.js"></script>';
  const files = filesOf(html, 0);
  expect(files.sort()).toEqual([
    '/_astro/common.b2.js',
    '/_astro/page.a1.js',
    '/_astro/shared.c3.js',
  ]);
});

test('of a typeface it needs the parts with characters of its text or its data', () => {
  const files = filesOf(
    '<link href="/fonts/hanzi.g7.css"><astro-island props="{&quot;/data/words-ar.j0.json&quot;}">',
  );
  expect(files).toContain('/data/words-ar.j0.json');
  expect(files).toContain('/fonts/water.h8.woff2');
  expect(files).not.toContain('/fonts/fire.i9.woff2');
});

test('of a picture in many sizes it needs one', () => {
  const files = filesOf(
    '<picture><source srcset="/_astro/a.avif 480w"><img alt="" src="/_astro/a.webp"></picture>',
  );
  expect(files).toEqual(['/_astro/a.webp']);
});

test('of a picture that an island draws it needs one as well', () => {
  const files = filesOf(
    '<astro-island props="{&quot;print&quot;:[0,{&quot;src&quot;:[0,&quot;/_astro/b.webp&quot;],&quot;avif&quot;:[0,&quot;/_astro/b.avif 360w&quot;]}]}">',
  );
  expect(files).toEqual(['/_astro/b.webp']);
});

test('a script that is named but was not built stops nothing', () => {
  expect(filesOf('<script src="/_astro/gone.zz.js"></script>')).toEqual([]);
});
