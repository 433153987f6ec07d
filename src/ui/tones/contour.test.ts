import { expect, test } from 'vitest';
import { SPOKEN_TONES } from '#src/domain/mandarin/tones.ts';
import { CONTOUR_BOX, contourPath, lineOf } from './contour.ts';

const pointsOf = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

/** How high the stroke lies at its left and its right end, and at its lowest. */
const heights = (tone: (typeof SPOKEN_TONES)[number]) => {
  const points = pointsOf(contourPath(tone)).toSorted((a, b) => a.x - b.x);
  return {
    start: points[0]?.y ?? 0,
    end: points.at(-1)?.y ?? 0,
    lowest: Math.max(...points.map(({ y }) => y)),
  };
};

test('every stroke stays inside its box', () => {
  for (const tone of SPOKEN_TONES) {
    for (const { x, y } of pointsOf(contourPath(tone))) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(CONTOUR_BOX.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(CONTOUR_BOX.height);
    }
  }
});

test('the first is level, the second rises, the third dips, the fourth falls', () => {
  const [level, rising, dipping, falling] = [heights(1), heights(2), heights(3), heights(4)];
  expect(Math.abs(level.start - level.end)).toBeLessThan(8);
  expect(level.lowest).toBeLessThan(lineOf(4));
  expect(rising.start - rising.end).toBeGreaterThan(25);
  expect(dipping.lowest).toBeGreaterThan(lineOf(1));
  expect(dipping.start - dipping.end).toBeGreaterThan(15);
  expect(falling.end - falling.start).toBeGreaterThan(50);
});
