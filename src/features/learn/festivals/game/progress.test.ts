import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadProgress, saveProgress } from './progress.ts';

const values = new Map<string, string>();
const store = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
};

beforeEach(() => {
  values.clear();
  vi.stubGlobal('sessionStorage', store);
});
afterEach(() => vi.unstubAllGlobals());

test('what was placed is there again for the same festival only', () => {
  saveProgress('spring', ['lantern', 'hongbao']);
  expect(loadProgress('spring')).toEqual(['lantern', 'hongbao']);
  expect(loadProgress('qingming')).toEqual([]);
});

test('an emptied scene is forgotten, another festival’s progress is left alone', () => {
  saveProgress('spring', ['lantern']);
  saveProgress('qingming', []);
  expect(loadProgress('spring')).toEqual(['lantern']);
  saveProgress('spring', []);
  expect(values.size).toBe(0);
});

test.each(['{', '[]', '{"festival":"spring"}', '{"festival":"spring","placed":[1]}'])(
  'a stored value like %s counts for nothing',
  (value) => {
    values.set('hanlu.festival-game', value);
    expect(loadProgress('spring')).toEqual([]);
  },
);

test('a browser that forbids storage only forgets', () => {
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(loadProgress('spring')).toEqual([]);
  expect(() => saveProgress('spring', ['lantern'])).not.toThrow();
});
