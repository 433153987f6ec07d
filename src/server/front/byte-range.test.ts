import { expect, test } from 'vitest';
import { readByteRange } from './byte-range.ts';

test.each([
  ['bytes=0-1', { kind: 'part', first: 0, last: 1 }],
  ['bytes=90-', { kind: 'part', first: 90, last: 99 }],
  ['bytes=90-5000', { kind: 'part', first: 90, last: 99 }],
  ['bytes=-10', { kind: 'part', first: 90, last: 99 }],
  ['bytes=-5000', { kind: 'part', first: 0, last: 99 }],
  ['bytes=100-', { kind: 'outside' }],
  ['bytes=-0', { kind: 'outside' }],
  ['bytes=9-2', { kind: 'whole' }],
  ['bytes=0-1,4-5', { kind: 'whole' }],
  ['bytes=-', { kind: 'whole' }],
  ['lines=0-1', { kind: 'whole' }],
  [undefined, { kind: 'whole' }],
] as const)('%s of 100 bytes', (header, expected) => {
  expect(readByteRange(header, 100)).toEqual(expected);
});

test('nothing of an empty file can be asked for', () => {
  expect(readByteRange('bytes=0-', 0)).toEqual({ kind: 'outside' });
  expect(readByteRange('bytes=-1', 0)).toEqual({ kind: 'outside' });
});
