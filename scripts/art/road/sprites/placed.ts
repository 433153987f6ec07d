import type { Context } from '../../ink/ink-layer.ts';

/** Outlines. */
export const INK = '#2b211c';
export const TURN = Math.PI * 2;

/** Draws with (x, y) as the origin, so large, or so large and mirrored. */
export const placed = (
  context: Context,
  x: number,
  y: number,
  scale: number | readonly [number, number],
  draw: () => void,
): void => {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
  context.save();
  context.translate(x, y);
  context.scale(sx, sy);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  draw();
  context.restore();
};
