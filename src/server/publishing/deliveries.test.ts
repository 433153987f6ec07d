import { encodeSignatureHeader } from '@sanity/webhook';
import { expect, test } from 'vitest';
import { judgeDeliveries } from './deliveries.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const SECRET = 'secret';
const BODY = '{"_id":"home-page"}';
const sign = (body = BODY, at = NOW, secret = SECRET) => encodeSignatureHeader(body, at, secret);

test('a signed delivery is accepted, once', async () => {
  const judge = judgeDeliveries(SECRET, () => NOW);
  expect(await judge(BODY, await sign())).toBe('accepted');
  expect(await judge(BODY, await sign())).toBe('repeated');
  expect(await judge(BODY, (await sign()).replace(',', ', '))).not.toBe('accepted');
  expect(await judge(BODY, await sign(BODY, NOW + 1))).toBe('accepted');
});

test.each([
  ['by another secret', async () => [BODY, await sign(BODY, NOW, 'other')]],
  ['of another body', async () => ['{"_id":"x"}', await sign()]],
  ['with another time', async () => [BODY, (await sign()).replace(String(NOW), String(NOW + 1))]],
  ['not at all', () => Promise.resolve([BODY, ''])],
  ['with nonsense', () => Promise.resolve([BODY, 't=1,v1=x'])],
  ['and empty', () => Promise.resolve(['', 't=1,v1=x'])],
])('a delivery that is signed %s is forged', async (_, make) => {
  const [body = '', signature = ''] = await make();
  expect(await judgeDeliveries(SECRET, () => NOW)(body, signature)).toBe('forged');
});

test.each([-6, 6])('a delivery that is %s minutes away from now is late', async (minutes) => {
  const judge = judgeDeliveries(SECRET, () => NOW);
  expect(await judge(BODY, await sign(BODY, NOW + minutes * 60_000))).toBe('late');
});

test('what was accepted is forgotten only when it would be late', async () => {
  let time = NOW;
  const judge = judgeDeliveries(SECRET, () => time);
  const signature = await sign();
  expect(await judge(BODY, signature)).toBe('accepted');
  time += 4 * 60_000;
  expect(await judge(BODY, signature)).toBe('repeated');
  time += 2 * 60_000;
  expect(await judge(BODY, signature)).toBe('late');
});
