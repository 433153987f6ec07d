/** A point of a median: x grows to the right, y grows upwards, in a square of 1024. */
export type Point = readonly [x: number, y: number];

const EIGHTHS = [
  'right',
  'up-right',
  'up',
  'up-left',
  'left',
  'down-left',
  'down',
  'down-right',
] as const;
export type Direction = (typeof EIGHTHS)[number];

const ZONES = [
  ['top-left', 'top', 'top-right'],
  ['left', 'middle', 'right'],
  ['bottom-left', 'bottom', 'bottom-right'],
] as const;
type Zone = (typeof ZONES)[number][number];

export type SimpleStroke =
  | 'horizontal'
  | 'vertical'
  | 'left-falling'
  | 'right-falling'
  | 'rising'
  | 'dot'
  | 'short-left-falling';

type Hook = 'up' | 'up-left' | 'down-left';

/** What a learner who can't see a stroke has to know to draw it. */
export type StrokeShape = { readonly from: Zone; readonly hook: Hook | undefined } & (
  | { readonly kind: 'simple'; readonly stroke: SimpleStroke }
  | { readonly kind: 'turning'; readonly path: readonly Direction[] }
);

/** Lower edge and width of the square in which characters are drawn. */
const SQUARE = { bottom: -124, side: 1024 };
/** Wobble of a straight line; more misses small bends, less finds bends in a hand's tremble. */
const BEND_TOLERANCE = 32;
/** Where the brush lands or presses into a corner it slants for a moment; longer is a way of its own. */
const PRESS_LENGTH = 90;
/** A lifting brush ticks to the lower left; steeper than this it is on its way. */
const LIFT_ANGLE = -125;
/** Directions closer than this are one curve; more takes corners for curves. */
const CURVE_DEG = 53;
/** A longer ending is no hook but a way of its own. */
const HOOK_LENGTH = 240;
const LOW_HOOK_LENGTH = 150;
/** How far a stroke turns back into its hook, at least. */
const HOOK_TURN_DEG = 62;
/** Shorter strokes that fall are dots. */
const DOT_LENGTH = 280;
const LEFT_DOT_LENGTH = 235;

type Run = { readonly x: number; readonly y: number };

const run = (from: Point, to: Point): Run => ({ x: to[0] - from[0], y: to[1] - from[1] });
const lengthOf = ({ x, y }: Run) => Math.hypot(x, y);
/** 0 is to the right, 90 upwards, -90 downwards. */
const angleOf = ({ x, y }: Run) => (Math.atan2(y, x) * 180) / Math.PI;

/** How far two directions lie apart, 0 to 180 degrees. */
const turn = (a: Run, b: Run) => {
  const degrees = Math.abs(angleOf(a) - angleOf(b));
  return degrees > 180 ? 360 - degrees : degrees;
};

const distanceToLine = (point: Point, from: Point, to: Point) => {
  const [line, away] = [run(from, to), run(from, point)];
  const length = lengthOf(line);
  return length === 0 ? lengthOf(away) : Math.abs(line.y * away.x - line.x * away.y) / length;
};

/** Keeps the points where the line truly bends (Ramer, Douglas and Peucker). */
const bendsOf = (points: readonly Point[]): readonly Point[] => {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const distances = points.map((point) => distanceToLine(point, first, last));
  const furthest = distances.indexOf(Math.max(...distances.slice(1, -1)));
  if ((distances[furthest] ?? 0) <= BEND_TOLERANCE) return [first, last];
  return [...bendsOf(points.slice(0, furthest + 1)), ...bendsOf(points.slice(furthest)).slice(1)];
};

/** Joins the runs of a gentle curve. */
const joinCurves = (runs: readonly Run[]): readonly Run[] => {
  const at = runs.findIndex((one, index) => {
    const next = runs[index + 1];
    return next && turn(one, next) < CURVE_DEG;
  });
  const [one, next] = [runs[at], runs[at + 1]];
  if (!one || !next) return runs;
  const joined = { x: one.x + next.x, y: one.y + next.y };
  return joinCurves([...runs.slice(0, at), joined, ...runs.slice(at + 2)]);
};

/** The way of a stroke as straight runs, without the slants of a pressing brush. */
const runsOf = (median: readonly Point[]): readonly Run[] => {
  const bends = bendsOf(median);
  const runs = bends.slice(1).map((bend, index) => run(bends[index] ?? bend, bend));
  const ways = runs.filter(
    (one, index) => index === runs.length - 1 || lengthOf(one) > PRESS_LENGTH,
  );
  const last = ways.at(-1);
  const isLift = last && lengthOf(last) <= PRESS_LENGTH && angleOf(last) < LIFT_ANGLE;
  return joinCurves(isLift && ways.length > 1 ? ways.slice(0, -1) : ways);
};

const hookOf = (before: Run | undefined, last: Run): Hook | undefined => {
  if (!before || turn(before, last) < HOOK_TURN_DEG) return undefined;
  const [angle, length] = [angleOf(last), lengthOf(last)];
  if (angle > 60 && length <= HOOK_LENGTH) return angle < 105 ? 'up' : 'up-left';
  const isLow = angle < LIFT_ANGLE && length <= LOW_HOOK_LENGTH;
  return isLow && length < lengthOf(before) / 2 ? 'down-left' : undefined;
};

const simpleStroke = (only: Run, tail: Run): SimpleStroke => {
  const [angle, length] = [angleOf(only), lengthOf(only)];
  if (angle > 120 || angle < -97) {
    if (length < LEFT_DOT_LENGTH && angle < 0 && angle > -145) return 'short-left-falling';
    // A post may lean; a falling stroke also ends to the left.
    return angle < 0 && angle > -112 && angleOf(tail) > -112 ? 'vertical' : 'left-falling';
  }
  if (angle > 17 && length > 150) return 'rising';
  if (angle > -5.5) return 'horizontal';
  if (length < DOT_LENGTH) return angle > -62 ? 'dot' : 'vertical';
  return angle > -69 ? 'right-falling' : 'vertical';
};

const directionOf = (way: Run): Direction => {
  const angle = angleOf(way);
  // A fold leans inwards and still goes down.
  if (angle < -60 && angle > -120) return 'down';
  return EIGHTHS[(Math.round(angle / 45) + 8) % 8] ?? 'right';
};

const zoneOf = ([x, y]: Point): Zone => {
  const third = (value: number) => Math.min(2, Math.max(0, Math.floor(value * 3)));
  const row = 2 - third((y - SQUARE.bottom) / SQUARE.side);
  return ZONES[row]?.[third(x / SQUARE.side)] ?? 'middle';
};

/** Tells the shape of a stroke from its median: pure geometry, no table of characters. */
export const strokeShape = (median: readonly Point[]): StrokeShape => {
  const runs = runsOf(median);
  const [first, last, start, beforeEnd, end] = [
    runs[0],
    runs.at(-1),
    median[0],
    median.at(-2),
    median.at(-1),
  ];
  if (!first || !last || !start || !beforeEnd || !end)
    throw new Error('A stroke needs at least two points');
  const hook = hookOf(runs.at(-2), last);
  const way = hook ? runs.slice(0, -1) : runs;
  const shared = { from: zoneOf(start), hook };
  return way.length === 1
    ? { ...shared, kind: 'simple', stroke: simpleStroke(first, hook ? first : run(beforeEnd, end)) }
    : { ...shared, kind: 'turning', path: way.map(directionOf) };
};
