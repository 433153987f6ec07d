import wenGlyph from 'hanzi-writer-data/文.json';
import xueGlyph from 'hanzi-writer-data/学.json';
import zhongGlyph from 'hanzi-writer-data/中.json';
import { createSeal, prepareGlyph, toGlyph, type Stroke } from '../ink/calligraphy.ts';
import { createCanvas, getContext, InkLayer, type Context } from '../ink/ink-layer.ts';
import {
  HEIGHT,
  MARGIN,
  MOON,
  MOUNTAIN_LAYERS,
  PAVILION,
  SUN,
  WATER_TOP,
  WEN_TIMES,
  WIDTH,
  WRITING,
  ZHONG_TIMES,
} from './layout.ts';
import { at } from '../ink/lists.ts';
import { clamp, mix } from '../ink/noise.ts';
import { paintMassif } from '../ink/mountains.ts';
import { createMistBand, createMistBank, createMoon, createSun, MIST_SIZE } from '../ink/sky.ts';
import { LIGHTS, type Light, type Scheme } from './light.ts';
import { drawBoat, drawPavilion, type Lamps } from '../ink/sprites/buildings.ts';
import { drawCrane, type CranePose } from '../ink/sprites/crane.ts';
import { drawPine, drawReeds } from './sprites/plants.ts';
import {
  createLightPath,
  createNight,
  createPaper,
  createReflection,
  createRipples,
  dim,
  lightEdges,
} from './textures.ts';

/** A picture placed with an offset and a share of its strength. */
export type Drift = {
  dx: number;
  weight: number;
};

/** Everything that changes from one picture to the next. */
export type Moment = {
  /** 1 at the start, when the camera stands lower and closer; 0 when it has settled. */
  approach: number;
  /** 0 while mist covers the valley, 1 when it has parted. */
  parting: number;
  /** How far sun or moon has risen, 0 to 1. */
  risen: number;
  /** Drift of each mist band, far to near, and of the mist banks and the ripples. */
  bands: Drift[][];
  banks: Drift[];
  ripples: Drift[];
  boat: { x: number; y: number };
  cranes: CranePose[];
  /** Sway of the foreground plants. */
  sway: number;
  /** How far both sides move towards the middle, for the portrait picture. */
  squeeze: number;
};

/** Drawn once, used by every picture. */
export type World = {
  light: Light;
  paper: OffscreenCanvas;
  /** Sun or moon. */
  star: OffscreenCanvas;
  mountains: OffscreenCanvas[];
  bands: OffscreenCanvas[];
  banks: OffscreenCanvas[];
  ripples: OffscreenCanvas;
  lightPath: OffscreenCanvas;
  reflection: OffscreenCanvas;
  foreground: OffscreenCanvas;
  zhong: Stroke[];
  wen: Stroke[];
  seal: OffscreenCanvas;
};

type MistBand = {
  texture: number;
  y: number;
  height: number;
  alpha: number;
  /** How much thinner the band is when the mist has parted. */
  thinning: number;
};

/** One behind each mountain layer; none comes near sun, cranes or writing. */
const BANDS: readonly MistBand[] = [
  { texture: 0, y: 618, height: 404, alpha: 0.95, thinning: 0.2 },
  { texture: 1, y: 776, height: 428, alpha: 0.95, thinning: 0.15 },
  { texture: 2, y: 908, height: 374, alpha: 0.95, thinning: 0.1 },
  { texture: 1, y: 1064, height: 272, alpha: 0.62, thinning: 0.35 },
];

type MistBank = {
  texture: number;
  x: number;
  y: number;
  width: number;
  height: number;
  alpha: number;
  /** How far it moves while the mist parts. */
  travel: number;
};

/** Banks that hide the valley at dawn: behind the great mountains, and before them. */
const BANKS_BEHIND: readonly MistBank[] = [
  { texture: 0, x: 420, y: 760, width: 1800, height: 640, alpha: 0.9, travel: -900 },
  { texture: 1, x: 1560, y: 780, width: 1800, height: 640, alpha: 0.9, travel: 900 },
  { texture: 1, x: 900, y: 870, width: 1700, height: 520, alpha: 0.8, travel: -260 },
];
const BANKS_BEFORE: readonly MistBank[] = [
  { texture: 1, x: 330, y: 930, width: 1500, height: 700, alpha: 0.95, travel: -1100 },
  { texture: 0, x: 1640, y: 960, width: 1500, height: 700, alpha: 0.95, travel: 1100 },
  { texture: 0, x: 980, y: 1080, width: 1500, height: 460, alpha: 0.7, travel: 420 },
];

/** Plans when each stroke starts and ends: longer strokes take longer, with short lifts between. */
function scheduled(strokes: Stroke[], times: typeof WEN_TIMES): Stroke[] {
  const { start, end, pause } = times;
  const effort = (stroke: Stroke): number => Math.pow(stroke.length, 0.75);
  const total = strokes.reduce((sum, stroke) => sum + effort(stroke), 0);
  const available = end - start - pause * (strokes.length - 1);
  let time = start;
  for (const stroke of strokes) {
    stroke.start = time;
    stroke.end = time + (available * effort(stroke)) / total;
    time = stroke.end + pause;
  }
  return strokes;
}

