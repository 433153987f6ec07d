import type { Context } from '../ink-layer.ts';
import { mix } from '../noise.ts';

/** Where a crane is and how it holds itself. */
export type CranePose = {
  x: number;
  y: number;
  scale: number;
  rotation: number;
  /** -1 wings down, 1 wings up. */
  flap: number;
};

/** The two ends of a gradient along a feather. */
type Shade = readonly [string, string];

const OUTLINE = 'rgba(52,64,70,.7)';
const WING_SPAN = 172;
const FULL_TURN = Math.PI * 2;

const NEAR = {
  outline: 'rgba(44,56,62,.7)',
  primary: ['#ffffff', '#f2f0e8'],
  secondary: ['#2b3336', '#14191b'],
  covert: ['#fdfcf8', '#e7e6de'],
  bone: 7.5,
} as const;

const FAR = {
  outline: 'rgba(62,76,82,.55)',
  primary: ['#e6e8e3', '#d3d8d5'],
  secondary: ['#4a5458', '#39434a'],
  covert: ['#e0e3de', '#d0d5d2'],
  bone: 6,
} as const;

function drawFeather(
  context: Context,
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  shade: Shade,
  outline: string,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.beginPath();
  context.moveTo(0, -width * 0.28);
  context.bezierCurveTo(length * 0.35, -width * 0.62, length * 0.8, -width * 0.5, length, 0);
  context.bezierCurveTo(length * 0.85, width * 0.42, length * 0.4, width * 0.55, 0, width * 0.28);
  context.closePath();
  const gradient = context.createLinearGradient(0, 0, length, 0);
  gradient.addColorStop(0, shade[0]);
  gradient.addColorStop(1, shade[1]);
  context.fillStyle = gradient;
  context.fill();
  context.strokeStyle = outline;
  context.lineWidth = 0.9;
  context.stroke();
  context.beginPath();
  context.moveTo(length * 0.05, 0);
  context.quadraticCurveTo(length * 0.5, -width * 0.05, length * 0.93, 0);
  context.lineWidth = 0.5;
  context.stroke();
  context.restore();
}

/**
 * One wing as a hinge in space: seen from the side its span rises on the screen with the sine of
 * the lift, and its feathers trail backwards.
 */
function drawWing(context: Context, lift: number, colors: typeof NEAR | typeof FAR): void {
  const rise = Math.sin(lift);
  const leadingEdge = (s: number): [number, number] => [
    16 + 34 * Math.sin(Math.PI * Math.min(1, s * 0.78 + 0.04)) - 26 * s * s,
    -6 - WING_SPAN * s * rise * (1 - 0.1 * s) - 7 * s,
  ];
  const feather = (s: number, spread: number, length: number, width: number, shade: Shade) => {
    const [x, y] = leadingEdge(s);
    const vx = -Math.cos(spread);
    const vy = -Math.sin(spread) * rise - 0.05;
    const foreshortening = Math.hypot(vx, vy);
    drawFeather(
      context,
      x,
      y,
      Math.atan2(vy, vx),
      length * foreshortening,
      width * (0.62 + 0.38 * foreshortening),
      shade,
      colors.outline,
    );
  };

  for (let i = 9; i >= 0; i--) {
    const k = i / 9;
    const length = 96 + 22 * Math.sin(k * 2.4);
    feather(0.66 + 0.34 * k, mix(0.34, 1.42, k), length, 15 - 2 * k, colors.primary);
  }
  for (let i = 10; i >= 0; i--) {
    const k = i / 10;
    const length = 92 - 14 * k + 5 * Math.sin(i * 1.3);
    feather(0.06 + 0.6 * k, mix(-0.1, 0.3, k), length, 14.5, colors.secondary);
  }
  for (let i = 9; i >= 0; i--) {
    const k = i / 9;
    feather(0.04 + 0.8 * k, mix(-0.05, 0.75, k * k), 60 - 12 * k, 15, colors.covert);
  }
  for (let i = 9; i >= 0; i--) {
    const k = i / 9;
    feather(0.03 + 0.84 * k, mix(-0.02, 0.6, k), 36 - 8 * k, 13, colors.primary);
  }

  const edge = (dx: number, dy: number): void => {
    context.beginPath();
    for (let i = 0; i <= 16; i++) {
      const [x, y] = leadingEdge((i / 16) * 0.97);
      if (i === 0) context.moveTo(x + dx, y + dy);
      else context.lineTo(x + dx, y + dy);
    }
    context.stroke();
  };
  context.lineCap = 'round';
  context.lineWidth = colors.bone;
  context.strokeStyle = colors.primary[0];
  edge(0, 0);
  context.lineWidth = 1.1;
  context.strokeStyle = colors.outline;
  edge(3.4, -1.2);
}

