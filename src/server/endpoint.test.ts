import type { APIContext } from 'astro';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { done, endpoint, fail, only } from './endpoint.ts';

const words = { taken: 'Taken', short: 'Too short' };
const contract = {
  path: '/api/greet',
  method: 'POST' as const,
  accepts: 'application/json' as const,
  maxBytes: 100,
  input: z.object({ name: z.string().min(2, 'short') }),
  reply: z.object({ greeting: z.string() }),
  failures: { taken: 409, short: 400 },
  messages: { en: words, ar: { taken: 'مأخوذ', short: 'قصير' } },
};
const greet = endpoint(contract, ({ name }) => {
  if (name === 'bug') throw new Error('secret of the stack');
  return name === 'Nur' ? fail('taken') : done({ greeting: `Hello ${name}` });
});
const form = endpoint(
  { ...contract, accepts: 'multipart/form-data', maxBytes: 10_000 },
  ({ name }) => done({ greeting: name }),
);

const ask = async (route: typeof greet, init: RequestInit, query = '') => {
  const request = new Request(`http://site.test/api/greet${query}`, { method: 'POST', ...init });
  const response = await route({ request, url: new URL(request.url) } as APIContext);
  const body = (await response.json()) as Record<string, unknown>;
  return { status: response.status, headers: response.headers, body };
};
const asJson = (body: string, headers: Record<string, string> = {}) => ({
  body,
  headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
});

test('a right request gets the use case’s reply, which is never stored', async () => {
  const { status, body, headers } = await ask(greet, asJson('{"name":"Sara"}'));
  expect(status).toBe(200);
  expect(body).toEqual({ greeting: 'Hello Sara' });
  expect(headers.get('cache-control')).toBe('no-store');
});

test('an answer says its length in bytes, whatever letters it is in', async () => {
  const { headers } = await ask(greet, asJson('{"name":"نور"}'));
  expect(headers.get('content-type')).toBe('application/json');
  expect(Number(headers.get('content-length'))).toBe(Buffer.byteLength('{"greeting":"Hello نور"}'));
});

test('a returned failure has its status, code and words in the language of the request', async () => {
  const { status, body } = await ask(greet, asJson('{"name":"Nur"}'));
  expect(status).toBe(409);
  expect(body).toEqual({ success: false, code: 'taken', message: 'Taken' });
  const arabic = await ask(greet, asJson('{"name":"Nur"}', { 'accept-language': 'ar-SA,en;q=.5' }));
  expect(arabic.body['message']).toBe('مأخوذ');
  const byAddress = await ask(greet, asJson('{"name":"Nur"}'), '?lang=ar');
  expect(byAddress.body['message']).toBe('مأخوذ');
});

test('wrong input names the field, in the schema’s own words', async () => {
  const { status, body } = await ask(greet, asJson('{"name":"S"}'));
  expect(status).toBe(400);
  expect(body).toMatchObject({
    code: 'invalid',
    details: [{ field: 'name', message: 'Too short' }],
  });
});

test('a bug is answered without its stack', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { status, body } = await ask(greet, asJson('{"name":"bug"}'));
  expect(status).toBe(500);
  expect(body['code']).toBe('unexpected');
  expect(JSON.stringify(body)).not.toContain('secret');
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test('an outage says when to come again, what is not set up does not', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const away = endpoint(contract, () => {
    throw Object.assign(new Error('away'), { code: 'DATABASE_GONE' });
  });
  const outage = await ask(away, asJson('{"name":"Sara"}'));
  expect([outage.status, outage.headers.get('retry-after')]).toEqual([503, '30']);
  const notSetUp = await ask(
    endpoint({ ...contract, failures: { taken: 503 } }, () => fail('taken')),
    asJson('{"name":"Sara"}'),
  );
  expect([notSetUp.status, notSetUp.headers.get('retry-after')]).toEqual([503, null]);
  log.mockRestore();
});

test('a contract may have the message repeated in another field', async () => {
  const repeating = endpoint({ ...contract, repeatsMessageIn: 'error' }, () => fail('taken'));
  const { body } = await ask(repeating, asJson('{"name":"Nur"}'));
  expect(body).toEqual({ success: false, code: 'taken', message: 'Taken', error: 'Taken' });
});

