import type { Context } from '../hero/ink-layer.ts';
import { createRandom, mix } from '../hero/noise.ts';

const INK = '#2b211c';
const TURN = Math.PI * 2;

const placed = (
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

/** A dhow under its lateen sail, bound for the left; (x, y) is its water line. */
export const drawDhow = (context: Context, x: number, y: number, scale: number) =>
  placed(context, x, y, scale, () => {
    drawWake(context, 150);
    context.fillStyle = '#f5ead3';
    context.strokeStyle = 'rgba(60,44,34,.85)';
    context.lineWidth = 2.6;
    context.beginPath();
    context.moveTo(-96, -44);
    context.quadraticCurveTo(-10, -170, 92, -262);
    context.quadraticCurveTo(86, -130, 52, -42);
    context.quadraticCurveTo(-20, -34, -96, -44);
    context.fill();
    context.stroke();
    context.strokeStyle = 'rgba(179,38,28,.75)';
    context.lineWidth = 6;
    context.beginPath();
    context.moveTo(-30, -106);
    context.quadraticCurveTo(26, -96, 76, -130);
    context.stroke();
    context.strokeStyle = '#4b3527';
    context.lineWidth = 6;
    context.beginPath();
    context.moveTo(-106, -40);
    context.quadraticCurveTo(0, -176, 98, -272);
    context.moveTo(12, -8);
    context.lineTo(20, -196);
    context.stroke();
    context.fillStyle = '#4d3222';
    context.beginPath();
    context.moveTo(-150, -40);
    context.quadraticCurveTo(-96, -2, -60, 8);
    context.lineTo(92, 8);
    context.quadraticCurveTo(124, -8, 132, -52);
    context.quadraticCurveTo(90, -26, 20, -24);
    context.quadraticCurveTo(-80, -24, -150, -40);
    context.fill();
    context.strokeStyle = '#b4762a';
    context.lineWidth = 3;
    context.beginPath();
    context.moveTo(-128, -30);
    context.quadraticCurveTo(-20, -8, 128, -40);
    context.stroke();
  });

/** A junk with battened sails, at anchor or coming in. */
export const drawJunk = (
  context: Context,
  x: number,
  y: number,
  scale: number | [number, number],
) =>
  placed(context, x, y, scale, () => {
    drawWake(context, 130);
    drawBattenedSail(context, 8, 210, 74, '#a3402c');
    drawBattenedSail(context, -84, 150, 50, '#b4552f');
    drawBattenedSail(context, 88, 130, 40, '#b4552f');
    context.fillStyle = '#3a2a22';
    context.beginPath();
    context.moveTo(-142, -34);
    context.quadraticCurveTo(-112, 6, -84, 9);
    context.lineTo(92, 9);
    context.quadraticCurveTo(132, -8, 146, -66);
    context.lineTo(104, -54);
    context.quadraticCurveTo(30, -22, -60, -24);
    context.lineTo(-120, -44);
    context.closePath();
    context.fill();
    context.strokeStyle = '#c98b4f';
    context.lineWidth = 3;
    context.beginPath();
    context.moveTo(-126, -24);
    context.quadraticCurveTo(0, -2, 132, -40);
    context.stroke();
    context.fillStyle = '#f7efdd';
    context.beginPath();
    context.arc(-116, -22, 6, 0, TURN);
    context.fill();
    context.fillStyle = INK;
    context.beginPath();
    context.arc(-117, -22, 2.6, 0, TURN);
    context.fill();
  });

const drawBattenedSail = (
  context: Context,
  x: number,
  height: number,
  half: number,
  fill: string,
): void => {
  context.strokeStyle = '#3a2a22';
  context.lineWidth = 5;
  context.beginPath();
  context.moveTo(x, -10);
  context.lineTo(x, -height - 34);
  context.stroke();
  context.fillStyle = fill;
  context.beginPath();
  context.moveTo(x - half, -48);
  context.quadraticCurveTo(x - half * 1.15, -height * 0.6, x - half * 0.5, -height);
  context.lineTo(x + half * 0.55, -height - 22);
  context.quadraticCurveTo(x + half * 0.9, -height * 0.5, x + half * 0.8, -40);
  context.closePath();
  context.fill();
  context.strokeStyle = 'rgba(50,20,14,.7)';
  context.lineWidth = 2.4;
  for (let i = 0; i <= 6; i += 1) {
    const t = i / 6;
    context.beginPath();
    context.moveTo(x - mix(half * 1.02, half * 0.5, t * t), mix(-48, -height, t));
    context.lineTo(x + mix(half * 0.82, half * 0.56, t), mix(-40, -height - 20, t));
    context.stroke();
  }
};

const drawWake = (context: Context, half: number): void => {
  context.strokeStyle = 'rgba(50,84,92,.4)';
  context.lineWidth = 2;
  for (let i = 0; i < 4; i += 1) {
    context.beginPath();
    context.moveTo(-half - i * 14, 12 + i * 7);
    context.quadraticCurveTo(0, 18 + i * 8, half + i * 26, 11 + i * 7);
    context.stroke();
  }
};

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
