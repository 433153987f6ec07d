import { createHash } from 'node:crypto';
import { classesIn, pruneCss, type Reach } from './prune-css.ts';

const STYLE = /<style>([^]*?)<\/style>/g;
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g;
/** React's renderer names every element and many words of CSS, yet none of ours. */
const FRAMEWORK = /Minified React error/;
/** The classes of an element, or a script or an island with all that is in it. */
const CLASS_OR_APART = /<(script|astro-island)\b[^]*?<\/\1>| class="([^"]*)"/g;
const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)(">)/i;

/**
 * A built page with one style, which has only the rules that the page can use, and with a policy
 * that names only the scripts and the style that stand in it. `scripts` are the texts, by file name,
 * of all that the page may load.
 */
export const leanPage = (html: string, scripts: ReadonlyMap<string, string>): string => {
  const own = [...scripts.values()].filter((script) => !FRAMEWORK.test(script)).join('\n');
  const reach = reachOf(html, own);
  const css = pruneCss([...html.matchAll(STYLE)].map(([, text = '']) => text).join(''), reach);
  const page = withoutIdleClasses(html.replace(STYLE, ''), css, own).replace(
    '</head>',
    () => `<style>${css}</style></head>`,
  );
  return page.replace(
    POLICY,
    (_, open: string, policy: string, close: string) => open + tightened(policy, page) + close,
  );
};

/** Icons bring names that no rule and no script asks for. An island's markup is its own matter. */
const withoutIdleClasses = (html: string, css: string, scripts: string): string => {
  const named = classesIn(css);
  const inline = [...html.matchAll(INLINE_SCRIPT)].map(([, text = '']) => text).join('\n');
  const isUsed = (name: string) =>
    named.has(name) || scripts.includes(name) || inline.includes(name);
  return html.replace(CLASS_OR_APART, (whole, _, names?: string) => {
    if (names === undefined) return whole;
    const used = names.split(/\s+/).filter((name) => isUsed(name.replaceAll('&amp;', '&')));
    return used.length > 0 ? ` class="${used.join(' ')}"` : '';
  });
};

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
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  const rest = directive.split(' ').filter((source) => source && !source.startsWith("'sha256-"));
  return [...rest, ...new Set(hashes)].join(' ');
};