const LAMPS: Readonly<Record<Scheme, Lamps>> = { day: 'out', night: 'lit' };

function paintMountains({ ground, scheme }: Light): OffscreenCanvas[] {
  const canvases = MOUNTAIN_LAYERS.map(({ massifs }) => {
    const layer = new InkLayer(WIDTH + 2 * MARGIN, HEIGHT, MARGIN, ground);
    for (const massif of massifs) paintMassif(layer, massif);
    return layer.toCanvas();
  });
  const shore = getContext(at(canvases, -1));
  shore.save();
  shore.translate(MARGIN, 0);
  drawPavilion(shore, PAVILION.x, PAVILION.y, PAVILION.scale, LAMPS[scheme]);
  shore.restore();
  return canvases;
}

function paintForeground({ edge }: Light): OffscreenCanvas {
  const [canvas, context] = createCanvas(WIDTH + 2 * MARGIN, HEIGHT);
  context.translate(MARGIN, 0);
  drawPine(context, 11);
  drawReeds(context, 5);
  if (edge) {
    dim(canvas, 'rgba(6,16,22,.62)');
    lightEdges(canvas, edge, 1);
  }
  return canvas;
}

/** Paints every part of the picture once. */
export function buildWorld(scheme: Scheme): World {
  const light = LIGHTS[scheme];
  const mountains = paintMountains(light);
  const { size, zhong, wen } = WRITING;
  return {
    light,
    paper: scheme === 'night' ? createNight() : createPaper(),
    star: scheme === 'night' ? createMoon(MOON.radius) : createSun(SUN.radius),
    mountains,
    bands: [
      createMistBand(3, 0.0022, 0.007, 0.1, light.mist),
      createMistBand(17, 0.0026, 0.009, 0.12, light.mist),
      createMistBand(29, 0.003, 0.01, 0.16, light.mist),
    ],
    banks: [createMistBank(7, light.mist), createMistBank(23, light.mist)],
    ripples: createRipples(light),
    lightPath: createLightPath(light),
    reflection: createReflection(mountains.slice(2)),
    foreground: paintForeground(light),
    zhong: scheduled(prepareGlyph(toGlyph(zhongGlyph), size, zhong.x, zhong.y, 3), ZHONG_TIMES),
    wen: scheduled(prepareGlyph(toGlyph(wenGlyph), size, wen.x, wen.y, 41), WEN_TIMES),
    seal: createSeal(toGlyph(xueGlyph), WRITING.seal.size),
  };
}

/** A share of an opacity such that the shares together give the whole. */
function shareOfAlpha(alpha: number, weight: number): number {
  return 1 - Math.pow(1 - Math.min(alpha, 0.999), weight);
}

/** Draws a layer as wide as the picture with its margins, its two halves moved inwards. */
function drawSqueezed(
  context: Context,
  image: OffscreenCanvas,
  x: number,
  y: number,
  squeeze: number,
): void {
  if (squeeze === 0) {
    context.drawImage(image, x, y);
    return;
  }
  const half = image.width / 2;
  const { height } = image;
  context.drawImage(image, 0, 0, half, height, x + squeeze, y, half, height);
  context.drawImage(image, half, 0, half, height, x + half - squeeze, y, half, height);
}

/** Applies the camera to a layer: nearer layers are larger and lower at the start. */
function withCamera(context: Context, approach: number, nearness: number, draw: () => void): void {
  const zoom = 1 + 0.075 * nearness * approach;
  context.save();
  context.translate(960, 900);
  context.scale(zoom, zoom);
  context.translate(-960, -900 + 52 * nearness * approach);
  draw();
  context.restore();
}

function drawSky(context: Context, world: World, { risen }: Moment): void {
  context.drawImage(world.paper, 0, 0, WIDTH, HEIGHT);
  const isNight = world.light.scheme === 'night';
  const { x, lowY, highY } = isNight ? MOON : SUN;
  const y = mix(lowY, highY, risen);
  if (!isNight) {
    const glow = context.createRadialGradient(x, y, 120, x, y, 900);
    glow.addColorStop(0, `rgba(250,178,132,${0.34 - 0.14 * risen})`);
    glow.addColorStop(0.45, `rgba(250,202,170,${0.18 - 0.08 * risen})`);
    glow.addColorStop(1, 'rgba(250,220,190,0)');
    context.globalCompositeOperation = 'multiply';
    context.fillStyle = glow;
    context.fillRect(0, 0, WIDTH, HEIGHT);
    context.globalCompositeOperation = 'source-over';
    context.globalAlpha = 0.97;
  }
  context.drawImage(world.star, x - world.star.width / 2, y - world.star.height / 2);
  context.globalAlpha = 1;
}