function drawLegs(context: Context): void {
  context.strokeStyle = '#2c3133';
  context.lineCap = 'round';
  for (const offset of [0, 5]) {
    context.lineWidth = 3;
    context.beginPath();
    context.moveTo(-62, 6 + offset * 0.6);
    context.quadraticCurveTo(-118, 12 + offset, -168, 10 + offset * 1.4);
    context.stroke();
    context.lineWidth = 2.2;
    context.beginPath();
    context.moveTo(-168, 10 + offset * 1.4);
    context.lineTo(-186, 13 + offset * 1.4);
    context.stroke();
  }
}

function drawTail(context: Context): void {
  for (let i = 0; i < 5; i++) {
    const angle = Math.PI + (-0.16 + i * 0.08);
    const shade: Shade = i % 2 ? ['#ffffff', '#eeeeee'] : ['#fdfdfa', '#e9e9e4'];
    drawFeather(context, -52, 2 + i * 1.5, angle, 40, 12, shade, OUTLINE);
  }
}

/** The stretched neck: a white nape that turns black towards the throat. */
function drawNeck(context: Context): void {
  context.beginPath();
  context.moveTo(44, -16);
  context.bezierCurveTo(92, -24, 120, -8, 160, -22);
  context.lineTo(163, -13);
  context.bezierCurveTo(124, 2, 96, -6, 44, 12);
  context.closePath();
  const gradient = context.createLinearGradient(50, 0, 160, 0);
  gradient.addColorStop(0, '#fdfcf8');
  gradient.addColorStop(0.18, '#f1f1ec');
  gradient.addColorStop(0.34, '#8d9694');
  gradient.addColorStop(0.5, '#1d2326');
  gradient.addColorStop(1, '#14181a');
  context.fillStyle = gradient;
  context.fill();
  context.strokeStyle = OUTLINE;
  context.lineWidth = 0.9;
  context.stroke();
}

function drawBody(context: Context): void {
  context.beginPath();
  context.moveTo(64, -8);
  context.bezierCurveTo(40, -26, -10, -26, -64, -2);
  context.bezierCurveTo(-40, 20, 10, 26, 52, 10);
  context.bezierCurveTo(60, 6, 66, -2, 64, -8);
  const gradient = context.createLinearGradient(0, -24, 0, 24);
  gradient.addColorStop(0, '#ffffff');
  gradient.addColorStop(0.55, '#f7f5ee');
  gradient.addColorStop(1, '#b9c3c4');
  context.fillStyle = gradient;
  context.fill();
  context.lineWidth = 1.1;
  context.strokeStyle = OUTLINE;
  context.stroke();
}

function drawHead(context: Context): void {
  const oval = (x: number, y: number, rx: number, ry: number, tilt: number, fill: string) => {
    context.beginPath();
    context.ellipse(x, y, rx, ry, tilt, 0, FULL_TURN);
    context.fillStyle = fill;
    context.fill();
  };
  oval(168, -19, 14, 8.5, -0.16, '#f7f5ee');
  oval(163, -14, 12, 5.5, -0.1, '#171b1d');
  oval(171, -25, 9.5, 4.6, -0.12, '#c8281f');
  context.beginPath();
  context.moveTo(180, -22);
  context.lineTo(216, -16.5);
  context.lineTo(180, -14);
  context.closePath();
  context.fillStyle = '#55584f';
  context.fill();
  oval(174, -19.5, 1.6, 1.6, 0, '#1a1512');
}

/** A red-crowned crane in flight to the right, about 400 pixels long at scale 1. */
export function drawCrane(context: Context, pose: CranePose): void {
  context.save();
  context.translate(pose.x, pose.y);
  context.rotate(pose.rotation);
  context.scale(pose.scale, pose.scale);
  context.lineJoin = 'round';
  const lift = 0.3 + 0.82 * pose.flap;

  context.save();
  context.translate(30, -7);
  context.rotate(0.2 + 0.16 * pose.flap);
  drawWing(context, lift + 0.1, FAR);
  context.restore();
  drawLegs(context);
  drawTail(context);
  drawNeck(context);
  drawBody(context);
  drawHead(context);
  drawWing(context, lift, NEAR);
  context.restore();
}
