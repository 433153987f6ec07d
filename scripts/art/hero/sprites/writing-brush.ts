import type { Context } from '../../ink/ink-layer.ts';

const HAIR = 120;
const HANDLE = 560;

/** A horizontal gradient that makes a shape look round. */
function roundShade(
  context: Context,
  halfWidth: number,
  stops: readonly (readonly [number, string])[],
): CanvasGradient {
  const gradient = context.createLinearGradient(-halfWidth, 0, halfWidth, 0);
  for (const [position, color] of stops) gradient.addColorStop(position, color);
  return gradient;
}

/** The writing brush, its tip at (x, y). `press` is 1 on the paper and 0 lifted. */
export function drawWritingBrush(
  context: Context,
  x: number,
  y: number,
  press: number,
  tilt: number,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(tilt);
  drawShadow(context);
  drawHair(context, press);
  drawHandle(context);
  context.restore();
}

function drawShadow(context: Context): void {
  context.save();
  context.filter = 'blur(12px)';
  context.globalAlpha *= 0.16;
  context.fillStyle = '#2a2118';
  context.beginPath();
  context.moveTo(4, 2);
  context.lineTo(34, -90);
  context.lineTo(150, -520);
  context.lineTo(186, -510);
  context.lineTo(84, -90);
  context.lineTo(20, 6);
  context.fill();
  context.restore();
}

function drawHair(context: Context, press: number): void {
  context.fillStyle = roundShade(context, 30, [
    [0, '#14100e'],
    [0.35, '#3a3634'],
    [0.5, '#221d1b'],
    [1, '#0e0b0a'],
  ]);
  context.beginPath();
  context.moveTo(-3 - press * 6, 4);
  context.bezierCurveTo(-16, -26, -31, -62, -27, -HAIR);
  context.lineTo(27, -HAIR);
  context.bezierCurveTo(31, -62, 14, -26, 3 - press * 2, 6);
  context.closePath();
  context.fill();
  context.strokeStyle = 'rgba(120,125,125,.18)';
  context.lineWidth = 1;
  for (let i = -4; i <= 4; i++) {
    context.beginPath();
    context.moveTo(i * 5.4, -HAIR + 6);
    context.bezierCurveTo(i * 6, -70, i * 3.5, -30, -1, -4);
    context.stroke();
  }
}

function drawHandle(context: Context): void {
  context.fillStyle = roundShade(context, 28, [
    [0, '#5b2019'],
    [0.3, '#b8432f'],
    [0.45, '#d9694f'],
    [1, '#571a14'],
  ]);
  context.beginPath();
  context.moveTo(-28, -HAIR + 2);
  context.quadraticCurveTo(0, -HAIR + 10, 28, -HAIR + 2);
  context.lineTo(22, -HAIR - 46);
  context.quadraticCurveTo(0, -HAIR - 40, -22, -HAIR - 46);
  context.closePath();
  context.fill();

  context.fillStyle = roundShade(context, 20, [
    [0, '#6d4e2a'],
    [0.28, '#c49a5e'],
    [0.42, '#e3c08a'],
    [0.75, '#a1773f'],
    [1, '#5b3f20'],
  ]);
  context.beginPath();
  context.moveTo(-20, -HAIR - 44);
  context.quadraticCurveTo(0, -HAIR - 38, 20, -HAIR - 44);
  context.lineTo(14, -HAIR - HANDLE);
  context.lineTo(-14, -HAIR - HANDLE);
  context.closePath();
  context.fill();

  // Two bamboo nodes and the red cap.
  for (const node of [180, 345]) {
    context.fillStyle = 'rgba(60,40,16,.35)';
    context.fillRect(-18, -HAIR - node, 36, 2.5);
    context.fillStyle = 'rgba(255,240,205,.35)';
    context.fillRect(-18, -HAIR - node + 3, 36, 1.5);
  }
  context.fillStyle = '#7c1f17';
  context.fillRect(-15, -HAIR - HANDLE - 6, 30, 14);
}
