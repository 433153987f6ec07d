/** Runs in the browser: draws the pictures that `render.ts` asks for. */
import { createCanvas } from '../ink/ink-layer.ts';
import { FRAME_COUNT, HEIGHT, WIDTH } from './layout.ts';
import type { Scheme } from './light.ts';
import { ease, mix, smoothstep } from '../ink/noise.ts';
import { toBase64 } from '../ink/pixels.ts';
import {
  buildWorld,
  craneAcross,
  craneOnPath,
  drawLandscape,
  type Drift,
  type Moment,
  type World,
} from './scene.ts';
import { drawBrush, drawInk, drawSeal } from './writing.ts';

const TURN = Math.PI * 2;
/** How far each mist band drifts while the frames are scrolled through. */
const BAND_TRAVEL = [-260, 340, -420, 520];

const [canvas, context] = createCanvas(WIDTH, HEIGHT);
/** The video is no larger than this. */
const VIDEO_SCALE = 1280 / WIDTH;
const [screen, video] = createCanvas(WIDTH * VIDEO_SCALE, HEIGHT * VIDEO_SCALE);
video.scale(VIDEO_SCALE, VIDEO_SCALE);
const worlds = new Map<Scheme, World>();

function getWorld(scheme: Scheme): World {
  const world = worlds.get(scheme) ?? buildWorld(scheme);
  worlds.set(scheme, world);
  return world;
}

const still = (dx: number): Drift[] => [{ dx, weight: 1 }];

/** The cranes pass the middle before 文 is written there, and glide on more slowly. */
function glide(t: number, start: number): number {
  const k = Math.max(0, (t - start) / (1 - start));
  return 1 - Math.pow(1 - k, 1.8);
}

/** The scroll animation at `t`, 0 to 1: the last mist parts, the sun rises, the cranes fly. */
function momentAt(t: number): Moment {
  const settled = ease(t);
  const flap = (speed: number, phase: number): number => Math.sin(t * TURN * speed + phase);
  return {
    approach: 0.8 * (1 - settled),
    parting: mix(0.72, 1, smoothstep(0, 0.5, t)),
    risen: smoothstep(0, 0.7, t),
    bands: BAND_TRAVEL.map((travel) => still(travel * (t - 0.5))),
    banks: still(0),
    ripples: still(14 * Math.sin(t * 5)),
    boat: { x: mix(1290, 1130, t), y: 1132 + 3 * Math.sin(t * 18) },
    cranes: [
      craneOnPath(glide(t, 0.12), 0.36, flap(7.9, 4.1), -130, -92),
      craneOnPath(glide(t, 0.09), 0.46, flap(7.5, 1.9), -190, 64),
      craneOnPath(glide(t, 0.05), 0.7, flap(6.5, 0), 0, 0),
    ],
    sway: 0,
    squeeze: 0,
  };
}

/**
 * Movement without a seam: three copies drift and fade in turn, so that each one is invisible
 * when it jumps back.
 */
function endlessDrift(t: number, centre: number, travel: number): Drift[] {
  return [0, 1 / 3, 2 / 3].map((offset) => {
    const phase = (t + offset) % 1;
    return { dx: centre + travel * (phase - 0.5), weight: (1 - Math.cos(phase * TURN)) / 3 };
  });
}

/** The opening, alive: everything in it repeats after one turn of `t`. */
function loopMomentAt(t: number): Moment {
  const flap = (speed: number, phase: number): number => Math.sin(t * TURN * speed + phase);
  const start = momentAt(0);
  return {
    ...start,
    bands: BAND_TRAVEL.map((travel) => {
      return endlessDrift(t, -0.5 * travel, Math.sign(travel) * 260);
    }),
    banks: endlessDrift(t, 0, 200),
    ripples: endlessDrift(t, 0, 46),
    boat: {
      x: start.boat.x + 8 * Math.sin(t * TURN),
      y: start.boat.y + 3 * Math.sin(t * TURN * 3),
    },
    cranes: [
      craneAcross(t, 0.3, flap(6, 4.1), -120, -66),
      craneAcross(t, 0.36, flap(6, 1.9), -190, 34),
      craneAcross(t, 0.5, flap(5, 0), 0, 0),
    ],
    sway: 3 * Math.sin(t * TURN),
  };
}

/** The frame with the given index, in base64: 中 stands, the brush writes 文. */
export async function renderFrame(scheme: Scheme, index: number): Promise<string> {
  const t = index / (FRAME_COUNT - 1);
  const world = getWorld(scheme);
  drawLandscape(context, world, momentAt(t));
  drawInk(context, world, world.zhong, 2);
  drawInk(context, world, world.wen, t);
  drawSeal(context, world, t);
  drawBrush(context, world.wen, t);
  return toBase64(canvas, 'image/jpeg');
}

/**
 * One picture of the video: the seamless loop at `t`, 0 to 1, with so much of 中 as is written at
 * `written` (0 to 1, then it stays).
 */
export async function renderLoop(scheme: Scheme, t: number, written: number): Promise<string> {
  const world = getWorld(scheme);
  drawLandscape(video, world, loopMomentAt(t - Math.floor(t)));
  drawInk(video, world, world.zhong, written);
  drawBrush(video, world.zhong, written);
  return toBase64(screen, 'image/jpeg');
}

/** The painted landscape with both shores moved in, for a portrait crop of the middle. */
function drawTallLandscape(world: World, squeeze: number): void {
  const moment = momentAt(1);
  const cranes = moment.cranes.map((crane) => ({ ...crane, x: crane.x - squeeze + 110 }));
  const boat = { ...moment.boat, x: moment.boat.x - squeeze };
  drawLandscape(context, world, { ...moment, cranes, boat, squeeze });
}

/** The same with nothing written, for a visitor's own writing. */
export async function renderSky(scheme: Scheme, squeeze: number): Promise<string> {
  drawTallLandscape(getWorld(scheme), squeeze);
  return toBase64(canvas);
}

/** The finished picture in portrait. */
export async function renderPortrait(scheme: Scheme, squeeze: number): Promise<string> {
  const world = getWorld(scheme);
  drawTallLandscape(world, squeeze);
  drawInk(context, world, world.zhong, 2);
  drawInk(context, world, world.wen, 2);
  drawSeal(context, world, 1);
  return toBase64(canvas);
}
