import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { call } from './call.ts';
import type { WireOf } from './contract.ts';

const words = { taken: 'Taken' };
const rename = {
  path: '/api/things/{id}',
  method: 'POST',
  accepts: 'application/json',
  input: z.object({ id: z.string(), name: z.string() }),
  reply: z.object({ name: z.string() }),
  failures: { taken: 409 },
  messages: { en: words, ar: words },
} as const;
const find = {
  path: rename.path,
  method: 'GET',
  input: rename.input,
  reply: rename.reply,
  failures: rename.failures,
  messages: rename.messages,
} as const;

const answer = (status: number, body: string) => {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal('fetch', send);
  return send;
};
afterEach(() => vi.unstubAllGlobals());

test('parts of the address leave the body, and the reply is read', async () => {
  const send = answer(200, '{"name":"b"}');
  const result = await call(rename, { id: 'a/b', name: 'b' }, { locale: 'ar' });
  expect(result).toEqual({ ok: true, reply: { name: 'b' } });
  const [address, init] = send.mock.calls[0] ?? [];
  expect(address).toBe('/api/things/a%2Fb');
  expect(init).toMatchObject({ body: '{"name":"b"}', credentials: 'include' });
  expect(init?.headers).toMatchObject({ 'Accept-Language': 'ar' });
});

test('a wire reads what our server says to have worked, and nothing else', async () => {
  const wire: WireOf<typeof rename> = {
    path: rename.path,
    method: 'POST',
    accepts: 'application/json',
  };
  answer(200, '{"success":true,"name":"b"}');
  expect(await call(wire, { id: '1', name: 'b' }, { locale: 'ar' })).toEqual({
    ok: true,
    reply: { success: true, name: 'b' },
  });
  for (const body of ['<html>', 'null', '{"name":"b"}']) {
    answer(200, body);
    const result = await call(wire, { id: '1', name: 'b' }, { locale: 'ar' });
    expect(result).toMatchObject({ ok: false, code: 'unexpected' });
  }
});

test('without a body the rest is the query', async () => {
  const send = answer(200, '{"name":"b"}');
  await call(find, { id: '1', name: 'ن' }, { locale: 'ar' });
  expect(send.mock.calls[0]?.[0]).toBe('/api/things/1?name=%D9%86');
});

test('a failure keeps code, words and details', async () => {
  answer(409, '{"success":false,"code":"taken","message":"Taken"}');
  expect(await call(rename, { id: '1', name: 'b' }, { locale: 'en' })).toEqual({
    ok: false,
    code: 'taken',
    status: 409,
    message: 'Taken',
    details: [],
  });
});

test('a failure keeps what helps to go on', async () => {
  answer(409, '{"success":false,"code":"taken","message":"Taken","open":2}');
  const result = await call(rename, { id: '1', name: 'b' }, { locale: 'en' });
  expect(result).toMatchObject({ code: 'taken', further: { open: 2 } });
});

test.each([
  ['{"message":"Too many files","details":[{"field":"name","message":"Taken"}]}', 1],
  ['{"code":7,"message":"Too many files","details":"none"}', 0],
])('a failure without a code of ours keeps its words: %s', async (body, details) => {
  answer(503, body);
  const result = await call(rename, { id: '1', name: 'b' }, { locale: 'en' });
  expect(result).toMatchObject({ ok: false, code: 'unexpected', message: 'Too many files' });
  expect(result).toHaveProperty('details.length', details);
});

test('an answer that is none of ours is unexpected, none at all is offline', async () => {
  answer(502, '<html>');
  const garbled = await call(rename, { id: '1', name: 'b' }, { locale: 'en' });
  expect(garbled).toMatchObject({ ok: false, code: 'unexpected', status: 502 });
  answer(200, '{"other":1}');
  expect(await call(rename, { id: '1', name: 'b' }, { locale: 'en' })).toMatchObject({ ok: false });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
  const lost = await call(rename, { id: '1', name: 'b' }, { locale: 'en' });
  expect(lost).toMatchObject({ ok: false, code: 'offline', status: 0 });
});