test('who is not admitted is told so before the body is read', async () => {
  const closed = endpoint(contract, () => done({ greeting: '' }), { admit: () => fail('taken') });
  const { status, body } = await ask(closed, asJson('this is no JSON'));
  expect([status, body['code']]).toEqual([409, 'taken']);
});

test('a reply can be a file, and HEAD asks for what GET would get', async () => {
  const file = endpoint(
    {
      path: '/f',
      method: 'GET',
      input: z.object({}),
      reply: z.instanceof(Response),
      failures: {},
      messages: { en: {}, ar: {} },
    },
    () => done(new Response('bytes', { headers: { 'content-type': 'image/png' } })),
  );
  const request = new Request('http://site.test/f', { method: 'HEAD' });
  const response = await file({ request, url: new URL(request.url) } as APIContext);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
});

describe('what is wrong before the use case', () => {
  test('another method', async () => {
    const { status, body, headers } = await ask(greet, { method: 'PUT' });
    expect([status, body['code'], headers.get('allow')]).toEqual([
      405,
      'method_not_allowed',
      'POST',
    ]);
  });

  test.each(['text/plain', 'multipart/form-data', ''])('the type “%s”', async (type) => {
    const { status, body } = await ask(greet, asJson('{}', { 'content-type': type }));
    expect([status, body['code']]).toEqual([415, 'unsupported_type']);
  });

  test.each(['', '{', '\u0000', '{"name":"x"} {}'])('the JSON %j', async (text) => {
    const { status, body } = await ask(greet, asJson(text));
    expect([status, body['code']]).toEqual([400, 'malformed']);
  });

  test('a body that says it is too large, and one that does not say so', async () => {
    const declared = await ask(greet, asJson('{}', { 'content-length': '101' }));
    expect([declared.status, declared.body['code']]).toEqual([413, 'too_large']);
    const streamed = await ask(greet, asJson(`{"name":"${'x'.repeat(100)}"}`));
    expect(streamed.status).toBe(413);
  });

  test('a form without its boundary, and a field that comes twice', async () => {
    const cut = await ask(form, { body: 'x', headers: { 'content-type': 'multipart/form-data' } });
    expect([cut.status, cut.body['code']]).toEqual([400, 'malformed']);
    const body = new FormData();
    body.append('name', 'Sara');
    expect((await ask(form, { body })).body).toEqual({ greeting: 'Sara' });
    body.append('name', 'Nur');
    expect((await ask(form, { body })).body).toMatchObject({ details: [{ field: 'name' }] });
  });
});

test('a limited endpoint refuses what is too much, before it reads the body', async () => {
  const limited = endpoint(contract, () => done({ greeting: 'Hello' }), { limit: 'newsletter' });
  const send = async (account: string, body = '{"name":"Sara"}') => {
    const request = new Request('http://site.test/api/greet', { method: 'POST', ...asJson(body) });
    const context = {
      request,
      url: new URL(request.url),
      clientAddress: '203.0.113.1',
      cookies: {},
      locals: { user: { id: account } },
    } as APIContext;
    return { request, response: await limited(context) };
  };
  // What can't be understood uses up nothing of the limit.
  for (let sent = 0; sent < 15; sent += 1) {
    expect((await send('sara', '{"name":""}')).response.status).toBe(400);
  }
  for (let sent = 0; sent < 10; sent += 1) await send('sara');
  const { request, response } = await send('sara');
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(590);
  expect(await response.json()).toMatchObject({
    success: false,
    code: 'too_many_requests',
    message: expect.stringContaining('wait a few minutes') as string,
  });
  expect(request.bodyUsed).toBe(false);
  expect((await send('nur')).response.status).toBe(200);
});

test('a route of one method tells any other what it takes', async () => {
  const route = only('GET', () => Response.json({ here: true }));
  expect((await ask(route, { method: 'GET' })).body).toEqual({ here: true });
  expect((await ask(route, { method: 'HEAD' })).status).toBe(200);
  const { status, headers, body } = await ask(route, { method: 'POST' });
  expect([status, headers.get('allow'), body['code']]).toEqual([
    405,
    'GET, HEAD',
    'method_not_allowed',
  ]);
  expect((await ask(only('POST', route), { method: 'HEAD' })).status).toBe(405);
});
