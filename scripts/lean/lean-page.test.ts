import { expect, test } from 'vitest';
import { leanPage } from './lean-page.ts';

const page = (css: string, body = '', policy = '') =>
  `<html><head>${policy}<style>${css}</style></head><body>${body}</body></html>`;
const stylesOf = (html: string) => /<style>([^]*)<\/style>/.exec(html)?.[1];
const lean = (css: string, body: string, scripts = '') =>
  stylesOf(leanPage(page(css, body), new Map([['a.js', scripts]])));

test('a rule stays when the markup names its class, and goes when nothing does', () => {
  expect(lean('.a{color:red}.b{color:blue}', '<p class="x a">')).toBe('.a{color:red}');
});

test('a script that the page may load names classes too', () => {
  expect(lean('.toast{color:red}', '', 'e(`li`,{className:`card toast`})')).toContain('.toast');
});

test('of several selectors only those that can match stay', () => {
  expect(lean('.a,.b,.a .b{color:red}', '<p class="a">')).toBe('.a{color:red}');
});

test('escaped names are those of the markup', () => {
  const css = '.gap-1\\.5{gap:6px}@media (width>=40rem){.sm\\:p-8{padding:2rem}}';
  expect(lean(css, '<p class="gap-1.5 sm:p-8">')).toBe(css);
  const marker = '.\\[\\&\\:\\:marker\\]\\:hidden::marker{color:red}';
  expect(lean(marker, '<p class="[&amp;::marker]:hidden">')).toBe(marker);
  expect(lean(marker, '<p class="[&amp;::after]:hidden">')).toBe('');
});

test('the inside of a lone :where() is judged like any selector', () => {
  const css = ':where(.a>:not(:last-child)){top:0}';
  expect(lean(css, '<p class="a">')).toBe(css);
  expect(lean(css, '<p>')).toBe('');
  const either = ':where(.a,.b){top:0}';
  expect(lean(either, '<p>')).toBe(either);
});

test('a class goes when no rule and no script knows it, outside of islands', () => {
  const body = '<i class="icon sun a"></i><b class="icon"></b>';
  const island = '<astro-island><i class="icon"></i></astro-island>';
  const inline = '<script>document.querySelector(".moon")</script>';
  const scripts = new Map([['a.js', 'document.querySelector(`.sun`)']]);
  expect(
    leanPage(page('.a{top:0}', `${body}${island}${inline}<i class="moon icon">`), scripts),
  ).toContain(`<body><i class="sun a"></i><b></b>${island}${inline}<i class="moon">`);
});

test('a state, an attribute or a negation does not decide', () => {
  const css = '[data-open]:not(.closed):hover{color:red}:is(.x,.y){color:blue}';
  expect(lean(css, '')).toBe(css);
});

test('elements and components that are not in the page lose their rules', () => {
  const css = 'table{width:1px}p[data-astro-cid-abc]{width:2px}p{width:3px}';
  expect(lean(css, '<p>')).toBe('p{width:3px}');
  expect(lean(css, '<table><p data-astro-cid-abc>')).toBe(css);
});

test('the parts of a field go where no field has them', () => {
  const css =
    '::placeholder{opacity:1}::file-selector-button{opacity:1}::-webkit-datetime-edit{padding:0}';
  expect(lean(css, '<input type="radio">')).toBe('');
  expect(lean(css, '<input placeholder="a">')).toBe('::placeholder{opacity:1}');
  expect(lean(css, '<p>', 'e(`input`,{type:`file`})')).toBe('::file-selector-button{opacity:1}');
  expect(lean(css, '<input type="date">')).toBe('::-webkit-datetime-edit{padding:0}');
  expect(lean(css, '<p>', 'typeof e==`number`')).toBe('');
  const list = '::-webkit-calendar-picker-indicator{line-height:1}';
  expect(lean(list, '<input list="a"><datalist id="a">')).toBe(list);
});

test('a property that the root always has needs nothing to stand in for it', () => {
  const css = ':root{--a:1px}@media print{:root{--b:2px}}p{top:var(--a,3px);left:var(--b,4px)}';
  expect(lean(css, '<p>')).toBe(css.replace('var(--a,3px)', 'var(--a)'));
});

test('what only the removed rules needed goes with them', () => {
  const css =
    ':root{--a:1px;--b:var(--a);--c:2px}@property --d{syntax:"*";inherits:false}' +
    '@keyframes spin{to{rotate:1turn}}.gone{top:var(--b);--d:1;animation:spin 1s}p{top:var(--c)}';
  expect(lean(css, '<p>')).toBe(':root{--c:2px}p{top:var(--c)}');
  expect(lean(css, '<p class="gone">')).toContain('--a:1px');
});

test('a property that a script sets or reads stays', () => {
  expect(lean('p{--level:0}', '<p>', 'e.style.setProperty(`--level`,1)')).toBe('p{--level:0}');
});

test('keyframes stay while an animation names them', () => {
  const css = 'p{animation:spin 1s}@keyframes spin{0%{rotate:0}to{rotate:1turn}}';
  expect(lean(css, '<p>')).toBe(css);
});

test('the policy allows what stands in the page, and no other page’s scripts and styles', () => {
  const policy =
    '<meta http-equiv="content-security-policy" content="' +
    "default-src 'self'; script-src 'self' 'sha256-old='; style-src 'self' 'sha256-old=';\">";
  const html = leanPage(
    page('p{top:0}.b{top:0}', '<p><script>go()</script><script src="/x.js"></script>', policy),
    new Map(),
  );
  // printf 'go()' | openssl dgst -sha256 -binary | base64, and the same of p{top:0}
  expect(html).toContain(
    "script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=';style-src 'self' 'sha256-8EJL2E40VnnGherz8izbHnhSLNfS7seXQ/iH7JDUNko=';",
  );
});

test('the words of the framework are not ours', () => {
  expect(lean('.resize{resize:both}', '<p>', 'Minified React error `resize`')).toBe('');
});
