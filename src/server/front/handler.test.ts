import { request } from 'node:http';
import { createGunzip, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { currentRequest } from '../watching/request-scope.ts';
import { siteOf, startFront } from './harness.ts';
import type { Handler } from './server.ts';

const page = '<p>学习</p>'.repeat(500);
const asBrowsers = { 'accept-encoding': 'gzip, deflate, br, zstd' };

const frontFor = async (handler: Handler) =>
  startFront({ site: await siteOf({}), handler, onError: () => undefined });

test.each([
  ['zstd', 'gzip, deflate, br, zstd', zstdDecompressSync],
  ['gzip', 'gzip, deflate, br', gunzipSync],
] as const)(
  'a rendered page leaves in %s, its headers kept',
  async (encoding, accepted, decode) => {
    await using front = await frontFor((_req, res) => {
      res.writeHead(201, {
        'content-type': 'text/html',
        'set-cookie': ['a=1', 'b=2'],
        etag: '"v1"',
        vary: 'Cookie',
        'content-length': Buffer.byteLength(page),
      });
      res.write(page.slice(0, 100));
      res.end(page.slice(100));
    });
    const answer = await front.ask('/rendered', { headers: { 'accept-encoding': accepted } });
    expect(decode(answer.body).toString()).toBe(page);
    expect(answer.status).toBe(201);
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'set-cookie': ['a=1', 'b=2'],
      etag: 'W/"v1"',
      vary: 'Cookie, Accept-Encoding',
    });
    expect(answer.headers['content-length']).toBeUndefined();
  },
);

test('data leave compressed as well', async () => {
  await using front = await frontFor((_req, res) => {
    res.setHeader('Content-Type', 'application/json');
    res.end(JSON.stringify({ page }));
  });
  const answer = await front.ask('/', { headers: asBrowsers });
  expect(JSON.parse(gunzipSync(answer.body).toString())).toEqual({ page });
});

test.each<[string, Record<string, string | number>]>([
  ['a picture', { 'content-type': 'image/png' }],
  ['what is encoded already', { 'content-type': 'text/html', 'content-encoding': 'gzip' }],
  ['an event stream', { 'content-type': 'text/event-stream' }],
  [
    'what must not be transformed',
    { 'content-type': 'text/html', 'cache-control': 'no-transform' },
  ],
  ['what is short', { 'content-type': 'text/plain', 'content-length': 4 }],
])('%s leaves as it is', async (_, headers) => {
  await using front = await frontFor((_req, res) => res.writeHead(200, headers).end('same'));
  const answer = await front.ask('/', { headers: asBrowsers });
  expect(answer.body.toString()).toBe('same');
  expect(answer.headers['content-encoding']).toBe(headers['content-encoding']);
});

test('a client that accepts no encoding gets plain bytes, and caches learn of it', async () => {
  await using front = await frontFor((_req, res) => {
    res.writeHead(200, 'Fine', ['Content-Type', 'text/html']).end(page);
  });
  const answer = await front.ask('/');
  expect(answer.body.toString()).toBe(page);
  expect(answer.headers.vary).toBe('Accept-Encoding');
});

test('a streamed page arrives while it is being rendered', async () => {
  let finish = (): void => undefined;
  await using front = await frontFor((_req, res) => {
    res.writeHead(200, { 'content-type': 'text/html' });
    res.write('<p>first</p>');
    finish = () => res.end('<p>last</p>');
  });
  const text = await new Promise<string>((resolve, reject) => {
    let received = '';
    const asked = { port: front.port, host: '127.0.0.1', headers: asBrowsers };
    request(asked, (incoming) => {
      const decoder = incoming.pipe(createGunzip()).setEncoding('utf8');
      decoder.on('data', (chunk: string) => {
        received += chunk;
        if (received === '<p>first</p>') finish();
      });
      decoder.on('end', () => resolve(received));
      decoder.on('error', reject);
    }).end();
  });
  expect(text).toBe('<p>first</p><p>last</p>');
});

test('whoever fills a page that told its length is told when there is room again', async () => {
  const chunk = Buffer.alloc(64 * 1024, 'abcdefgh');
  await using front = await frontFor(async (_req, res) => {
    res.writeHead(200, { 'content-type': 'text/plain', 'content-length': 10 * chunk.length });
    for (let sent = 0; sent < 10; sent++) {
      if (!res.write(chunk)) await new Promise((resolve) => res.once('drain', resolve));
    }
    res.end();
  });
  const answer = await front.ask('/', { headers: asBrowsers });
  expect(zstdDecompressSync(answer.body).length).toBe(10 * chunk.length);
});

