import { createHash } from 'node:crypto';
import { cspHash } from '#src/lib/csp-hash.ts';
import { PLAIN_POLICY } from './policy.ts';
import { respond, type FrontRequest, type Reply } from './respond.ts';
import { loadSite, type Site } from './site.ts';

/** The built Studio in memory, with the policy that its pages need. */
export type Studio = { site: Site; policy: string };

export type StudioSettings = {
  /** What the Studio has to know of this server, by the name of the meta element that tells it. */
  facts: Readonly<Record<string, string>>;
  /** Where it may connect to and take pictures from, besides this site. */
  hosts: readonly string[];
};

const HOME = '/studio/';
const ADDRESS = /^\/studio(\/|$|\?)/;
const FILE = /^\/studio\/static\//;

export const isStudioAddress = (url = '/'): boolean => ADDRESS.test(url);

/**
 * Opens a folder that `sanity build` has filled as `studio` inside of it, indexed. What its page
 * would fetch from its makers' servers is left out; the Studio then writes with the device's own
 * typeface.
 */
export const loadStudio = async (
  folder: string,
  { facts, hosts }: StudioSettings,
): Promise<Studio> => {
  const site = await loadSite(folder);
  const built = site.find(HOME);
  if (!built) throw new Error(`There is no Studio in ${folder}.`);
  const page = withFacts(withoutOthers(built.body('identity').toString()), facts);
  const etag = `"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`;
  const home = { ...built, etag, encodings: [], body: () => Buffer.from(page) };
  return {
    site: { ...site, find: (path) => (isHome(path) ? home : site.find(path)) },
    policy: policyFor(page, hosts),
  };
};

const isHome = (path: string): boolean => path === HOME || `${path}/` === HOME;

/** What an editor sees while the Studio is built, which a first visit begins and may take minutes. */
export const studioInPreparation = (): Reply => {
  const page = Buffer.from(PREPARATION);
  return {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': page.length,
      'Content-Security-Policy': PLAIN_POLICY,
      'Cache-Control': 'no-store',
      'Retry-After': PREPARATION_S,
    },
    body: page,
  };
};

/** When the page asks again. */
const PREPARATION_S = 3;
const PREPARATION = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <meta name="color-scheme" content="light dark" />
  <meta http-equiv="refresh" content="${PREPARATION_S}" />
  <link rel="icon" href="/favicon.svg" />
  <link rel="stylesheet" href="/plain-page.css" />
  <title>The Studio is being prepared</title>
  <main>
    <img src="/favicon.svg" alt="" width="48" height="48" />
    <h1>The Studio is being prepared</h1>
    <p>The first visit builds it, which takes a minute or two. This page opens it by itself.</p>
    <p lang="ar" dir="rtl">يُجهَّز الاستوديو الآن، ويستغرق ذلك دقيقة أو دقيقتين في الزيارة الأولى. تفتحه هذه الصفحة تلقائيًّا.</p>
  </main>
</html>
`;

/** One document stands for every address of the Studio, which finds its way by itself. */
export const respondStudio = ({ site }: Studio, request: FrontRequest): Reply | undefined => {
  const reply = respond(site, request);
  if (reply || FILE.test(request.url ?? '')) return reply;
  return respond(site, { method: request.method, headers: request.headers, url: HOME });
};

/** Nobody's browser is to ask another server, and icons that are not there need not be asked for. */
const withoutOthers = (page: string): string =>
  page
    .replace(/@font-face\s*\{[^}]*\}/g, '')
    .replace(/<script[^>]+src="https:[^>]*><\/script>/g, '')
    .replace(/<link[^>]+href="\/static\/[^>]*>/g, '')
    .replace('</head>', '<link rel="icon" href="/favicon.svg"/></head>');

const withFacts = (page: string, facts: StudioSettings['facts']): string => {
  const metas = Object.entries(facts).map(
    ([name, value]) => `<meta name="${name}" content="${value}"/>`,
  );
  return page.replace('<head>', `<head>${metas.join('')}`);
};

/**
 * The Studio makes styles as it runs; its scripts are its own files and the few in its page. What
 * encodes recordings is WebAssembly, and they are heard from the content's host.
 */
const policyFor = (page: string, hosts: readonly string[]): string => {
  const inline = [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `'${cspHash(script)}'`,
  );
  const others = hosts.join(' ');
  return [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval' ${inline.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `connect-src 'self' ${others} ${others.replaceAll('http', 'ws')}`,
    `img-src 'self' data: blob: ${others}`,
    `media-src 'self' blob: ${others}`,
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};
