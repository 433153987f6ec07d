import { expect, test } from 'vitest';
import { siteOf, startFront } from './harness.ts';
import { ownNameOf } from './own-name.ts';

const HOME = 'http://127.0.0.1:4321';
const asked = (host: string, { method = 'GET', url = '/ar/?a=1', siteUrl = HOME } = {}) =>
  ownNameOf(siteUrl)({ method, url, headers: { host } });

test('another name of this machine leads to the one that the login comes back to', () => {
  expect(asked('localhost:4321')).toBe(`${HOME}/ar/?a=1`);
  expect(asked('[::1]:4321', { method: 'HEAD' })).toBe(`${HOME}/ar/?a=1`);
  expect(asked('127.0.0.1:4321', { siteUrl: 'http://localhost:4321' })).toBe(
    'http://localhost:4321/ar/?a=1',
  );
});

test.each([
  ['the right name', asked('127.0.0.1:4321')],
  ['another port, as behind a tunnel', asked('localhost:9000')],
  ['a name that only looks alike', asked('localhost.evil.example:4321')],
  ['a public site', asked('localhost:4321', { siteUrl: 'https://hanlu.example:4321' })],
  ['a form', asked('localhost:4321', { method: 'POST' })],
  ['an address in full', asked('localhost:4321', { url: 'http://evil.example/' })],
  ['no name at all', ownNameOf(HOME)({ method: 'GET', url: '/', headers: {} })],
])('%s is left alone', (_, address) => {
  expect(address).toBeUndefined();
});

test('files and pages alike send such a visitor on', async () => {
  const site = await siteOf({ 'index.html': 'x' });
  await using front = await startFront({ site });
  for (const path of ['/', '/student']) {
    const { status, headers } = await front.ask(path, { headers: { host: 'localhost:4321' } });
    expect({ status, location: headers.location }).toEqual({ status: 307, location: HOME + path });
  }
});
