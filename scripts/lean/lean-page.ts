import { createHash } from 'node:crypto';
import { pruneCss, type Reach } from './prune-css.ts';

type Scripts = ReadonlyMap<string, string>;

const STYLE = /(<style[^>]*>)([^]*?)(<\/style>)/g;
const INLINE_SCRIPT = /(<script(?![^>]*\ssrc=)[^>]*>)([^]*?)(<\/script>)/g;
const FILE_SCRIPT = /<script type="module" src="\/_astro\/([\w.-]+)"><\/script>/g;
/** A script that waits for another file, or knows its own address, stays a file. */
const IS_BOUND = /\bimport\s*(?:[\w{*"'`]|\.meta)|<\/script/;
const STATIC_IMPORT = /\b(?:from|import)\s*["'`]\.\/([\w.-]+)["'`]/g;
const OWN_IMPORT = /import\((["'`])\.\//g;
/** React's renderer names every element and many words of CSS, yet none of ours. */
const FRAMEWORK = /Minified React error/;
/** All that this helper adds to a later import is a hint of what that file imports itself. */
const PRELOAD_HELPER = /import\{\w+ as (\w+)\}from["'`]\.\/preload-helper\.[\w-]+\.js["'`];/;
const HINTS = /^const __vite__mapDeps=.*;$/m;
/** A request costs more than so many characters in the page. */
const INLINE_UP_TO = 1536;
const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)(">)/i;

/**
 * A built page with only the style rules that it can use, its small scripts inside it, and a policy
 * that names only the scripts and styles that stand in it. `scripts` are the texts, by file name,
 * of all that the page may load.
 */
export const leanPage = (html: string, scripts: Scripts): string => {
  const own = [...scripts.values()].filter((script) => !FRAMEWORK.test(script));
  const reach = reachOf(html, own.join('\n'));
  const page = withScriptsAtHand(html, scripts).replace(
    STYLE,
    (_, open: string, css: string, close: string) => open + pruneCss(css, reach) + close,
  );
  return page.replace(
    POLICY,
    (_, open: string, policy: string, close: string) => open + tightened(policy, page) + close,
  );
};

/** Small scripts move into the page; the others, and what they wait for, come after its first paint. */
const withScriptsAtHand = (html: string, scripts: Scripts): string => {
  const later = new Set<string>();
  const page = html.replace(FILE_SCRIPT, (tag, name: string) => {
    const script = scripts
      .get(name)
      ?.replace(PRELOAD_HELPER, 'const $1=load=>load();')
      .replace(HINTS, 'const __vite__mapDeps=()=>[];');
    if (script === undefined) return tag;
    if (script.length <= INLINE_UP_TO && !IS_BOUND.test(script)) {
      return `<script type="module">${script.replace(OWN_IMPORT, 'import($1/_astro/')}</script>`;
    }
    for (const file of [name, ...importsOf(name, scripts)]) later.add(file);
    return '';
  });
  const loader = later.size > 0 ? `<script type="module">${afterPaint([...later])}</script>` : '';
  return page.replace('</body>', () => `${loader}</body>`);
};

/** All at once, so that none is asked for only when another has come. */
const afterPaint = (files: string[]): string =>
  `requestAnimationFrame(()=>setTimeout(()=>document.head.append(...${JSON.stringify(files)}.map(f=>` +
  `Object.assign(document.createElement('script'),{type:'module',src:'/_astro/'+f})))))`;

/** Everything that a script imports before it runs. */
const importsOf = (name: string, scripts: Scripts): string[] =>
  [...(scripts.get(name) ?? '').matchAll(STATIC_IMPORT)].flatMap(([, file = '']) => [
    file,
    ...importsOf(file, scripts),
  ]);

const reachOf = (html: string, scripts: string): Reach => {
  const markup = html.replace(STYLE, '').replaceAll('&amp;', '&');
  const text = `${markup}\n${scripts}`;
  return {
    words: new Set(text.split(/[\s"'`]+|&quot;/)),
    tags: new Set([...markup.matchAll(/<([a-z][\w-]*)/g)].map(([, tag = '']) => tag)),
    text,
  };
};

const tightened = (policy: string, page: string): string =>
  policy
    .split(';')
    .map((directive) => {
      if (/^\s*script-src /.test(directive)) return withHashes(directive, page, INLINE_SCRIPT);
      if (/^\s*style-src /.test(directive)) return withHashes(directive, page, STYLE);
      return directive;
    })
    .join(';');

const withHashes = (directive: string, page: string, standing: RegExp): string => {
  const hashes = [...page.matchAll(standing)].map(
    ([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  const rest = directive.split(' ').filter((source) => source && !source.startsWith("'sha256-"));
  return [...rest, ...new Set(hashes)].join(' ');
};
