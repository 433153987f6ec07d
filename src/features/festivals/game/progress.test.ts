import { beforeEach, expect, test } from 'vitest';
import { loadProgress, saveProgress } from './progress.ts';

const values = new Map<string, string>();
const store = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
};

beforeEach(() => values.clear());

test('what was placed is there again for the same festival only', () => {
  saveProgress('spring', ['lantern', 'hongbao'], store);
  expect(loadProgress('spring', store)).toEqual(['lantern', 'hongbao']);
  expect(loadProgress('qingming', store)).toEqual([]);
});

test('an emptied scene is forgotten, another festival’s progress is left alone', () => {
  saveProgress('spring', ['lantern'], store);
  saveProgress('qingming', [], store);
  expect(loadProgress('spring', store)).toEqual(['lantern']);
  saveProgress('spring', [], store);
  expect(values.size).toBe(0);
});

test.each(['{', '[]', '{"festival":"spring"}', '{"festival":"spring","placed":[1]}'])(
  'a stored value like %s counts for nothing',
  (value) => {
    values.set('hanlu.festival-game', value);
    expect(loadProgress('spring', store)).toEqual([]);
  },
);

test('a browser that forbids storage only forgets', () => {
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const forbidden = { getItem: forbid, setItem: forbid, removeItem: forbid };
  expect(loadProgress('spring', forbidden)).toEqual([]);
  expect(() => saveProgress('spring', ['lantern'], forbidden)).not.toThrow();
});
