// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { forgetRange, keepRange, keptRange } from './kept-range.ts';

const range = { low: 80, high: 92 };

afterEach(() => {
  vi.restoreAllMocks();
  forgetRange();
});

test('a range is kept until it is forgotten', () => {
  expect(keptRange()).toBeUndefined();
  keepRange(range);
  expect(keptRange()).toEqual(range);
  forgetRange();
  expect(keptRange()).toBeUndefined();
});

test.each(['no json', '{"version":1,"low":9,"high":2}', '{"version":0,"low":1,"high":2}', '[]'])(
  'what is not ours is no range: %s',
  (text) => {
    localStorage.setItem('hanlu.voice-range', text);
    expect(keptRange()).toBeUndefined();
  },
);

test('where nothing may be kept it lasts for the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  keepRange(range);
  expect(keptRange()).toEqual(range);
});
