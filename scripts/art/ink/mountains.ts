import { InkLayer, type Rgb } from './ink-layer.ts';
import {
  clamp,
  cloudNoise,
  createRandom,
  mix,
  noise,
  ridgedNoise,
  smoothstep,
  type Random,
} from './noise.ts';

/** One rock: where it stands, its outline and how it is painted. Lengths are picture pixels. */
type Peak = {
  cx: number;
  top: number;
  halfWidth: number;
  height: number;
  seed: number;
  /** Exponents of the outline: above 1 the crest is rounder, the flanks hang lower. */
  roundness: number;
  shoulder: number;
  /** Leans the crest left or right. */
  skew: number;
  /** How broken the skyline is. */
  jag: number;
  /** Ink density, the colour at the crest and at the foot. */
  density: number;
  absorption: Rgb;
  footAbsorption: Rgb;
  /** How far below the crest the rock dissolves into mist. */
  fade: number;
  /** Strength of the light and dark spurs, of the fine wrinkles and of the brush outline. */
  spur: number;
  wrinkle: number;
  edge: number;
  edgeWidth: number;
  frequency: number;
  /** 1 when the light comes from the left, -1 for a rock in counter-light. */
  light: number;
};

/** Trees and moss on a skyline. */
type Planting = {
  count: number;
  treeShare: number;
  treeHeight: number;
  absorption: Rgb;
  density: number;
};

/** A mountain: one peak and the smaller rocks before it. */
export type Massif = Peak & {
  rocks: number;
  rockHeight: number;
  planting?: Planting;
};

const noiseOffset = (peak: Peak): number => (peak.seed * 13.37) % 500;

/** The position across the peak: 0 under the crest, 1 and -1 at the sides. */
function across(peak: Peak, x: number): number {
  const offset = noiseOffset(peak);
  const u = (x - peak.cx) / peak.halfWidth;
  const lean = peak.skew * (1 - Math.min(1, u * u));
  const sway = 0.13 * noise(x * 0.006 + offset, offset);
  return u + lean + sway + 0.06 * noise(x * 0.02 + offset, offset * 2);
}

/** The y of the skyline above x. */
function skyline(peak: Peak, x: number): number {
  const offset = noiseOffset(peak);
  const u = Math.abs(across(peak, x));
  const profile =
    u >= 1 ? -(u - 1) * 2.2 : Math.pow(1 - Math.pow(u, peak.roundness), peak.shoulder);
  const jag =
    (ridgedNoise(x * 0.008 + offset, offset + 3, 3) - 0.55) * 1.6 +
    0.55 * noise(x * 0.045 + offset, offset + 7) +
    0.25 * noise(x * 0.13, offset + 9);
  return peak.top + (1 - profile) * peak.height - peak.jag * jag;
}

/** Everything about one column of a peak that does not change down the slope. */
type Column = {
  x: number;
  ridge: number;
  /** Cosine of the slope: turns vertical distances into perpendicular ones. */
  cosine: number;
  sideAlpha: number;
  sideSoftness: number;
  /** How far the skyline turns to the light of the upper left, 0 to 1. */
  facing: number;
  /** How hard the brush pressed on the outline here. */
  pressure: number;
};

function columnAt(peak: Peak, x: number): Column | null {
  const u = Math.abs(across(peak, x));
  if (u >= 1.24) return null;
  const offset = noiseOffset(peak);
  const slope = (skyline(peak, x + 1.2) - skyline(peak, x - 1.2)) / 2.4;
  return {
    x,
    ridge: skyline(peak, x),
    cosine: 1 / Math.sqrt(1 + slope * slope),
    sideAlpha: 1 - smoothstep(1.0, 1.22, u),
    sideSoftness: smoothstep(0.55, 1.05, u),
    facing: clamp(0.42 - 0.5 * slope * peak.light),
    pressure: 0.35 + 0.65 * clamp(0.5 + 0.9 * noise(x * 0.018 + offset, offset * 3)),
  };
}

