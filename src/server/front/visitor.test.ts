import { expect, test, vi } from 'vitest';
import { siteOf, startFront } from './harness.ts';
import type { FrontOptions } from './server.ts';

const site = await siteOf({});

/** A front whose handler answers what it is told about the request. */
const frontWith = (options: Partial<FrontOptions>) =>
  startFront({
    site,
    handler: (req, res) => void res.end(JSON.stringify(req.headers)),
    ...options,
  });

const tell = async (options: Partial<FrontOptions>, headers: Record<string, string | string[]>) => {
  await using front = await frontWith(options);
  const { body } = await front.ask('/api/x', { headers });
  return JSON.parse(body.toString()) as Record<string, string>;
};
const addressFor = async (trustedProxies: number, forwarded?: string | string[]) => {
  const told = await tell(
    { trustedProxies },
    forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  );
  return told['x-forwarded-for'];
};

test('without proxies the address is that of the connection, whatever the visitor says', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  expect(await addressFor(0)).toBe('127.0.0.1');
  expect(await addressFor(0, '203.0.113.7')).toBe('127.0.0.1');
});

test('behind proxies it is what the outermost of them saw', async () => {
  expect(await addressFor(1, '203.0.113.7')).toBe('203.0.113.7');
  expect(await addressFor(2, '203.0.113.7, 10.0.0.2')).toBe('203.0.113.7');
  expect(await addressFor(1, '[2001:db8::7]:50000')).toBe('2001:db8::7');
});

test('a forwarded address that is not trusted is warned about, once', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await using front = await frontWith({ trustedProxies: 0 });
  await front.ask('/api/x');
  expect(warn).not.toHaveBeenCalled();
  for (let asked = 0; asked < 3; asked += 1) {
    await front.ask('/api/x', { headers: { 'x-forwarded-for': '203.0.113.7' } });
  }
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('TRUSTED_PROXIES'));
  warn.mockClear();
  expect(await addressFor(1, '203.0.113.7')).toBe('203.0.113.7');
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

test('what a visitor writes before that is not believed', async () => {
  expect(await addressFor(1, '1.1.1.1, 203.0.113.7')).toBe('203.0.113.7');
  expect(await addressFor(1, ['1.1.1.1', '203.0.113.7'])).toBe('203.0.113.7');
  expect(await addressFor(2, '1.1.1.1, 203.0.113.7, 10.0.0.2')).toBe('203.0.113.7');
});

test.each([undefined, '', '10.0.0.2', 'unknown, 10.0.0.2', 'a<script>, 10.0.0.2'])(
  'with %j from two proxies it is that of the connection',
  async (forwarded) => {
    expect(await addressFor(2, forwarded)).toBe('127.0.0.1');
  },
);

test('the name that was called stays, where it is one', async () => {
  const hostFor = async (host: string) => (await tell({}, { host }))['host'];
  expect(await hostFor('hanlu.local:8080')).toBe('hanlu.local:8080');
  expect(await hostFor('[::1]:8080')).toBe('[::1]:8080');
  for (const odd of ['evil.example/a?', 'a@evil.example', 'evil.example#', 'a b']) {
    expect(await hostFor(odd)).toBe('127.0.0.1:4321');
  }
});

test('the public address stands in place of what the request says about itself', async () => {
  const lies = {
    host: 'evil.example/a',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    'x-forwarded-port': '70',
    forwarded: 'for=1.1.1.1;host=evil.example',
  };
  const told = await tell({ siteUrl: 'https://hanlu.example', trustedProxies: 1 }, lies);
  expect(told).toMatchObject({
    host: 'hanlu.example',
    'x-forwarded-host': 'hanlu.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '443',
  });
  expect(told).not.toHaveProperty('forwarded');
  const onLoopback = await tell({ siteUrl: 'http://127.0.0.1:4321' }, lies);
  expect(onLoopback).toMatchObject({ host: '127.0.0.1:4321', 'x-forwarded-port': '4321' });
});
