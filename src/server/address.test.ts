import { expect, test } from 'vitest';
import { networksOf, plainAddress } from './address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7:51234 ', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[2001:db8::7]:443', '2001:db8::7'],
  ['fe80::1%eth0', 'fe80::1'],
])('%j is the address %s', (text, address) => {
  expect(plainAddress(text)).toBe(address);
});

test.each(['', 'unknown', '_hidden', '203.0.113', '203.0.113.7, 1.1.1.1', 'a.example'])(
  '%j is no address',
  (text) => {
    expect(plainAddress(text)).toBeUndefined();
  },
);

test('an IPv4 address counts by itself, in any dress', () => {
  expect(networksOf('203.0.113.7')).toEqual(['203.0.113.7']);
  expect(networksOf('::ffff:203.0.113.7')).toEqual(['203.0.113.7']);
});

test('the addresses of one IPv6 network count together, those of the next one do not', () => {
  const networks = networksOf('2001:db8:0:5::1');
  expect(networks).toEqual(['2001:db8:0:5', '2001:db8:0']);
  expect(networksOf('2001:0db8:0000:0005:ffff:eeee:dddd:cccc')).toEqual(networks);
  expect(networksOf('2001:db8:0:6::1')).toEqual(['2001:db8:0:6', '2001:db8:0']);
  expect(networksOf('::1')).toEqual(['0:0:0:0', '0:0:0']);
});

test('what is no address counts together', () => {
  expect(networksOf('unknown')).toEqual(networksOf(''));
});