/** Light and dark spurs: ridged noise that flows down the slope, lit from the left. */
function spurDensity(peak: Peak, flowX: number, depth: number, low: number): number {
  const offset = noiseOffset(peak);
  const step = 5;
  const flowY = depth * peak.frequency * 0.42 + offset;
  const before = ridgedNoise((flowX - step) * peak.frequency + offset, flowY, 4, 0.52);
  const after = ridgedNoise((flowX + step) * peak.frequency + offset, flowY, 4, 0.52);
  const gradient = (after - before) / (2 * step) / peak.frequency;
  const shade = smoothstep(-0.1, 1.5, gradient * peak.light);
  const crest = smoothstep(0.72, 0.93, (before + after) / 2);
  const value = shade * 0.95 - 0.12 - 0.22 * crest * (1 - shade);
  return peak.spur * value * low * smoothstep(-4, 40, depth);
}

/** Cun: the fine dry wrinkles that run down a rock in patches. */
function wrinkleDensity(
  peak: Peak,
  flowX: number,
  depth: number,
  low: number,
  warpedX: number,
  warpedY: number,
): number {
  const offset = noiseOffset(peak);
  const crease = ridgedNoise(
    flowX * peak.frequency * 3.1 + offset * 2,
    depth * peak.frequency * 0.5 + offset,
    3,
    0.6,
  );
  const field = cloudNoise(warpedX * 0.012 + 9, warpedY * 0.012 + offset, 2);
  const strength = smoothstep(0.8, 0.96, crease) * smoothstep(-0.25, 0.5, field);
  const dryness = 0.5 + 0.9 * clamp(0.5 + noise(warpedX * 0.05, warpedY * 0.05));
  return peak.wrinkle * strength * low * smoothstep(0, 30, depth) * dryness;
}

/** The broken, pressure-varying outline of a brush, with a soft shoulder below it. */
function outlineDensity(peak: Peak, column: Column, depth: number): number {
  const distance = Math.max(0, depth * column.cosine);
  const width = peak.edgeWidth * (0.5 + 1.3 * column.pressure);
  const line = peak.edge * Math.exp(-distance / width);
  const shoulder = 0.22 * Math.exp(-distance / (width * 7));
  return column.pressure * (line + shoulder);
}

/** The light along a crest, sharp at its edge and soft below it. */
function rimLight(peak: Peak, column: Column, depth: number): number {
  const distance = Math.max(0, depth * column.cosine);
  const edge = 1.05 * Math.exp(-distance / (peak.edgeWidth * 0.75));
  const sheen = 0.24 * Math.exp(-distance / (peak.edgeWidth * 9));
  return column.facing * peak.edge * (0.35 + 0.65 * column.pressure) * (edge + sheen);
}

/** Paints one pixel of a peak, `depth` below its skyline. */
function paintRock(layer: InkLayer, peak: Peak, column: Column, px: number, py: number): void {
  const offset = noiseOffset(peak);
  const { x, ridge } = column;
  const y = py;
  const depth = y - ridge;
  if (depth < -1 / column.cosine) return;

  const fallen = (y - peak.top) / (peak.height * 1.12);
  const descent = Math.max(depth / peak.fade, fallen * fallen * 0.93);
  const mist = cloudNoise(x * 0.0032 + offset, y * 0.007, 3) * 0.45;
  const body = 1 - smoothstep(0.5, 1.0, descent + mist + column.sideSoftness * 0.12);
  const alpha = body * column.sideAlpha * clamp(depth * column.cosine + 0.5);
  if (alpha <= 0.002) return;

  const warpedX = x + 16 * noise(x * 0.009 + offset, y * 0.009);
  const warpedY = y + 16 * noise(x * 0.009, y * 0.009 + offset);
  const spread = 1 + (Math.max(0, depth) * 0.9) / peak.halfWidth;
  const flowX = (warpedX - peak.cx) / spread + peak.cx;
  const low = 1 - smoothstep(0.05, 0.92, descent + mist * 0.8);

  const blotch = 0.72 + 0.56 * cloudNoise(warpedX * 0.007 + offset, warpedY * 0.0055, 3);
  let density = (0.26 + 0.36 * low) * low * blotch;
  if (peak.spur) density += spurDensity(peak, flowX, depth, low);
  if (peak.wrinkle) density += wrinkleDensity(peak, flowX, depth, low, warpedX, warpedY);
  density += outlineDensity(peak, column, depth);
  const granulation = noise(x * 0.55, y * 0.55) * 0.5 + noise(x * 1.3 + 5, y * 1.3) * 0.5;
  density = Math.max(0, density * peak.density * (1 + 0.16 * granulation));

  const toFoot = smoothstep(0, 0.75, descent + mist * 0.6);
  const absorption: Rgb = [
    mix(peak.absorption[0], peak.footAbsorption[0], toFoot),
    mix(peak.absorption[1], peak.footAbsorption[1], toFoot),
    mix(peak.absorption[2], peak.footAbsorption[2], toFoot),
  ];
  const rim = rimLight(peak, column, depth);
  layer.wash(px, py, { density, absorption, rim }, alpha);
}

