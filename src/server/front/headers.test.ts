import { expect, test } from 'vitest';
import { siteOf, startFront } from './harness.ts';
import { securityHeaders } from './headers.ts';

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
  ]);
  expect(answers.map(({ status }) => status)).toEqual([
    200, 200, 304, 206, 416, 400, 405, 200, 404, 413, 500,
  ]);
  for (const answer of answers) {
    expect(answer.headers).toMatchObject(lowerCased(securityHeaders('http://127.0.0.1')));
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  }
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
    expect(sent).toEqual(['x-content-type-options', 'strict-transport-security']);
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

test('a page that brings its own policy still may not be framed', async () => {
  await using front = await startFront({
    site: await siteOf({}),
    handler: (_req, res) =>
      res.writeHead(200, { 'content-security-policy': "default-src 'self'" }).end(),
  });
  const { headers } = await front.ask('/');
  expect(headers['content-security-policy']).toBe("default-src 'self', frame-ancestors 'none'");
});
