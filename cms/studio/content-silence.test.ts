import { expect, test } from 'vitest';
import { createSilence } from './content-silence.ts';

test('a server is silent once nobody has heard of it for some seconds, and until somebody does', () => {
  let now = 0;
  const silence = createSilence(() => now);
  expect(silence.isLong()).toBe(false);
  silence.missed();
  now = 3_000;
  silence.missed();
  expect(silence.isLong()).toBe(false);
  now = 4_000;
  expect(silence.isLong()).toBe(true);
  silence.heard();
  expect(silence.isLong()).toBe(false);
  silence.missed();
  expect(silence.isLong()).toBe(false);
});
