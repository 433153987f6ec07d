import { expect, test } from 'vitest';
import { inUnicodeRange } from './unicode-range.ts';

test('a range holds its single characters, its ends and what lies between, and nothing else', () => {
  const isInside = inUnicodeRange('U+61-63, u+2019,U+20000');
  expect(['a', 'b', 'c', '’', '𠀀'].every(isInside)).toBe(true);
  expect(['`', 'd', '‘', '中'].some(isInside)).toBe(false);
});
