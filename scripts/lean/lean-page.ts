import { createHash } from 'node:crypto';
import { pruneCss, type Reach } from './prune-css.ts';

const STYLE = /(<style[^>]*>)([^]*?)(<\/style>)/g;
const INLINE_SCRIPT = /(<script(?![^>]*\ssrc=)[^>]*>)([^]*?)(<\/script>)/g;
const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)(">)/i;

/**
 * A built page with only the style rules that it can use, and a policy that names only the scripts
 * and styles that stand in it. `scripts` is the text of every script that the page may load.
 */
export const leanPage = (html: string, scripts: string): string => {
  const reach = reachOf(html, scripts);
  const page = html.replace(
    STYLE,
    (_, open: string, css: string, close: string) => open + pruneCss(css, reach) + close,
  );
  return page.replace(
    POLICY,
    (_, open: string, policy: string, close: string) => open + tightened(policy, page) + close,
  );
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
    ([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  const rest = directive.split(' ').filter((source) => source && !source.startsWith("'sha256-"));
  return [...rest, ...new Set(hashes)].join(' ');
};