test.each([
  ['a page that told its length', { 'content-length': String(Buffer.byteLength(page)) }],
  ['what is streamed', {}],
])('a handler that goes on writing after the end of %s hurts nobody else', async (_, length) => {
  let isWrong = true;
  await using front = await frontFor((_req, res) => {
    res.writeHead(200, { 'content-type': 'text/html', ...length });
    res.end(page);
    if (isWrong) res.write('more');
  });
  await front.ask('/', { headers: asBrowsers }).catch(() => undefined);
  isWrong = false;
  const answer = await front.ask('/', { headers: { 'accept-encoding': 'gzip' } });
  expect(gunzipSync(answer.body).toString()).toBe(page);
});

test('a long stream waits for a slow client and arrives whole', async () => {
  const chunk = Buffer.alloc(64 * 1024, 'abcdefgh');
  await using front = await frontFor(async (_req, res) => {
    res.writeHead(200, { 'content-type': 'text/plain' });
    for (let sent = 0; sent < 100; sent++) {
      if (!res.write(chunk)) await new Promise((resolve) => res.once('drain', resolve));
    }
    res.end();
  });
  const answer = await front.ask('/', { headers: asBrowsers });
  expect(gunzipSync(answer.body).length).toBe(100 * chunk.length);
});

test.each<[string, Handler]>([
  [
    'throws',
    () => {
      throw new Error('secret detail');
    },
  ],
  ['rejects', () => Promise.reject(new Error('secret detail'))],
  [
    'fails after setting headers',
    (_req, res) => {
      res.setHeader('Content-Type', 'text/html');
      res.setHeader('Content-Length', 5_000);
      throw new Error('secret detail');
    },
  ],
])('a handler that %s becomes a plain 500', async (_, handler) => {
  const errors: unknown[] = [];
  await using front = await startFront({
    site: await siteOf({}),
    handler,
    onError: (error) => errors.push(error),
  });
  const answer = await front.ask('/broken', { headers: asBrowsers });
  const reference = answer.headers['x-request-id'];
  expect(reference).toMatch(/^\w{12}$/);
  expect([answer.status, answer.body.toString()]).toEqual([
    500,
    `Internal Server Error\nReference: ${reference}\n`,
  ]);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(errors).toEqual([new Error('secret detail')]);
});

test('a file that can’t be read becomes a 500 that names its request', async () => {
  const unreadable = () => {
    throw new Error('EIO');
  };
  const named: (string | undefined)[] = [];
  await using front = await startFront({
    site: { ...(await siteOf({})), find: unreadable },
    onError: () => named.push(currentRequest()?.id),
  });
  const { status, headers } = await front.ask('/');
  expect(status).toBe(500);
  expect(headers['x-request-id']).toMatch(/^\w{12}$/);
  expect(named).toEqual([headers['x-request-id']]);
});

test('a handler that fails in the middle of a page breaks the connection off', async () => {
  await using front = await frontFor((_req, res) => {
    res.writeHead(200, { 'content-type': 'text/html' });
    res.write(page);
    throw new Error('secret detail');
  });
  await expect(front.ask('/')).rejects.toThrow(/aborted|hang up/);
});

describe('an address that leads nowhere', () => {
  const missing = {
    'not-found/ar/index.html': 'لا شيء',
    'not-found/en/index.html': 'nothing',
    'not-found/en-terms/index.html': 'terms',
    'not-found/zh/index.html': '没有',
    'not-found/zh-terms/index.html': '条款',
    'en/contents/index.html': 'contents',
    'zh/teacher-signup/index.html': '教中文',
  };
  const frontWithout = async () =>
    startFront({ site: await siteOf(missing), handler: (_req, _res, next) => next() });

  test.each([
    ['of its prefix', '/en/nothing', '', 'nothing'],
    ['of the visitor', '/nothing', 'a=b; preferredLanguage=en', 'nothing'],
    ['of the site, where nobody names one', '/nothing', 'preferredLanguage=fr', 'لا شيء'],
    ['of the visitor where a legal page has none', '/fr/terms', 'preferredLanguage=en', 'terms'],
    ['of its prefix where no language has it', '/zh/nothing', '', '没有'],
    ['of its prefix where a legal page is not in it', '/zh/terms', '', '条款'],
  ])('is answered by a built page in the language %s', async (_, path, cookie, text) => {
    await using front = await frontWithout();
    const { status, headers, body } = await front.ask(path, { headers: { cookie } });
    expect([status, body.toString()]).toEqual([404, text]);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': expect.stringContaining('html') as string,
    });
  });

  test.each([
    ['/zh/contents?a=1', '/en/contents?a=1'],
    ['/zh/', '/zh/teacher-signup'],
  ])('in its language leads to what stands in for it: %s', async (path, there) => {
    await using front = await frontWithout();
    const { status, headers } = await front.ask(path);
    expect([status, headers.location]).toEqual([307, there]);
  });
});
