import { expect, test } from 'vitest';
import { chooseEncoding } from './accept-encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['br;q=0.9, gzip;q=0.9', 'br'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0.3, gzip;q=0.2', 'br'],
  ['br;q=0, *', 'gzip'],
  ['identity', 'identity'],
  ['identity;q=1, br;q=0.5', 'identity'],
  ['gzip;q=0.001', 'gzip'],
  ['*;q=0', 'identity'],
  ['br;q=nonsense, gzip', 'gzip'],
  ['br ; q=0.2 , gzip ; q=0.1', 'br'],
  ['zstd', 'identity'],
] as const)('%j is answered with %s', (header, expected) => {
  expect(chooseEncoding(header, ['br', 'gzip'])).toBe(expected);
});

test('an encoding that is not ready yet is not chosen', () => {
  expect(chooseEncoding('br, gzip;q=0.1', ['gzip'])).toBe('gzip');
  expect(chooseEncoding('br, gzip', [])).toBe('identity');
});