/** Paints one rock, opaque at the crest and dissolving into mist below. */
function paintPeak(layer: InkLayer, peak: Peak): void {
  const reach = peak.halfWidth * 1.25;
  const left = Math.max(0, Math.floor(peak.cx - reach + layer.offsetX));
  const right = Math.min(layer.width - 1, Math.ceil(peak.cx + reach + layer.offsetX));
  for (let px = left; px <= right; px++) {
    const column = columnAt(peak, px - layer.offsetX);
    if (!column) continue;
    const top = Math.max(0, Math.floor(column.ridge - 1 / column.cosine));
    const bottom = Math.min(layer.height - 1, Math.ceil(column.ridge + peak.fade * 1.25));
    for (let py = top; py <= bottom; py++) paintRock(layer, peak, column, px, py);
  }
}

/** A small literati tree: a leaning trunk with horizontal pads, or a round crown of dabs. */
function paintTree(
  layer: InkLayer,
  x: number,
  y: number,
  height: number,
  planting: Planting,
  random: Random,
): void {
  const { absorption, density } = planting;
  const lean = (random() - 0.5) * 0.35;
  for (let i = 0; i <= 8; i++) {
    const k = i / 8;
    layer.dab({
      x: x + lean * height * k,
      y: y - height * k * 0.8,
      radiusX: Math.max(0.7, height * 0.035 * (1 - k * 0.6)),
      radiusY: height * 0.09,
      rotation: 0,
      density: density * 1.3,
      absorption,
      alpha: 0.9,
    });
  }
  if (random() < 0.55) paintPads(layer, x, y, height, lean, planting, random);
  else paintCrown(layer, x, y, height, lean, planting, random);
}

function paintPads(
  layer: InkLayer,
  x: number,
  y: number,
  height: number,
  lean: number,
  planting: Planting,
  random: Random,
): void {
  const pads = 5;
  for (let pad = 0; pad < pads; pad++) {
    const k = pad / (pads - 1);
    const up = 0.42 + 0.58 * k;
    const width = height * (0.4 - 0.24 * k) * (0.8 + 0.4 * random());
    const padY = y - height * up * 0.86;
    const padX = x + lean * height * up + (random() - 0.5) * height * 0.08;
    for (let i = 0; i < 7; i++) {
      layer.dab({
        x: padX + (random() - 0.5) * 2 * width,
        y: padY + (random() - 0.5) * height * 0.05 + Math.abs(i - 3) * 0.2,
        radiusX: height * 0.085 * (0.7 + 0.6 * random()),
        radiusY: height * 0.042 * (0.7 + 0.6 * random()),
        rotation: (random() - 0.5) * 0.3,
        density: planting.density * (0.75 + 0.6 * random()),
        absorption: planting.absorption,
        alpha: 0.78,
      });
    }
  }
}

function paintCrown(
  layer: InkLayer,
  x: number,
  y: number,
  height: number,
  lean: number,
  planting: Planting,
  random: Random,
): void {
  for (let i = 0; i < 26; i++) {
    const angle = random() * Math.PI * 2;
    const radius = Math.sqrt(random());
    layer.dab({
      x: x + lean * height * 0.8 + Math.cos(angle) * radius * height * 0.34,
      y: y - height * 0.78 + Math.sin(angle) * radius * height * 0.3,
      radiusX: height * 0.06 * (0.7 + 0.6 * random()),
      radiusY: height * 0.045 * (0.7 + 0.6 * random()),
      rotation: random() * 3,
      density: planting.density * (0.6 + 0.7 * random()),
      absorption: planting.absorption,
      alpha: 0.7,
    });
  }
}

