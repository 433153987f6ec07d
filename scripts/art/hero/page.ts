/** Runs in the browser: draws the pictures that `render.ts` asks for. */
import { createCanvas } from '../ink/ink-layer.ts';
import { FRAME_COUNT, HEIGHT, SUN, WIDTH } from './layout.ts';
import { ease, mix, smoothstep } from '../ink/noise.ts';
import { toBase64 } from '../ink/pixels.ts';
import {
  buildWorld,
  craneOnPath,
  drawLandscape,
  type Drift,
  type Moment,
  type World,
} from './scene.ts';
import { drawBrush, drawInk, drawSeal } from './writing.ts';

const TURN = Math.PI * 2;
/** How far each mist band drifts while the frames are scrolled through. */
const BAND_TRAVEL = [-200, -260, 340, -420, 520];

const [canvas, context] = createCanvas(WIDTH, HEIGHT);
let world: World | null = null;

function getWorld(): World {
  world ??= buildWorld();
  return world;
}

const still = (dx: number): Drift[] => [{ dx, weight: 1 }];

/** The cranes pass the middle before 文 is written there, and glide on more slowly. */
function glide(t: number, start: number): number {
  const k = Math.max(0, (t - start) / (1 - start));
  return 1 - Math.pow(1 - k, 1.8);
}

/** The scroll animation at `t`, 0 to 1: the mist parts, the sun rises, the cranes fly. */
function momentAt(t: number): Moment {
  const settled = ease(t);
  const flap = (speed: number, phase: number): number => Math.sin(t * TURN * speed + phase);
  return {
    approach: 1 - settled,
    dawn: 1 - smoothstep(0, 0.52, t),
    parting: smoothstep(0, 0.36, t),
    sunY: mix(SUN.dawnY, SUN.dayY, smoothstep(0, 0.62, t)),
    bands: BAND_TRAVEL.map((travel) => still(travel * (t - 0.5))),
    banks: still(0),
    ripples: still(14 * Math.sin(t * 5)),
    boat: { x: mix(1290, 1130, t), y: 1132 + 3 * Math.sin(t * 18) },
    cranes: [
      craneOnPath(glide(t, 0.12), 0.36, flap(7.9, 4.1), -110, -170),
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

/** The dawn of the first frame, alive: everything in it repeats after one turn of `t`. */
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
      craneOnPath(mix(-0.02, 1.3, t), 0.36, flap(6, 4.1), -150, -130),
      craneOnPath(mix(-0.02, 1.3, t), 0.46, flap(6, 1.9), -240, 90),
      craneOnPath(mix(-0.02, 1.3, t), 0.7, flap(5, 0), 0, 0),
    ],
    sway: 3 * Math.sin(t * TURN),
  };
}

/** The frame with the given index, as a PNG in base64. */
export async function renderFrame(index: number): Promise<string> {
  const t = index / (FRAME_COUNT - 1);
  const { strokes } = getWorld();
  drawLandscape(context, getWorld(), momentAt(t));
  drawInk(context, strokes, t);
  drawSeal(context, getWorld(), t);
  drawBrush(context, strokes, t);
  return toBase64(canvas);
}

/** One picture of the seamless loop, `t` in [0, 1). */
export async function renderLoop(t: number): Promise<string> {
  drawLandscape(context, getWorld(), loopMomentAt(t));
  return toBase64(canvas);
}

/** The finished picture with both shores moved in, for a portrait crop of the middle. */
export async function renderPortrait(squeeze: number): Promise<string> {
  const moment = momentAt(1);
  const cranes = moment.cranes.map((crane) => ({ ...crane, x: crane.x - squeeze - 150 }));
  const boat = { ...moment.boat, x: moment.boat.x - squeeze };
  drawLandscape(context, getWorld(), { ...moment, cranes, boat, squeeze });
  drawInk(context, getWorld().strokes, 1);
  drawSeal(context, getWorld(), 1);
  return toBase64(canvas);
}
