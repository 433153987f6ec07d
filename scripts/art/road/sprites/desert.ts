import type { Context } from '../../ink/ink-layer.ts';
import { createRandom, mix } from '../../ink/noise.ts';
import { INK, placed, TURN } from './placed.ts';

/** One frond: a bent rib with drooping leaflets, pressed on at its root. */
const drawFrond = (context: Context, angle: number, length: number, random: () => number): void => {
  const endX = Math.cos(angle) * length;
  const endY = Math.sin(angle) * length * 0.62 + length * 0.34;
  const bendX = Math.cos(angle) * length * 0.55;
  const bendY = Math.sin(angle) * length * 0.75 - length * 0.16;
  const on = (t: number): [number, number] => [
    2 * (1 - t) * t * bendX + t * t * endX,
    2 * (1 - t) * t * bendY + t * t * endY,
  ];
  for (let i = 1; i <= 24; i += 1) {
    const t = i / 24;
    const [x, y] = on(t);
    const leaf = length * 0.24 * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.1));
    const isGreen = random() < 0.45;
    context.strokeStyle = isGreen
      ? `rgba(47,98,84,${0.5 + 0.3 * random()})`
      : `rgba(32,50,42,${0.55 + 0.35 * random()})`;
    context.lineWidth = mix(3.4, 1.3, t);
    for (const side of [-1, 1]) {
      context.beginPath();
      context.moveTo(x, y);
      context.quadraticCurveTo(
        x + Math.cos(angle) * leaf * 0.5,
        y + side * leaf * 0.3,
        x + Math.cos(angle) * leaf * 0.75 + side * 3,
        y + leaf * (0.55 + 0.25 * side) + 3 * random(),
      );
      context.stroke();
    }
  }
  context.strokeStyle = 'rgba(40,52,36,.9)';
  context.lineWidth = 2.6;
  context.beginPath();
  context.moveTo(0, 0);
  context.quadraticCurveTo(bendX, bendY, endX, endY);
  context.stroke();
};

/** A date palm, 240 high at scale 1; (x, y) is its foot. */
export const drawPalm = (context: Context, x: number, y: number, scale: number, seed: number) =>
  placed(context, x, y, scale, () => {
    const random = createRandom(seed);
    const lean = (random() - 0.5) * 70;
    const on = (t: number): [number, number] => [lean * t * t, -190 * t];
    for (let i = 0; i < 26; i += 1) {
      const t = i / 25;
      const [px, py] = on(t);
      const half = mix(11, 6, t);
      context.fillStyle = i % 2 ? '#6d4f38' : '#4b3527';
      context.beginPath();
      context.moveTo(px - half, py);
      context.lineTo(px - half - 3, py - 9);
      context.lineTo(px + half + 2, py - 8);
      context.lineTo(px + half, py);
      context.fill();
    }
    context.translate(...on(1));
    context.fillStyle = '#a8541f';
    for (let i = 0; i < 16; i += 1) {
      context.beginPath();
      context.ellipse(
        (i % 2 ? 1 : -1) * (8 + 12 * random()),
        10 + 24 * random(),
        3.4,
        4.6,
        0,
        0,
        TURN,
      );
      context.fill();
    }
    for (let i = 0; i < 15; i += 1) {
      const angle = -Math.PI * 1.12 + (Math.PI * 1.24 * i) / 14 + (random() - 0.5) * 0.16;
      drawFrond(context, angle, 96 + 26 * random(), random);
    }
  });