function drawBand(context: Context, world: World, moment: Moment, index: number): void {
  const band = at(BANDS, index);
  const alpha = band.alpha * (1 - band.thinning * moment.parting);
  for (const { dx, weight } of at(moment.bands, index)) {
    context.globalAlpha = shareOfAlpha(alpha, weight);
    context.drawImage(
      at(world.bands, band.texture),
      -340 + dx,
      band.y,
      MIST_SIZE.width,
      band.height,
    );
  }
  context.globalAlpha = 1;
}

function drawBanks(
  context: Context,
  world: World,
  moment: Moment,
  banks: readonly MistBank[],
): void {
  const strength = 1 - moment.parting;
  if (strength <= 0) return;
  for (const bank of banks) {
    const direction = Math.sign(bank.travel);
    for (const { dx, weight } of moment.banks) {
      context.globalAlpha = shareOfAlpha(bank.alpha * strength, weight);
      const x = bank.x + bank.travel * moment.parting + dx * direction;
      const image = at(world.banks, bank.texture);
      const left = x - bank.width / 2;
      const top = bank.y - bank.height / 2;
      context.drawImage(image, left, top, bank.width, bank.height);
    }
  }
  context.globalAlpha = 1;
}

function drawMountains(context: Context, world: World, moment: Moment, index: number): void {
  const squeeze = index === 0 ? 0 : moment.squeeze;
  withCamera(context, moment.approach, at(MOUNTAIN_LAYERS, index).nearness, () => {
    drawSqueezed(context, at(world.mountains, index), -MARGIN, 0, squeeze);
  });
}

function drawWater(context: Context, world: World, moment: Moment): void {
  withCamera(context, moment.approach, 1, () => {
    drawSqueezed(context, world.reflection, -MARGIN, WATER_TOP, moment.squeeze);
    for (const { dx, weight } of moment.ripples) {
      context.globalAlpha = shareOfAlpha(0.98, weight);
      context.drawImage(world.ripples, -MARGIN + dx, WATER_TOP);
      context.globalAlpha = shareOfAlpha(0.7 + 0.25 * moment.risen, weight);
      context.drawImage(world.lightPath, -MARGIN - 0.4 * dx, WATER_TOP);
    }
    context.globalAlpha = 1;
  });
}

function drawForeground(context: Context, world: World, moment: Moment): void {
  const zoom = 1 + 0.12 * moment.approach;
  context.save();
  context.translate(0, HEIGHT);
  context.scale(zoom, zoom);
  context.translate(-30 * moment.approach - 10 + moment.sway, -HEIGHT + 60 * moment.approach);
  drawSqueezed(context, world.foreground, -MARGIN, 0, moment.squeeze);
  context.restore();
}

/** Draws the landscape of one moment, from the sky to the bough in front. */
export function drawLandscape(context: Context, world: World, moment: Moment): void {
  context.globalAlpha = 1;
  context.imageSmoothingQuality = 'high';
  drawSky(context, world, moment);
  drawMountains(context, world, moment, 0);
  drawBand(context, world, moment, 0);
  drawMountains(context, world, moment, 1);
  drawBand(context, world, moment, 1);
  drawBanks(context, world, moment, BANKS_BEHIND);
  drawMountains(context, world, moment, 2);
  drawBand(context, world, moment, 2);
  drawWater(context, world, moment);
  drawMountains(context, world, moment, 3);
  drawBand(context, world, moment, 3);
  drawBoat(context, moment.boat.x, moment.boat.y, 0.8, LAMPS[world.light.scheme]);
  drawBanks(context, world, moment, BANKS_BEFORE);
  for (const crane of moment.cranes) drawCrane(context, crane);
  drawForeground(context, world, moment);
}

/** How steeply a crane holds itself, in radians, however steeply it rises. */
const STEEPEST = 0.42;

const onCurve = ([a, b, c, d]: readonly [number, number, number, number], k: number): number =>
  (1 - k) ** 3 * a + 3 * (1 - k) ** 2 * k * b + 3 * (1 - k) * k ** 2 * c + k ** 3 * d;

/**
 * A crane's place at `progress`, 0 to 1, on its way low over the water below the writing, then up on
 * its right. The flock spreads by `dx` and `dy` as it rises.
 */
export function craneOnPath(
  progress: number,
  scale: number,
  flap: number,
  dx: number,
  dy: number,
): CranePose {
  const at = (k: number): [number, number] => [
    onCurve([-320, 900, 1420, 1500], k),
    onCurve([1030, 1120, 1030, 330], k),
  ];
  const [x, y] = at(progress);
  const [nextX, nextY] = at(progress + 0.01);
  const rotation = clamp(Math.atan2(nextY - y, nextX - x) * 0.75, -STEEPEST, STEEPEST);
  return { x: x + dx, y: y + dy * progress, scale, rotation, flap };
}

/** A crane that crosses the whole picture, from `progress` 0 out of sight to 1 out of sight. */
export function craneAcross(
  progress: number,
  scale: number,
  flap: number,
  dx: number,
  dy: number,
): CranePose {
  const y = 1010 - 90 * Math.sin(progress * Math.PI);
  const rotation = -0.12 * Math.cos(progress * Math.PI);
  return { x: mix(-200, 2360, progress) + dx, y: y + dy, scale, rotation, flap };
}
