import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox, Windows',
  ],
  ['secret text here/1 (Windows NT 10.0)', 'Windows'],
  ['MyTool/1.2 build-77/3.4 x', ''],
  ['', ''],
  [null, ''],
])('%s signs in with %j', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test('a header of any length and form is taken', () => {
  expect(deviceOf('('.repeat(100_000))).toBe('');
});
