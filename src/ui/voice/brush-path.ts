export type Point = { readonly x: number; readonly y: number };

/** Half the brush's width where it is set down, in the middle, and where it leaves the paper. */
const PRESS = [6, 4.2, 1.3] as const;
/** Where the brush begins to lift, of the whole way. */
const LIFT = 0.62;

/** The outline of a brush stroke along a line of points, as the path of an SVG. */
export const brushPath = (line: readonly Point[]): string => {
  const sides = line.map((point, at) => {
    const before = line[at - 1] ?? point;
    const after = line[at + 1] ?? point;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const half = halfWidthAt(at / Math.max(1, line.length - 1)) / length;
    const [x, y] = [(before.y - after.y) * half, (after.x - before.x) * half];
    return [
      { x: point.x + x, y: point.y + y },
      { x: point.x - x, y: point.y - y },
    ] as const;
  });
  const outline = [...sides.map(([one]) => one), ...sides.map(([, other]) => other).toReversed()];
  const path = outline.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  return path && `M${path}Z`;
};

const halfWidthAt = (share: number): number => {
  const [down, middle, up] = PRESS;
  if (share < LIFT) return down + (middle - down) * Math.sin((share / LIFT) * (Math.PI / 2));
  return middle + (up - middle) * ((share - LIFT) / (1 - LIFT)) ** 2;
};
