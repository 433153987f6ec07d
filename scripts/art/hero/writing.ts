import { paintStroke, type Point, type Stroke } from '../ink/calligraphy.ts';
import type { Context } from '../ink/ink-layer.ts';
import { SEAL_AT, WRITING } from './layout.ts';
import { at } from '../ink/lists.ts';
import { clamp, ease, mix } from '../ink/noise.ts';
import type { World } from './scene.ts';
import { drawWritingBrush } from './sprites/writing-brush.ts';

/** How long the brush takes to come down to the paper and to leave it again. */
const APPROACH = 0.07;
/** How long fresh ink takes to dry. */
const DRYING = 0.06;

type BrushPose = {
  position: Point;
  onPaper: boolean;
};

const pointAt = (stroke: Stroke, progress: number): Point => {
  const last = stroke.path.length - 1;
  return at(stroke.path, clamp(Math.round(progress * last), 0, last));
};

/** The brush starts and ends each stroke slowly. */
const pace = (progress: number): number => 0.12 * progress + 0.88 * ease(progress);

/** Draws every stroke as far as it is written at time `t`. */
export function drawInk(context: Context, world: World, strokes: Stroke[], t: number): void {
  for (const stroke of strokes) {
    if (t <= stroke.start) continue;
    const progress = (t - stroke.start) / (stroke.end - stroke.start);
    const dried = 1.02 + ((t - stroke.end) / DRYING) * 0.3;
    const written = progress < 1 ? pace(progress) : Math.min(1.3, dried);
    paintStroke(context, stroke, written, world.light.ink);
  }
}

/** Presses the seal under the writing. */
export function drawSeal(context: Context, world: World, t: number): void {
  const pressed = ease(clamp((t - SEAL_AT) / 0.035));
  if (pressed <= 0) return;
  const { x, y } = WRITING.seal;
  const scale = 1 + 0.25 * (1 - pressed);
  context.save();
  context.globalAlpha = pressed;
  context.translate(x, y);
  context.scale(scale, scale);
  context.drawImage(world.seal, -world.seal.width / 2, -world.seal.height / 2);
  context.restore();
}

/** Where the brush is at time `t`: on a stroke, gliding to the next one, coming or leaving. */
function brushPose(strokes: Stroke[], t: number): BrushPose | null {
  const first = at(strokes, 0);
  const last = at(strokes, -1);
  if (t < first.start - APPROACH || t > last.end + APPROACH) return null;
  if (t < first.start) {
    const k = ease((t - first.start + APPROACH) / APPROACH);
    const [x, y] = pointAt(first, 0);
    return { position: [mix(x + 260, x, k), mix(y - 620, y, k)], onPaper: false };
  }
  if (t > last.end) {
    const k = ease((t - last.end) / APPROACH);
    const [x, y] = pointAt(last, 1);
    return { position: [mix(x, x + 380, k), mix(y, y - 1100, k)], onPaper: false };
  }
  const next = strokes.findIndex((stroke) => t < stroke.start);
  const current = next < 0 ? last : at(strokes, next - 1);
  if (t < current.end || next < 0) {
    const progress = pace((t - current.start) / (current.end - current.start));
    return { position: pointAt(current, progress), onPaper: true };
  }
  const following = at(strokes, next);
  const k = ease((t - current.end) / (following.start - current.end));
  const from = pointAt(current, 1);
  const to = pointAt(following, 0);
  const lifted = 46 * Math.sin(k * Math.PI);
  return { position: [mix(from[0], to[0], k), mix(from[1], to[1], k) - lifted], onPaper: false };
}

export function drawBrush(context: Context, strokes: Stroke[], t: number): void {
  const pose = brushPose(strokes, t);
  if (!pose) return;
  const [x, y] = pose.position;
  const tilt = 0.5 + 0.05 * Math.sin(t * 40);
  drawWritingBrush(context, x, y + (pose.onPaper ? 6 : -4), pose.onPaper ? 1 : 0, tilt);
}
