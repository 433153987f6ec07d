import { describe, expect, test } from 'vitest';
import { idealOf } from '#src/domain/pitch/tone.ts';
import { lineOf, movementOf, strokeOf, VOICE_BOX } from './voice-box.ts';

const pointsOf = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

describe('a syllable as a stroke of the brush', () => {
  test.each([1, 2, 3, 4] as const)('the ideal of tone %i lies in its box', (tone) => {
    const points = pointsOf(strokeOf(idealOf(tone)));
    expect(points.length).toBeGreaterThan(20);
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(VOICE_BOX.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(VOICE_BOX.height);
    }
  });

  test('a voice far outside its range stays on the paper', () => {
    for (const { y } of pointsOf(strokeOf([-9, 20, 3]))) {
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(VOICE_BOX.height);
    }
  });

  test('time runs to the right, and what is high lies above', () => {
    const points = pointsOf(strokeOf([1, 5]));
    expect(points[1]?.x).toBeGreaterThan(points[0]?.x ?? 0);
    expect(points[1]?.y).toBeLessThan(points[0]?.y ?? 0);
    expect(lineOf(5)).toBeLessThan(lineOf(1));
  });

  test('nothing is no path', () => {
    expect(strokeOf([])).toBe('');
  });
});

test.each([
  [[4.8, 4.6, 4.9], 'level'],
  [[2.5, 3, 4.8], 'rises'],
  [[5, 4, 1.2], 'falls'],
  [[2.2, 1, 3.4], 'dips'],
  [[2, 4, 2], 'peaks'],
] as const)('a voice at %j %s', (levels, movement) => {
  expect(movementOf(levels)).toBe(movement);
});
