import type { CharacterStrokes } from '#src/ui/strokes/stroke-data.ts';
import type { Square } from './places.ts';

/** The square of the stroke data: 1024 units, y growing upwards, its top at 900. */
const EM = 1024;
const EM_TOP = 900;
/** How far the ink stands out beyond the outline of a stroke, in units: a full brush. */
const FULLNESS = 8;
/** Wider than any stroke, in units: what lies outside of the outline is cut away. */
const REACH = 260;
/** How far the brush goes on where the middle line of a stroke ends, in units. */
const OVERRUN = 60;
/** The distance of two points on its way, in units. */
const STEP = 10;
/** Hairs that leave paper white, and how far they stand from the middle at most, in units. */
const HAIRS = 17;
const HAIRS_REACH = 62;

type Point = readonly [x: number, y: number];

/** A stroke as the brush goes: its shape, and its way in even steps. */
export type BrushStroke = { readonly shape: Path2D; readonly way: readonly Point[] };

export const brushStrokes = ({ strokes, medians }: CharacterStrokes): BrushStroke[] =>
  strokes.map((outline, index) => ({
    shape: new Path2D(outline),
    way: wayOf(medians[index] ?? []),
  }));

/** The middle line, prolonged at both ends, in even steps. */
export const wayOf = (median: readonly Point[]): Point[] => {
  const [first, second] = median;
  const [last, beforeLast] = [median.at(-1), median.at(-2)];
  if (!first || !second || !last || !beforeLast) return [...median];
  const line = [beyond(first, second), ...median, beyond(last, beforeLast)];
  return line.flatMap((from, index) => {
    const to = line[index + 1];
    if (!to) return [from];
    const steps = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / STEP));
    return Array.from({ length: steps }, (_, at) => between(from, to, at / steps));
  });
};

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

const beyond = (end: Point, from: Point): Point =>
  between(from, end, 1 + OVERRUN / (Math.hypot(end[0] - from[0], end[1] - from[1]) || 1));

/** The same for the same place, without a pattern that is seen: -1 to 1. */
const chance = (seed: number): number => {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return (value - Math.floor(value)) * 2 - 1;
};

/** Paints a stroke into a square, as far as it is written: `progress` is 0 to 1. */
export const paintStroke = (
  context: CanvasRenderingContext2D,
  { shape, way }: BrushStroke,
  { place, progress, ink }: { place: Square; progress: number; ink: string },
) => {
  const written = way.slice(0, Math.ceil(way.length * progress));
  if (written.length < 2) return;
  const { width, height } = context.canvas;
  const sheet = inUnits(width, height, place);
  sheet.strokeStyle = ink;
  sheet.lineCap = 'round';
  sheet.lineJoin = 'round';
  sheet.lineWidth = REACH;
  follow(sheet, written);
  dryOut(sheet, written, way.length);
  const mask = inUnits(width, height, place);
  mask.fill(shape);
  mask.lineJoin = 'round';
  mask.lineWidth = FULLNESS * 2;
  mask.stroke(shape);
  sheet.resetTransform();
  sheet.globalCompositeOperation = 'destination-in';
  sheet.drawImage(mask.canvas, 0, 0);
  context.save();
  // Wet ink runs a little.
  context.shadowColor = ink;
  context.shadowBlur = place.side / 220;
  context.drawImage(sheet.canvas, 0, 0);
  context.restore();
};

/** A sheet of its own on which a unit of the stroke data is a unit. */
const inUnits = (width: number, height: number, { x, y, side }: Square) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const sheet = canvas.getContext('2d');
  if (!sheet) throw new Error('This browser draws no canvas');
  sheet.translate(x, y);
  sheet.scale(side / EM, -side / EM);
  sheet.translate(0, -EM_TOP);
  return sheet;
};

const follow = (sheet: CanvasRenderingContext2D, points: readonly Point[]) => {
  sheet.beginPath();
  for (const [x, y] of points) sheet.lineTo(x, y);
  sheet.stroke();
};

/** Leaves white streaks (飞白) where the hairs of the brush have run dry: more of them towards its end. */
const dryOut = (sheet: CanvasRenderingContext2D, way: readonly Point[], length: number) => {
  const [startX = 0, startY = 0] = way[0] ?? [];
  sheet.globalCompositeOperation = 'destination-out';
  for (let hair = 0; hair < HAIRS; hair += 1) {
    const seed = startX + startY * 3 + hair * 17;
    const aside = ((hair + chance(seed) * 0.4) / (HAIRS - 1) - 0.5) * 2 * HAIRS_REACH;
    const from = Math.round(length * (0.62 + chance(seed + 1) * 0.3));
    const to = Math.round(from + length * (0.18 + chance(seed + 2) * 0.12));
    const streak = besides(way, aside).slice(from, to);
    if (streak.length < 3) continue;
    sheet.globalAlpha = 0.3 + 0.3 * Math.abs(chance(seed + 3));
    sheet.lineWidth = 2.5 + 2 * Math.abs(chance(seed + 4));
    follow(sheet, streak);
  }
  sheet.globalAlpha = 1;
};

/** A line that goes beside another. */
const besides = (way: readonly Point[], distance: number): Point[] =>
  way.map(([x, y], index) => {
    const [beforeX, beforeY] = way[Math.max(0, index - 4)] ?? [x, y];
    const [afterX, afterY] = way[Math.min(way.length - 1, index + 4)] ?? [x, y];
    const [dx, dy] = [afterX - beforeX, afterY - beforeY];
    const length = Math.hypot(dx, dy) || 1;
    return [x - (dy / length) * distance, y + (dx / length) * distance];
  });
