import { once } from 'node:events';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteOf, startFront, type Answer } from './harness.ts';

const page = '<!doctype html><title>Contents</title>' + '<p>学习</p>'.repeat(100);
const video = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 256));
const film = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251));

let front: Awaited<ReturnType<typeof startFront>>;

beforeAll(async () => {
  const site = await siteOf({
    'index.html': 'home',
    'ar/contents/index.html': page,
    'strokes/学.json': '{"strokes":[]}',
    'clip.mp4': video,
    'film.mp4': film,
  });
  front = await startFront({ site });
});
afterAll(() => front.close(0));

const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  front.ask(path, { headers });

describe('addresses', () => {
  test.each(['/ar/contents', '/ar/contents/', '/ar/contents?a=%zz', '/ar/c%6Fntents'])(
    '%s is the page',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body.toString()).toBe(page);
    },
  );

  test('a hanzi in an address is found', async () => {
    expect((await get('/strokes/%E5%AD%A6.json')).status).toBe(200);
  });

  test('a whole address is read as its path', async () => {
    expect((await get('http://127.0.0.1/ar/contents/')).body.toString()).toBe(page);
    expect((await get('http://127.0.0.1')).body.toString()).toBe('home');
  });

  test.each(['/%', '/ar/%E0%A4%A', '/%zz', '/a%00b', '//', '//etc/passwd', '/\\host'])(
    '%s is a bad request',
    async (path) => {
      expect((await get(path)).status).toBe(400);
    },
  );

  test.each([
    '/../package.json',
    '/ar/../../package.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/..\\..\\etc\\passwd',
    '/ar/contents/index.html/',
    '/clip.mp4/',
  ])('%s is not a file of the site', async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.body.toString()]).toEqual([404, 'handler']);
  });

  test('a page can only be read', async () => {
    const answer = await front.ask('/ar/contents', { method: 'POST', send: 'x' });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('encodings', () => {
  test('brotli, gzip and plain carry the same page under different tags', async () => {
    const br = await get('/ar/contents', { 'accept-encoding': 'gzip, br' });
    const gzip = await get('/ar/contents', { 'accept-encoding': 'br;q=0, gzip' });
    const plain = await get('/ar/contents');
    expect(brotliDecompressSync(br.body).toString()).toBe(page);
    expect(gunzipSync(gzip.body).toString()).toBe(page);
    expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
    expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers, body } of [br, gzip, plain]) {
      expect(headers.vary).toBe('Accept-Encoding');
      expect(headers['content-length']).toBe(String(body.length));
    }
  });

  test('a HEAD request learns the size and gets no body', async () => {
    const whole = await get('/ar/contents', { 'accept-encoding': 'br' });
    const head = await front.ask('/ar/contents', {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    });
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
    expect(head.headers.etag).toBe(whole.headers.etag);
  });
});

describe('revalidation', () => {
  test('a known page is not sent again', async () => {
    const { etag = '' } = (await get('/ar/contents', { 'accept-encoding': 'br' })).headers;
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get('/ar/contents', { 'accept-encoding': 'br', 'if-none-match': tags });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers).toMatchObject({
        etag,
        vary: 'Accept-Encoding',
        'cache-control': 'no-cache',
      });
    }
  });

  test('the tag of another encoding is not known', async () => {
    const { etag = '' } = (await get('/ar/contents')).headers;
    const answer = await get('/ar/contents', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect(answer.status).toBe(200);
  });
});

describe('parts of a video', () => {
  test('the asked bytes come', async () => {
    const answer = await get('/clip.mp4', { range: 'bytes=10-19', 'accept-encoding': 'br' });
    expect(answer.status).toBe(206);
    expect(answer.body).toEqual(video.subarray(10, 20));
    expect(answer.headers).toMatchObject({
      'content-range': 'bytes 10-19/1000',
      'content-length': '10',
      'accept-ranges': 'bytes',
    });
  });

  test('a part past the end is refused', async () => {
    const answer = await get('/clip.mp4', { range: 'bytes=1000-' });
    expect([answer.status, answer.headers['content-range']]).toEqual([416, 'bytes */1000']);
  });

  test('If-Range sends a part of the same file only', async () => {
    const { etag = '' } = (await get('/clip.mp4')).headers;
    const range = 'bytes=0-1';
    expect((await get('/clip.mp4', { range, 'if-range': etag })).status).toBe(206);
    expect((await get('/clip.mp4', { range, 'if-range': '"old"' })).status).toBe(200);
    expect((await get('/clip.mp4', { range, 'if-range': `W/${etag}` })).status).toBe(200);
  });

  test('a text is sent whole', async () => {
    expect((await get('/ar/contents', { range: 'bytes=0-1' })).status).toBe(200);
  });
});

describe('a large file', () => {
  test('comes whole, in the part that was asked for, or as its size alone', async () => {
    const whole = await get('/film.mp4');
    expect([whole.status, whole.headers['content-length']]).toEqual([200, '300000']);
    expect(whole.body).toEqual(film);
    const part = await get('/film.mp4', { range: 'bytes=100000-' });
    expect([part.status, part.headers['content-range']]).toEqual([
      206,
      'bytes 100000-299999/300000',
    ]);
    expect(part.body).toEqual(film.subarray(100_000));
    const head = await front.ask('/film.mp4', { method: 'HEAD' });
    expect([head.headers['content-length'], head.body.length]).toEqual(['300000', 0]);
  });

  test('reaches its reader whole when other files take its place', async () => {
    await using other = await startFront({ site: await siteOf({ 'film.mp4': film }) });
    const next = await siteOf({ 'film.mp4': 'another' });
    const answer = other.ask('/film.mp4');
    await once(other.server, 'request');
    other.replace(next);
    expect((await answer).body).toEqual(film);
    expect((await other.ask('/film.mp4')).body.toString()).toBe('another');
  });
});
