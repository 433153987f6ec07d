import { createCanvas, type Context, type Rgb } from './ink-layer.ts';
import { at } from './lists.ts';
import { clamp, cloudNoise, noise, smoothstep } from './noise.ts';

export type Point = readonly [number, number];

/** Stroke data of one character: outlines as SVG paths, and the middle line of each stroke. */
export type Glyph = {
  strokes: string[];
  medians: Point[][];
};

/** Reads the stroke data of hanzi-writer-data, whose points are plain lists of numbers. */
export function toGlyph(data: { strokes: string[]; medians: number[][][] }): Glyph {
  const medians = data.medians.map((median) => {
    return median.map((point): Point => [at(point, 0), at(point, 1)]);
  });
  return { strokes: data.strokes, medians };
}

/** The em square of the stroke data: 1024 units, the baseline 900 below the top. */
const EM = 1024;
const EM_TOP = 900;
/** Half the width of a stroke in em units, and how far a stroke runs past its median. */
const HALF_WIDTH = 46;
const OVERRUN = 42;
const BOLDNESS = 14;
const BLUR_MARGIN = 26;
const UNTOUCHED = 9;
/** Soot, as it is on paper. */
export const INK: Rgb = [24, 20, 18];

/** A stroke made ready for writing: per pixel, when the brush arrives and how much ink it leaves. */
export type Stroke = {
  x: number;
  y: number;
  width: number;
  height: number;
  length: number;
  /** Points along the middle, for the brush to follow. */
  path: Point[];
  /** Set by the schedule: when the stroke starts and ends, 0 to 1 of the whole animation. */
  start: number;
  end: number;
  arrival: Float32Array;
  density: Float32Array;
  halo: Float32Array;
  dried?: OffscreenCanvas;
};

type Segment = {
  x: number;
  y: number;
  directionX: number;
  directionY: number;
  length: number;
  /** Length of the path before this segment. */
  before: number;
};

