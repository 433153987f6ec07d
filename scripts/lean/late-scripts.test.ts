import { expect, test } from 'vitest';
import { withLateScripts } from './late-scripts.ts';

const page = (body: string) => `<html><body>${body}</body></html>`;
const script = (name: string) => `<script type="module" src="/_astro/${name}"></script>`;
const visible = '<script>(()=>{(self.Astro||(self.Astro={})).visible=go})();</script>';
const element = '<script>customElements.define("astro-island",f)</script>';
const island = (when: string) => `<astro-island ssr client="${when}"></astro-island>`;

test('the scripts of a page and all that they wait for come together, after the first paint', () => {
  const scripts = new Map([
    ['page.js', 'import{t as e}from"./near.js";e()'],
    ['near.js', 'import"./far.js";export{e as t}'],
    ['far.js', ''],
    ['bar.js', 'import"./far.js"'],
  ]);
  const { html, moved } = withLateScripts(page(script('page.js') + script('bar.js')), scripts);
  expect(html).not.toContain('src="/_astro/');
  expect(html).toMatch(
    /<script type="module">let early,left=4;.*requestAnimationFrame\(.*<\/script><\/body>/,
  );
  expect(html).toContain('["page.js","near.js","far.js","bar.js"].map(');
  expect(moved.size).toBe(0);
});

test('what makes islands live becomes one file, where all of them wait to be seen', () => {
  const { html, moved } = withLateScripts(page(visible + element + island('visible')), new Map());
  const [[name, text] = ['', '']] = moved;
  expect(text.split('\n')).toEqual(
    [visible, element].map((tag) => tag.slice('<script>'.length, -'</script>'.length)),
  );
  expect(name).toMatch(/^hydration\.[\w-]{8}\.js$/);
  expect(html).not.toContain('self.Astro');
  expect(html).toContain(`["${name}"].map(f=>setTimeout(()=>import('/_astro/'+f)`);
});

test('an island that can’t wait keeps its scripts in the page', () => {
  const html = page(visible + element + island('visible') + island('load'));
  expect(withLateScripts(html, new Map())).toEqual({ html, moved: new Map() });
});

test('a press is repeated by the page unless an island may have answered it', () => {
  const loaderOf = (when: string) =>
    withLateScripts(page(script('a.js') + island(when)), new Map()).html;
  expect(loaderOf('visible')).toContain("closest('[type=button]')");
  expect(loaderOf('load')).toContain("closest('[type=button]:not(astro-island *)')");
});

test('small scripts that stand in the page become one', () => {
  const inline = (text: string) => `<script type="module">${text}</script>`;
  expect(withLateScripts(page(inline('let a=1;') + inline('let a=2;')), new Map()).html).toBe(
    page(inline('{let a=1;\n}{let a=2;\n}')),
  );
});

test('scripts that must run before anything is painted stay', () => {
  const html = page('<script>{const d=document}</script>');
  expect(withLateScripts(html, new Map()).html).toBe(html);
});

test('a script that is asked for in a new way stops the build', () => {
  const tag = '<script async type="module" src="/_astro/page.js"></script>';
  expect(() => withLateScripts(page(tag), new Map())).toThrow('in a new way');
});

test('scripts that import each other come once', () => {
  const scripts = new Map([
    ['a.js', 'import"./b.js"'],
    ['b.js', 'import"./a.js"'],
  ]);
  expect(withLateScripts(page(script('a.js')), scripts).html).toContain('["a.js","b.js"].map(');
});
