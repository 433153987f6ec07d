import { expect, test } from 'vitest';
import { siteOf, startFront } from './harness.ts';
import { securityHeaders } from './headers.ts';
import { CLOSED_POLICY } from './policy.ts';

const lowerCased = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

test('every answer that may be shown by itself carries the security headers', async () => {
  await using front = await startFront({
    site: await siteOf({ 'index.html': 'home', 'a.avif': 'picture' }),
    handler: (req, res) => {
      if (req.url === '/broken') throw new Error('broken');
      res.writeHead(req.url === '/found' ? 200 : 404, { 'content-type': 'text/html' }).end();
    },
    bodyLimit: 10,
    onError: () => undefined,
  });
  const { headers } = await front.ask('/');
  const answers = await Promise.all([
    front.ask('/'),
    front.ask('/', { method: 'HEAD' }),
    front.ask('/', { headers: { 'if-none-match': headers.etag } }),
    front.ask('/a.avif', { headers: { range: 'bytes=0-1' } }),
    front.ask('/a.avif', { headers: { range: 'bytes=99-' } }),
    front.ask('/%'),
    front.ask('/', { method: 'PUT' }),
    front.ask('/found'),
    front.ask('/lost'),
    front.ask('/found', { method: 'POST', send: 'more than ten bytes' }),
    front.ask('/broken'),
    front.ask('/', { method: 'TRACE' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([
    200, 200, 304, 206, 416, 400, 405, 200, 404, 413, 500, 405,
  ]);
  for (const answer of answers) {
    expect(answer.headers).toMatchObject(lowerCased(securityHeaders('http://127.0.0.1')));
    expect(answer.headers['strict-transport-security']).toBeUndefined();
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f]{12}$/);
  }
});

test('a method that nothing takes is refused with those that are taken there', async () => {
  const asked: string[] = [];
  await using front = await startFront({
    site: await siteOf({ 'index.html': 'page' }),
    handler: (req, res) => {
      asked.push(req.method ?? '');
      res.writeHead(404).end();
    },
  });
  for (const method of ['TRACE', 'PROPFIND']) {
    const [page, other] = await Promise.all([
      front.ask('/', { method }),
      front.ask('/other', { method }),
    ]);
    expect([page.status, page.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect([other.status, other.headers.allow]).toEqual([
      405,
      'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    ]);
  }
  expect(asked).toEqual([]);
});

test('the server itself can be asked for its methods, and for nothing else', async () => {
  await using front = await startFront({ site: await siteOf({ 'index.html': 'page' }) });
  const methods = await front.ask('*', { method: 'OPTIONS' });
  expect([methods.status, methods.headers.allow, methods.body.length]).toEqual([
    204,
    'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    0,
  ]);
  expect((await front.ask('*', { method: 'GET' })).status).toBe(400);
});

test('a file that only pages ask for goes without the headers of pages', async () => {
  await using front = await startFront({
    site: await siteOf({ '_astro/a.js': 'go()', 'fonts/a.woff2': 'font' }),
    siteUrl: 'https://hanlu.example',
    handler: (_req, res) => res.writeHead(404, { 'content-type': 'text/html' }).end(),
  });
  for (const path of ['/_astro/a.js', '/fonts/a.woff2']) {
    const { headers } = await front.ask(path);
    const sent = Object.keys(lowerCased(securityHeaders('https://hanlu.example'))).filter(
      (name) => name in headers,
    );
    expect(sent).toEqual([
      'x-content-type-options',
      'content-security-policy',
      'strict-transport-security',
    ]);
  }
  const missing = await front.ask('/_astro/b.js');
  expect(missing.headers).toMatchObject(lowerCased(securityHeaders('https://hanlu.example')));
});

test('only a site on https asks browsers to stay there', async () => {
  await using front = await startFront({
    site: await siteOf({ 'index.html': 'home' }),
    siteUrl: 'https://hanlu.example',
  });
  for (const path of ['/', '/lost']) {
    const { headers } = await front.ask(path);
    expect(headers['strict-transport-security']).toBe('max-age=63072000');
  }
});

test('a site on https of this machine does not, which would bind every other program of it', async () => {
  await using front = await startFront({
    site: await siteOf({ 'index.html': 'home' }),
    siteUrl: 'https://localhost:8443',
  });
  expect((await front.ask('/')).headers['strict-transport-security']).toBeUndefined();
});

test('a page that brings its own policy still may not be framed', async () => {
  const policy = "default-src 'self';";
  await using front = await startFront({
    site: await siteOf({}),
    handler: ({ url }, res) =>
      (url === '/list'
        ? res.writeHead(200, ['content-security-policy', policy])
        : res.writeHead(200, { 'content-security-policy': policy })
      ).end(),
  });
  for (const path of ['/', '/list']) {
    const { headers } = await front.ask(path);
    expect(headers['content-security-policy']).toBe("default-src 'self'; frame-ancestors 'none'");
  }
});

const META = `<meta http-equiv="content-security-policy" content="default-src 'self'; script-src 'sha256-a';">`;
const POLICY = "default-src 'self'; script-src 'sha256-a'; frame-ancestors 'none'";

test('the policy of a built page is a header in each of its answers, and no longer in the page', async () => {
  const page = `<head>${META}</head>${'text '.repeat(1_000)}`;
  await using front = await startFront({
    site: await siteOf({ 'index.html': page, 'not-found/ar/index.html': page, 'a.txt': 'text' }),
    rewrite: () => ({ name: 'later', change: (html) => html.replaceAll('text', 'word') }),
    handler: (_req, _res, next) => {
      next();
    },
  });
  const plain = await front.ask('/');
  expect(plain.body.toString()).toBe(`<head></head>${'word '.repeat(1_000)}`);
  const answers = await Promise.all([
    plain,
    front.ask('/', { method: 'HEAD' }),
    front.ask('/', { headers: { 'accept-encoding': 'br' } }),
    front.ask('/', { headers: { 'if-none-match': plain.headers.etag } }),
    front.ask('/lost', { headers: { 'accept-encoding': 'gzip' } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 304, 404]);
  for (const { headers } of answers) expect(headers['content-security-policy']).toBe(POLICY);
  const other = await front.ask('/a.txt');
  expect(other.headers['content-security-policy']).toBe(CLOSED_POLICY);
});

test('a page with another policy is another page to a browser that kept it', async () => {
  const before = await siteOf({ 'index.html': `${META}home` });
  const after = await siteOf({ 'index.html': `${META.replace('sha256-a', 'sha256-b')}home` });
  expect(after.find('/')?.body('identity')).toEqual(before.find('/')?.body('identity'));
  expect(after.find('/')?.etag).not.toBe(before.find('/')?.etag);
});