/** Catmull-Rom resampling, then corner rounding, so that bristle streaks bend and do not break. */
function smoothPath(points: Point[]): Point[] {
  const steps = 8;
  const result: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const a = at(points, Math.max(0, i - 1));
    const b = at(points, i);
    const c = at(points, i + 1);
    const d = at(points, Math.min(points.length - 1, i + 2));
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const on = (axis: 0 | 1): number =>
        0.5 *
        (2 * b[axis] +
          (-a[axis] + c[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (-a[axis] + 3 * b[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      result.push([on(0), on(1)]);
    }
  }
  result.push(at(points, -1));
  for (let round = 0; round < 6; round++) {
    for (let i = 1; i + 1 < result.length; i++) {
      const before = at(result, i - 1);
      const here = at(result, i);
      const after = at(result, i + 1);
      result[i] = [
        (before[0] + 2 * here[0] + after[0]) / 4,
        (before[1] + 2 * here[1] + after[1]) / 4,
      ];
    }
  }
  return result;
}

/** The point `distance` beyond `end`, coming from `from`. */
function beyond(end: Point, from: Point, distance: number): Point {
  const dx = end[0] - from[0];
  const dy = end[1] - from[1];
  const length = Math.hypot(dx, dy) || 1;
  return [end[0] + (dx / length) * distance, end[1] + (dy / length) * distance];
}

function toSegments(path: Point[]): { segments: Segment[]; length: number } {
  const segments: Segment[] = [];
  let length = 0;
  for (let i = 0; i + 1 < path.length; i++) {
    const [x, y] = at(path, i);
    const [nextX, nextY] = at(path, i + 1);
    const dx = nextX - x;
    const dy = nextY - y;
    const own = Math.hypot(dx, dy);
    if (own < 1e-3) continue;
    segments.push({
      x,
      y,
      directionX: dx / own,
      directionY: dy / own,
      length: own,
      before: length,
    });
    length += own;
  }
  return { segments, length };
}

/** Where along the path a point lies, and how far to its side. */
function project(segments: Segment[], x: number, y: number): { along: number; aside: number } {
  let nearest = Infinity;
  let along = 0;
  let aside = 0;
  for (const segment of segments) {
    const rx = x - segment.x;
    const ry = y - segment.y;
    const t = clamp(rx * segment.directionX + ry * segment.directionY, 0, segment.length);
    const ex = rx - segment.directionX * t;
    const ey = ry - segment.directionY * t;
    const distance = ex * ex + ey * ey;
    if (distance < nearest) {
      nearest = distance;
      along = segment.before + t;
      aside = rx * segment.directionY - ry * segment.directionX;
    }
  }
  return { along, aside };
}

/** Evenly spaced points from the start of the median to its end. */
function samplePath(segments: Segment[], from: number, to: number): Point[] {
  const count = 60;
  const points: Point[] = [];
  for (let i = 0; i <= count; i++) {
    const distance = from + ((to - from) * i) / count;
    const segment =
      segments.find((s) => distance <= s.before + s.length + 0.01) ?? at(segments, -1);
    const t = distance - segment.before;
    points.push([segment.x + segment.directionX * t, segment.y + segment.directionY * t]);
  }
  return points;
}

type Box = { left: number; top: number; right: number; bottom: number };

/** The smallest box around an SVG path's points. */
function outlineBox(outline: string, place: (point: Point) => Point): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const match of outline.matchAll(/(-?\d+(?:\.\d+)?)[ ,]+(-?\d+(?:\.\d+)?)/g)) {
    const [x, y] = place([Number(match[1]), Number(match[2])]);
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** How dry the brush is at this point: streaks of white paper between the bristles, 0 to 1. */
function flyingWhite(
  progress: number,
  distance: number,
  aside: number,
  x: number,
  y: number,
  seed: number,
): number {
  const bristles =
    noise(aside * 4.2 + seed * 3, distance * 0.0036) * 0.55 +
    noise(aside * 9 + seed, distance * 0.007) * 0.42 +
    noise(aside * 19 + seed * 2, distance * 0.012) * 0.3;
  const dryness =
    smoothstep(0.38, 1.0, progress) * 0.62 +
    0.1 * smoothstep(0.1, 0.3, progress) +
    0.25 * Math.max(0, noise(progress * 3 + seed, seed));
  const grain = 0.16 * noise(x * 0.42, y * 0.42) + 0.12 * noise(x * 0.12 + 4, y * 0.12);
  return smoothstep(0.26, 0.66, bristles + dryness * 0.66 - 0.2 + grain);
}

/** Prepares one stroke: its outline is the mask, its smoothed median tells the brush's way. */
function prepareStroke(
  outline: string,
  median: Point[],
  size: number,
  originX: number,
  originY: number,
  seed: number,
): Stroke {
  const scale = size / EM;
  const place = ([x, y]: Point): Point => [originX + x * scale, originY + (EM_TOP - y) * scale];
  const overrun = OVERRUN * scale;
  const middle = smoothPath(median.map(place));
  const path = [
    beyond(at(middle, 0), at(middle, 1), overrun),
    ...middle,
    beyond(at(middle, -1), at(middle, -2), overrun),
  ];
  const { segments, length } = toSegments(path);

  const box = outlineBox(outline, place);
  const x0 = Math.floor(box.left - BLUR_MARGIN);
  const y0 = Math.floor(box.top - BLUR_MARGIN);
  const width = Math.ceil(box.right - x0 + BLUR_MARGIN);
  const height = Math.ceil(box.bottom - y0 + BLUR_MARGIN);

  /** The outline's coverage, blurred, 0 to 1. */
  const coverage = (blur: number): Float32Array => {
    const [, context] = createCanvas(width, height);
    context.filter = `blur(${blur}px)`;
    const baseline = originY + EM_TOP * scale - y0;
    context.setTransform(scale, 0, 0, -scale, originX - x0, baseline);
    const shape = new Path2D(outline);
    context.fill(shape);
    context.lineJoin = 'round';
    context.lineWidth = BOLDNESS;
    context.stroke(shape);
    const { data } = context.getImageData(0, 0, width, height);
    return Float32Array.from({ length: width * height }, (_, i) => (data[i * 4 + 3] ?? 0) / 255);
  };
  const sharp = coverage(2.2);
  const soft = coverage(9);
  const wide = coverage(17);

  const arrival = new Float32Array(width * height).fill(UNTOUCHED);
  const density = new Float32Array(width * height);
  const halo = new Float32Array(width * height);
  for (let py = 0; py < height; py++) {
    for (let px = 0; px < width; px++) {
      const i = py * width + px;
      const wideInk = wide[i] ?? 0;
      const sharpInk = sharp[i] ?? 0;
      if (wideInk < 0.01) continue;
      const x = px + x0;
      const y = py + y0;
      const { along, aside } = project(segments, x, y);
      const progress = along / length;
      const side = aside / (HALF_WIDTH * scale);

      const roughness =
        0.26 * noise(x * 0.035 + seed, y * 0.035) +
        0.15 * noise(x * 0.1 + seed, y * 0.1) +
        0.07 * noise(x * 0.28, y * 0.28 + seed);
      const margin = 1 - Math.abs(sharpInk - 0.5) * 0.9;
      const body = smoothstep(0.4, 0.6, sharpInk + roughness * margin);
      const white = flyingWhite(progress, along, side, x, y, seed);
      const edge = smoothstep(0.2, 0.75, 1 - (soft[i] ?? 0));
      const pool = 0.97 - 0.1 * clamp(0.5 + cloudNoise(x * 0.016 + seed, y * 0.016, 3));
      const streaks = 1 - white * 0.8 * (0.55 + 0.45 * smoothstep(0, 0.5, Math.abs(side)));
      const loaded = 0.1 * Math.exp(-progress * 9);

      arrival[i] =
        progress + 0.012 * noise(x * 0.06, y * 0.06 + seed) + 0.012 * Math.min(1, Math.abs(side));
      density[i] = clamp(body * (pool * streaks + 0.1 * edge + loaded));
      const bleed = clamp(0.25 + 0.9 * cloudNoise(x * 0.03 + seed, y * 0.03, 3));
      halo[i] = (1 - body) * smoothstep(0.02, 0.6, wideInk) * bleed * 0.2;
    }
  }
  return {
    x: x0,
    y: y0,
    width,
    height,
    length,
    path: samplePath(segments, overrun, length - overrun),
    start: 0,
    end: 0,
    arrival,
    density,
    halo,
  };
}

/** All strokes of a character, in writing order. */
export function prepareGlyph(
  glyph: Glyph,
  size: number,
  originX: number,
  originY: number,
  seed: number,
): Stroke[] {
  return glyph.strokes.map((outline, index) =>
    prepareStroke(outline, at(glyph.medians, index), size, originX, originY, seed + index * 7.3),
  );
}

/** Paints a stroke up to `progress` (1 is written; up to 1.25 the fresh ink dries and pales). */
export function paintStroke(
  context: Context,
  stroke: Stroke,
  progress: number,
  ink: Rgb = INK,
): void {
  if (progress <= 0) return;
  const isDry = progress >= 1.25;
  if (isDry && stroke.dried) {
    context.drawImage(stroke.dried, stroke.x, stroke.y);
    return;
  }
  const [canvas, sheet] = createCanvas(stroke.width, stroke.height);
  const image = sheet.createImageData(stroke.width, stroke.height);
  const tip = progress * 1.06;
  for (let i = 0; i < stroke.density.length; i++) {
    const since = tip - (stroke.arrival[i] ?? UNTOUCHED);
    const wetting = smoothstep(0, 0.028, since);
    if (wetting <= 0) continue;
    const freshness = Math.exp(-since * 7);
    const body = (stroke.density[i] ?? 0) * (1 + freshness * 0.1) * wetting;
    const alpha = body + (stroke.halo[i] ?? 0) * smoothstep(0, 0.25, since);
    if (alpha <= 0) continue;
    const j = i * 4;
    image.data[j] = ink[0];
    image.data[j + 1] = ink[1];
    image.data[j + 2] = ink[2];
    image.data[j + 3] = Math.min(255, alpha * 255);
  }
  sheet.putImageData(image, 0, 0);
  if (isDry) stroke.dried = canvas;
  context.drawImage(canvas, stroke.x, stroke.y);
}

/** A carved seal with a character in paper colour, worn by use. */
export function createSeal(glyph: Glyph, size: number): OffscreenCanvas {
  const [canvas, context] = createCanvas(size * 1.3, size * 1.3);
  const edge = size * 0.15;
  context.fillStyle = '#b3261c';
  context.beginPath();
  context.roundRect(edge, edge, size, size, size * 0.07);
  context.fill();

  context.save();
  context.translate(edge + size * 0.12, edge + size * 0.12);
  const scale = (size * 0.76) / EM;
  context.scale(scale, -scale);
  context.translate(0, -EM_TOP);
  context.fillStyle = '#f7efdd';
  context.strokeStyle = '#f7efdd';
  context.lineWidth = 26;
  for (const outline of glyph.strokes) {
    const shape = new Path2D(outline);
    context.fill(shape);
    context.stroke(shape);
  }
  context.restore();

  context.strokeStyle = '#f7efdd';
  context.lineWidth = size * 0.022;
  context.strokeRect(edge + size * 0.055, edge + size * 0.055, size * 0.89, size * 0.89);
  wearOff(canvas, context);
  return canvas;
}

/** Rubs specks out of a print. */
function wearOff(canvas: OffscreenCanvas, context: Context): void {
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  for (let y = 0; y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++) {
      const i = (y * canvas.width + x) * 4 + 3;
      const wear = noise(x * 0.16, y * 0.16) * 0.6 + noise(x * 0.5, y * 0.5) * 0.5;
      image.data[i] = (image.data[i] ?? 0) * (1 - 0.75 * smoothstep(0.38, 0.7, wear));
    }
  }
  context.putImageData(image, 0, 0);
}
