import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { indexFolder } from './file-index.ts';
import { siteOf, startFront, temporaryFolder } from './harness.ts';
import { CLOSED_POLICY } from './policy.ts';
import { loadStudio } from './studio.ts';

const SCRIPT = 'window.started = true';
const PAGE = `<!DOCTYPE html><html><head><link href="/static/favicon.ico" rel="icon"/><script>${SCRIPT}</script><style>
  @font-face { font-family: Inter; src: url("https://fonts.example/Inter.woff2"); }
  html { height: 100%; }</style><script src="https://cdn.example/bridge.js" async></script></head></html>`;

const startWithStudio = async () => {
  await using folder = await temporaryFolder({
    'studio/index.html': PAGE,
    'studio/static/app.js': 'app',
  });
  await indexFolder(folder.folder);
  const studio = await loadStudio(folder.folder, {
    facts: { 'hanlu-content-port': '4323' },
    hosts: ['http://127.0.0.1:4323'],
  });
  await studio.site.hold();
  return startFront({
    site: await siteOf({ 'index.html': 'home' }),
    studio: () => Promise.resolve(studio),
  });
};

test('every address of the Studio is its one page; its files are themselves or nothing', async () => {
  await using front = await startWithStudio();
  for (const path of ['/studio', '/studio/', '/studio/structure/festival;a?x=1']) {
    const { status, body } = await front.ask(path);
    expect([status, body.toString().startsWith('<!DOCTYPE')]).toEqual([200, true]);
  }
  expect((await front.ask('/studio/static/app.js')).body.toString()).toBe('app');
  expect((await front.ask('/studio/static/gone.js')).status).toBe(404);
  expect((await front.ask('/studios')).body.toString()).toBe('handler');
});

test('the page tells the Studio where the content is, and asks no other server for anything', async () => {
  await using front = await startWithStudio();
  const page = (await front.ask('/studio/')).body.toString();
  expect(page).toContain('<meta name="hanlu-content-port" content="4323"/>');
  expect(page).toContain('html { height: 100%; }');
  expect(page).toContain('href="/favicon.svg"');
  expect(page).not.toMatch(/\.example|\/static\/favicon/);
});

test('the Studio’s policy lets it run and reach its content; the site’s stays as it is', async () => {
  await using front = await startWithStudio();
  const policy = String((await front.ask('/studio/')).headers['content-security-policy']);
  const hash = createHash('sha256').update(SCRIPT).digest('base64');
  expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}';`);
  expect(policy).toContain("connect-src 'self' http://127.0.0.1:4323 ws://127.0.0.1:4323;");
  expect(policy).toContain("media-src 'self' blob: http://127.0.0.1:4323;");
  expect(policy).toContain("frame-ancestors 'none'");
  expect((await front.ask('/')).headers['content-security-policy']).toBe(CLOSED_POLICY);
});

test('a Studio that can’t be built is an error of that address alone', async () => {
  const errors: unknown[] = [];
  await using front = await startFront({
    site: await siteOf({ 'index.html': 'home' }),
    studio: () => Promise.reject(new Error('no Studio')),
    onError: (error) => errors.push(error),
  });
  expect((await front.ask('/studio')).status).toBe(500);
  expect((await front.ask('/')).status).toBe(200);
  expect(errors).toHaveLength(1);
});

test('whoever comes while a start opens the Studio waits for it', async () => {
  await using front = await startFront({
    site: await siteOf({}),
    studio: async () => {
      await wait(50);
      return { site: await siteOf({ 'studio/index.html': PAGE }), policy: 'default-src none' };
    },
  });
  expect((await front.ask('/studio')).status).toBe(200);
});

test('whoever comes while the Studio is built is told so, and the page asks again by itself', async () => {
  await using front = await startFront({
    site: await siteOf({}),
    studio: () => new Promise(() => undefined),
    studioPatienceMs: 10,
  });
  const { status, headers, body } = await front.ask('/studio/structure');
  expect(status).toBe(503);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '3' });
  expect(body.toString()).toContain('<meta http-equiv="refresh" content="3" />');
});