/** Trees and bushes along the skyline, moss dots down the shoulders. */
function plantSkyline(layer: InkLayer, peak: Peak, planting: Planting): void {
  const random = createRandom(peak.seed * 97 + 5);
  const count = Math.round(planting.count * (peak.halfWidth / 120));
  const { absorption, density } = planting;

  for (let i = 0; i < count; i++) {
    const x = peak.cx + (random() * 2 - 1) * 0.8 * peak.halfWidth;
    const y = skyline(peak, x);
    if ((y - peak.top) / peak.height > 0.62) continue;
    if (noise(x * 0.02 + peak.seed, 3) < -0.1) continue;
    if (Math.abs(skyline(peak, x + 7) - skyline(peak, x - 7)) / 14 > 1.5) continue;
    if (random() < planting.treeShare) {
      const height = planting.treeHeight * (0.6 + 0.7 * random());
      paintTree(layer, x, y + 3, height, planting, random);
      continue;
    }
    for (let dab = 0; dab < 3; dab++) {
      layer.dab({
        x: x + (random() - 0.5) * 16,
        y: y + 2 + random() * 9,
        radiusX: 2.2 + 2.4 * random(),
        radiusY: 1.5 + 1.3 * random(),
        rotation: (random() - 0.5) * 0.8,
        density: density * (0.7 + 0.6 * random()),
        absorption,
        alpha: 0.72,
      });
    }
  }

  for (let i = 0; i < count * 2; i++) {
    const x = peak.cx + (random() * 2 - 1) * 0.85 * peak.halfWidth;
    const y = skyline(peak, x) + 6 + random() * random() * peak.height * 0.35;
    if ((y - peak.top) / peak.height > 0.6) continue;
    if (noise(x * 0.03, y * 0.03 + peak.seed) < 0.12) continue;
    layer.dab({
      x,
      y,
      radiusX: 1.6 + 1.8 * random(),
      radiusY: 1.1 + 1.1 * random(),
      rotation: (random() - 0.5) * 0.6,
      density: density * (0.6 + 0.5 * random()),
      absorption,
      alpha: 0.55,
    });
  }
}

/** The smaller rocks before a massif's main peak, from the highest to the lowest. */
function rocksBefore(massif: Massif): Peak[] {
  const random = createRandom(massif.seed * 7919 + 1);
  const rocks: Peak[] = [];
  for (let i = 0; i < massif.rocks; i++) {
    const across = random() * 2 - 1;
    const side = Math.sign(across) * Math.pow(Math.abs(across), 0.8);
    const descent = 0.12 + 0.72 * ((i + 0.5) / massif.rocks) + 0.1 * (random() - 0.5);
    const halfWidth = massif.halfWidth * (0.3 + 0.34 * random()) * (1 - 0.25 * descent);
    const cx = massif.cx + side * massif.halfWidth * (0.25 + 0.62 * descent);
    const u = Math.min(0.99, Math.abs((cx - massif.cx) / massif.halfWidth));
    const profile = Math.pow(1 - Math.pow(u, massif.roundness), massif.shoulder);
    const outline = massif.top + (1 - profile) * massif.height;
    const below = massif.top + descent * massif.height * 0.85 + 14 * random();
    const scale = (0.34 + 0.3 * random()) * (1 - 0.3 * descent) * massif.rockHeight;
    rocks.push({
      ...massif,
      cx,
      top: Math.max(outline + 8, below),
      halfWidth,
      height: massif.height * scale,
      fade: massif.fade * (0.42 + 0.35 * random()),
      skew: (random() - 0.5) * 0.7,
      roundness: massif.roundness * (0.7 + 0.6 * random()),
      shoulder: massif.shoulder * (0.8 + 0.5 * random()),
      seed: massif.seed * 31 + i * 17 + 3,
      density: massif.density * (0.82 + 0.3 * random()),
      jag: massif.jag * 0.7,
      light: random() < 0.85 ? massif.light : -massif.light,
    });
  }
  return rocks.sort((a, b) => a.top - b.top);
}

/** Paints a mountain as a painter builds it: the main peak, then smaller rocks before it. */
export function paintMassif(layer: InkLayer, massif: Massif): void {
  for (const peak of [massif, ...rocksBefore(massif)]) {
    paintPeak(layer, peak);
    if (massif.planting) plantSkyline(layer, peak, massif.planting);
  }
}
