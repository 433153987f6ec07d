import type { Context } from '../../ink/ink-layer.ts';
import { createRandom } from '../../ink/noise.ts';
import { placed, TURN } from './placed.ts';

/** A roof with swept-up eaves; (0, y) is the middle of its lower edge. */
const drawEaves = (context: Context, y: number, half: number, height: number): void => {
  context.beginPath();
  context.moveTo(-half, y + 3);
  context.quadraticCurveTo(-half - 10, y - 3, -half - 15, y - 13);
  context.quadraticCurveTo(-half * 0.62, y - 5, -half * 0.34, y - height);
  context.lineTo(half * 0.34, y - height);
  context.quadraticCurveTo(half * 0.62, y - 5, half + 15, y - 13);
  context.quadraticCurveTo(half + 10, y - 3, half, y + 3);
  context.closePath();
  const slope = context.createLinearGradient(0, y - height, 0, y + 3);
  slope.addColorStop(0, '#46555a');
  slope.addColorStop(1, '#1d2324');
  context.fillStyle = slope;
  context.fill();
  context.strokeStyle = 'rgba(236,226,204,.32)';
  context.lineWidth = 1.2;
  for (let i = -4; i <= 4; i += 1) {
    context.beginPath();
    context.moveTo(i * half * 0.08, y - height + 2);
    context.quadraticCurveTo(i * half * 0.14, y - height * 0.4, i * half * 0.22, y);
    context.stroke();
  }
};

/** A pagoda of so many storeys, about 52 high each at scale 1. */
export const drawPagoda = (
  context: Context,
  x: number,
  y: number,
  scale: number,
  storeys: number,
) =>
  placed(context, x, y, scale, () => {
    for (let i = 0; i < storeys; i += 1) {
      const half = 54 - i * 5;
      const base = -i * 52;
      context.fillStyle = '#efe3cb';
      context.fillRect(-half + 12, base - 38, (half - 12) * 2, 38);
      context.fillStyle = 'rgba(170,52,34,.9)';
      for (let post = -2; post <= 2; post += 1) {
        context.fillRect((post * (half - 15)) / 2 - 2.4, base - 38, 4.8, 38);
      }
      context.fillStyle = 'rgba(60,36,26,.75)';
      context.fillRect(-half + 8, base - 9, (half - 8) * 2, 4);
      drawEaves(context, base - 34, half, 22);
    }
    const top = -storeys * 52 - 4;
    context.strokeStyle = '#8f2a1f';
    context.lineWidth = 5;
    context.beginPath();
    context.moveTo(0, top);
    context.lineTo(0, top - 44);
    context.stroke();
    context.fillStyle = '#e8ae3f';
    for (const [dy, radius] of [
      [8, 7],
      [22, 5.4],
      [36, 4],
    ] as const) {
      context.beginPath();
      context.arc(0, top - dy, radius, 0, TURN);
      context.fill();
    }
  });

/** A house of the harbour: white walls, a dark roof, lanterns under the eaves. */
export const drawHouse = (
  context: Context,
  x: number,
  y: number,
  scale: number,
  { half = 70, lit = true } = {},
) =>
  placed(context, x, y, scale, () => {
    context.fillStyle = '#f3ead6';
    context.fillRect(-half + 10, -58, (half - 10) * 2, 58);
    context.fillStyle = 'rgba(43,26,23,.14)';
    context.fillRect(half * 0.3, -58, half * 0.7 - 10, 58);
    context.fillStyle = '#7d2a1e';
    context.fillRect(-14, -40, 28, 40);
    context.fillStyle = '#5b4636';
    for (const window of [-half * 0.58, half * 0.58]) {
      context.fillRect(window - 11, -42, 22, 20);
    }
    drawEaves(context, -54, half, 34);
    if (!lit) return;
    for (const lantern of [-half * 0.78, half * 0.78]) {
      context.fillStyle = '#cf3a26';
      context.beginPath();
      context.ellipse(lantern, -34, 6.4, 8, 0, 0, TURN);
      context.fill();
      context.fillStyle = '#f9db8b';
      context.fillRect(lantern - 3, -43, 6, 2.4);
      context.fillRect(lantern - 3, -27, 6, 2.4);
    }
  });

/** A quay of stone with its steps, from x to `end`. */
export const drawQuay = (context: Context, x: number, end: number, y: number): void => {
  const height = 40;
  context.fillStyle = '#b9a888';
  context.fillRect(x, y, end - x, height);
  context.fillStyle = '#d9cbab';
  context.fillRect(x - 8, y - 8, end - x + 16, 10);
  context.strokeStyle = 'rgba(60,48,36,.5)';
  context.lineWidth = 1.6;
  const random = createRandom(33);
  for (let row = 0; row < 3; row += 1) {
    const top = y + 4 + row * 13;
    for (let stone = x + (row % 2) * 26; stone < end; stone += 40 + 14 * random()) {
      context.beginPath();
      context.moveTo(stone, top);
      context.lineTo(stone, top + 12);
      context.stroke();
    }
    context.beginPath();
    context.moveTo(x, top + 12);
    context.lineTo(end, top + 12);
    context.stroke();
  }
};
