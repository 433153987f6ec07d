import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refuseVisit, secondsToWait } from './limits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Asks until the limit is passed; answers how many requests went through. */
const exhaust = async (ask: () => Promise<unknown>) => {
  for (let passed = 0; passed < 1_000; passed += 1) {
    if ((await ask()) !== undefined) return passed;
  }
  throw new Error('There is no limit');
};

test('an address that passes a limit is told how long to wait, and may come back then', async () => {
  const ask = () => secondsToWait('newsletter', '203.0.113.1');
  expect(await exhaust(ask)).toBe(10);
  vi.advanceTimersByTime(60_500);
  expect(await ask()).toBe(540);
  vi.advanceTimersByTime(540_000);
  expect(await ask()).toBeUndefined();
});

test('asking on while refused does not make the wait longer', async () => {
  const ask = () => secondsToWait('newsletter', '203.0.113.2');
  await exhaust(ask);
  vi.advanceTimersByTime(599_900);
  expect(await ask()).toBe(1);
  vi.advanceTimersByTime(100);
  expect(await ask()).toBeUndefined();
});

test('another address, and another limit, are not touched', async () => {
  await exhaust(() => secondsToWait('login', '203.0.113.3'));
  expect(await secondsToWait('login', '203.0.113.4')).toBeUndefined();
  expect(await secondsToWait('onboarding', '203.0.113.3')).toBeUndefined();
});

test('changing the address inside one IPv6 network does not help', async () => {
  let host = 0;
  const ask = () => secondsToWait('login', `2001:db8:1:1::${(host += 1).toString(16)}`);
  expect(await exhaust(ask)).toBe(30);
  expect(await secondsToWait('login', '2001:db8:1:2::1')).toBeUndefined();
});

test('requests at once are counted one by one', async () => {
  const waits = await Promise.all(
    Array.from({ length: 50 }, () => secondsToWait('newsletter', '203.0.113.5')),
  );
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(10);
});

test.each([
  ['ar', 'rtl', 'محاولات كثيرة'],
  ['en', 'ltr', 'Too many attempts'],
] as const)('a visit too many gets a page in its language: %s', async (locale, dir, words) => {
  const visit = () =>
    refuseVisit(
      'login',
      { clientAddress: locale === 'ar' ? '203.0.113.6' : '203.0.113.7' },
      locale,
    );
  await exhaust(visit);
  const response = await visit();
  expect(response?.status).toBe(429);
  expect(response?.headers.get('retry-after')).toBe('600');
  expect(response?.headers.get('cache-control')).toBe('no-store');
  const html = (await response?.text()) ?? '';
  expect(html).toContain(`<html lang="${locale}" dir="${dir}">`);
  expect(html).toContain(words);
  expect(html).toContain(`href="/${locale}/"`);
});
