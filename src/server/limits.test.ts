import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countInvalid, countInvalidInstead, secondsToWait, type Visitor } from './limits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Someone at an address, known by a browser's cookie or an account where these are given. */
const visitor = (clientAddress: string, known: { cookie?: string; account?: string } = {}) =>
  ({
    clientAddress,
    cookies: {
      get: (name: string) =>
        known.cookie && name === 'onboarding' ? { value: known.cookie } : undefined,
    },
    locals: { user: known.account && { id: known.account } },
  }) as unknown as Visitor;

/** Asks until the limit is passed; answers how many requests went through. */
const exhaust = async (ask: () => Promise<unknown>) => {
  for (let passed = 0; passed < 20_000; passed += 1) {
    if ((await ask()) !== undefined) return passed;
  }
  throw new Error('There is no limit');
};

test('someone who passes a limit is told how long to wait, and may come back then', async () => {
  const ask = () => secondsToWait('newsletter', visitor('203.0.113.1', { cookie: 'sara' }));
  expect(await exhaust(ask)).toBe(10);
  vi.advanceTimersByTime(60_500);
  expect(await ask()).toBe(540);
  vi.advanceTimersByTime(540_000);
  expect(await ask()).toBeUndefined();
});

test('asking on while refused does not make the wait longer', async () => {
  const ask = () => secondsToWait('newsletter', visitor('203.0.113.2', { cookie: 'nur' }));
  await exhaust(ask);
  vi.advanceTimersByTime(599_900);
  expect(await ask()).toBe(1);
  vi.advanceTimersByTime(100);
  expect(await ask()).toBeUndefined();
});

test('another browser at the same address, and another limit, are not touched', async () => {
  const ali = visitor('203.0.113.3', { cookie: 'ali' });
  expect(await exhaust(() => secondsToWait('login', ali))).toBe(30);
  expect(await secondsToWait('login', visitor('203.0.113.3', { cookie: 'omar' }))).toBeUndefined();
  expect(await secondsToWait('login', visitor('203.0.113.3'))).toBeUndefined();
  expect(await secondsToWait('onboarding', ali)).toBeUndefined();
});

test('an account counts wherever it comes from', async () => {
  let host = 0;
  const ask = () => {
    host += 1;
    return secondsToWait('uploads', visitor(`198.51.100.${host}`, { account: 'lin' }));
  };
  expect(await exhaust(ask)).toBe(60);
});

test('throwing cookies away or making them up leads to the limit of the address', async () => {
  let made = 0;
  const ask = () => {
    made += 1;
    const known = made % 2 ? { cookie: `made up ${made}` } : {};
    return secondsToWait('login', visitor('203.0.113.4', known));
  };
  expect(await exhaust(ask)).toBe(600);
  expect(await secondsToWait('login', visitor('203.0.113.5'))).toBeUndefined();
});

test('strangers at one address subscribe sixty times, whoever is known there goes on as usual', async () => {
  const subscribe = (known = {}) => secondsToWait('newsletter', visitor('203.0.113.8', known));
  expect(await exhaust(() => subscribe())).toBe(60);
  let pupil = 0;
  const pupils = () => subscribe({ cookie: `pupil ${(pupil += 1)}` });
  expect(await exhaust(pupils)).toBe(390);
  expect(await secondsToWait('newsletter', visitor('203.0.113.9'))).toBeUndefined();
});

test('changing the address inside one IPv6 network does not help, nor does changing the network', async () => {
  let host = 0;
  const next = () => (host += 1).toString(16);
  expect(await exhaust(() => secondsToWait('login', visitor(`2001:db8:1:1::${next()}`)))).toBe(600);
  expect(await secondsToWait('login', visitor('2001:db8:1:2::1'))).toBeUndefined();
  const many = await exhaust(() => secondsToWait('login', visitor(`2001:db8:2:${next()}::1`)));
  expect(many).toBe(2_400);
  expect(await secondsToWait('login', visitor('2001:db8:3:1::1'))).toBeUndefined();
});

test('requests at once are counted one by one', async () => {
  const waits = await Promise.all(
    Array.from({ length: 50 }, () =>
      secondsToWait('newsletter', visitor('203.0.113.6', { cookie: 'huda' })),
    ),
  );
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(10);
});

describe('requests that can’t be understood', () => {
  const rana = visitor('203.0.113.7', { cookie: 'rana' });

  test('use up nothing of the others, and have a limit of their own', async () => {
    for (let tried = 0; tried < 59; tried += 1) {
      expect(await secondsToWait('newsletter', rana)).toBeUndefined();
      await countInvalidInstead('newsletter', rana);
    }
    expect(await secondsToWait('newsletter', rana)).toBeUndefined();
    await countInvalid(rana);
    expect(await secondsToWait('newsletter', rana)).toBe(600);
    expect(await secondsToWait('login', rana)).toBe(600);
    const neighbour = visitor('203.0.113.7', { cookie: 'lina' });
    expect(await secondsToWait('newsletter', neighbour)).toBeUndefined();
    vi.advanceTimersByTime(600_000);
    expect(await secondsToWait('newsletter', rana)).toBeUndefined();
  });
});
