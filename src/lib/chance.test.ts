import { expect, test } from 'vitest';
import { draw, pick } from './chance.ts';

const drawn = (seed: number, count: number) => {
  const values: number[] = [];
  let now = seed;
  for (let index = 0; index < count; index += 1) {
    const [value, next] = draw(now);
    values.push(value);
    now = next;
  }
  return values;
};

test('the same seed gives the same numbers, spread over 0 to 1', () => {
  expect(drawn(5, 20)).toEqual(drawn(5, 20));
  expect(drawn(5, 20)).not.toEqual(drawn(6, 20));
  const values = drawn(1, 2000);
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...values)).toBeLessThan(1);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  expect(mean).toBeGreaterThan(0.47);
  expect(mean).toBeLessThan(0.53);
});

test('a choice comes as often as its weight says, and never without one', () => {
  const weights: Record<string, number> = { a: 1, b: 3, c: 0 };
  const picked = drawn(2, 4000).map((chance) =>
    pick(Object.keys(weights), (one) => weights[one] ?? 0, chance),
  );
  const share = (one: string) => picked.filter((choice) => choice === one).length / picked.length;
  expect(share('b')).toBeGreaterThan(0.7);
  expect(share('b')).toBeLessThan(0.8);
  expect(share('c')).toBe(0);
  expect(pick([], () => 1, 0.5)).toBeUndefined();
});