/** A laden camel on its way to the left, 130 high at scale 1. */
export const drawCamel = (context: Context, x: number, y: number, scale: number, cloth: string) =>
  placed(context, x, y, scale, () => {
    context.fillStyle = '#6a4a30';
    context.strokeStyle = '#6a4a30';
    for (const [hip, knee, foot, width] of [
      [-34, -40, -30, 9],
      [-22, -24, -34, 8],
      [38, 40, 30, 9],
      [48, 56, 60, 8],
    ] as const) {
      context.lineWidth = width;
      context.beginPath();
      context.moveTo(hip, -62);
      context.quadraticCurveTo(knee, -34, foot, 0);
      context.stroke();
    }
    context.beginPath();
    context.moveTo(-48, -66);
    context.bezierCurveTo(-40, -92, -18, -92, -10, -94);
    context.bezierCurveTo(0, -128, 16, -128, 22, -96);
    context.bezierCurveTo(46, -94, 62, -84, 60, -62);
    context.bezierCurveTo(40, -46, -30, -46, -48, -66);
    context.fill();
    context.lineWidth = 15;
    context.beginPath();
    context.moveTo(-42, -70);
    context.bezierCurveTo(-66, -58, -78, -74, -80, -106);
    context.stroke();
    context.beginPath();
    context.ellipse(-90, -112, 17, 9, 0.22, 0, TURN);
    context.fill();
    context.lineWidth = 3;
    context.beginPath();
    context.moveTo(58, -74);
    context.quadraticCurveTo(70, -60, 66, -44);
    context.stroke();
    context.fillStyle = cloth;
    context.beginPath();
    context.moveTo(-20, -96);
    context.quadraticCurveTo(6, -134, 34, -98);
    context.lineTo(38, -64);
    context.quadraticCurveTo(6, -54, -22, -66);
    context.fill();
    context.strokeStyle = '#e8ae3f';
    context.lineWidth = 2.6;
    context.beginPath();
    context.moveTo(-21, -72);
    context.quadraticCurveTo(6, -60, 37, -71);
    context.stroke();
    context.fillStyle = 'rgba(30,20,14,.22)';
    context.beginPath();
    context.ellipse(4, 2, 74, 6, 0, 0, TURN);
    context.fill();
  });

/** Who leads the caravan: a robe, a head cloth, a staff. */
export const drawGuide = (context: Context, x: number, y: number, scale: number) =>
  placed(context, x, y, scale, () => {
    context.fillStyle = '#2f6f7a';
    context.strokeStyle = INK;
    context.lineWidth = 2.4;
    context.beginPath();
    context.moveTo(-8, -66);
    context.bezierCurveTo(-20, -40, -20, -16, -22, 0);
    context.lineTo(20, 0);
    context.bezierCurveTo(16, -20, 18, -44, 8, -66);
    context.closePath();
    context.fill();
    context.stroke();
    context.fillStyle = '#c9976b';
    context.beginPath();
    context.arc(-2, -76, 10, 0, TURN);
    context.fill();
    context.fillStyle = '#b3261c';
    context.beginPath();
    context.moveTo(-13, -80);
    context.quadraticCurveTo(-2, -96, 10, -80);
    context.quadraticCurveTo(16, -64, 12, -56);
    context.quadraticCurveTo(4, -70, 4, -80);
    context.closePath();
    context.fill();
    context.strokeStyle = '#4b3527';
    context.lineWidth = 3.4;
    context.beginPath();
    context.moveTo(-30, -84);
    context.lineTo(-26, 2);
    context.stroke();
  });

/** A black tent of the steppe with its ropes and a banner. */
export const drawTent = (context: Context, x: number, y: number, scale: number) =>
  placed(context, x, y, scale, () => {
    context.strokeStyle = 'rgba(60,44,34,.8)';
    context.lineWidth = 1.8;
    for (const [from, to] of [
      [-92, -132],
      [92, 132],
    ] as const) {
      context.beginPath();
      context.moveTo(from, -34);
      context.lineTo(to, 0);
      context.stroke();
    }
    context.fillStyle = '#7d2a1e';
    context.beginPath();
    context.moveTo(-108, 0);
    context.quadraticCurveTo(-86, -44, -46, -62);
    context.quadraticCurveTo(-22, -50, 0, -78);
    context.quadraticCurveTo(24, -50, 46, -62);
    context.quadraticCurveTo(86, -44, 108, 0);
    context.closePath();
    context.fill();
    context.fillStyle = '#f1e2c2';
    for (const stripe of [-72, -24, 24, 72]) {
      context.beginPath();
      context.moveTo(stripe * 0.4, -64);
      context.quadraticCurveTo(stripe * 0.8, -36, stripe, 0);
      context.lineTo(stripe + 10, 0);
      context.quadraticCurveTo(stripe * 0.85 + 5, -36, stripe * 0.4 + 4, -64);
      context.fill();
    }
    context.fillStyle = '#2b1a17';
    context.beginPath();
    context.moveTo(-16, 0);
    context.quadraticCurveTo(-6, -36, 0, -44);
    context.quadraticCurveTo(8, -36, 18, 0);
    context.fill();
  });
