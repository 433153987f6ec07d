type Point = readonly [x: number, y: number];

/** Hairs of a brush that runs dry: how far beside the median, and from which share of its length. */
const HAIRS = [
  { beside: -26, from: 0.62 },
  { beside: -13, from: 0.5 },
  { beside: -3, from: 0.74 },
  { beside: 9, from: 0.56 },
  { beside: 22, from: 0.66 },
] as const;

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** The part of a line behind a share of its length. */
const behind = (line: readonly Point[], share: number): readonly Point[] => {
  const lengths = line.map((point, at) => {
    const before = line[at - 1] ?? point;
    return Math.hypot(point[0] - before[0], point[1] - before[1]);
  });
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [at, length] of lengths.entries()) {
    const [before, point] = [line[at - 1], line[at]];
    if (before && point && left < length)
      return [between(before, point, left / length), ...line.slice(at)];
    left -= length;
  }
  return [];
};

/** A line beside another, on its right where it is walked along. */
const besides = (line: readonly Point[], distance: number): readonly Point[] =>
  line.map(([x, y], at): Point => {
    const [fromX, fromY] = line[at - 1] ?? [x, y];
    const [toX, toY] = line[at + 1] ?? [x, y];
    const length = Math.hypot(toX - fromX, toY - fromY) || 1;
    return [x + ((toY - fromY) / length) * distance, y - ((toX - fromX) / length) * distance];
  });

/**
 * The streaks of bare paper that a drying brush leaves towards the end of a stroke (飞白), as the path
 * of an SVG, in the units of the median: a square of 1024.
 */
export const dryStreaks = (median: readonly Point[]): string =>
  HAIRS.map(({ beside, from }) => besides(behind(median, from), beside))
    .filter(({ length }) => length > 1)
    .map((hair) => `M${hair.map((point) => point.map(Math.round).join(' ')).join('L')}`)
    .join('');
