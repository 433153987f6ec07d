import type { Context } from '../../ink/ink-layer.ts';
import { mix } from '../../ink/noise.ts';
import { INK, placed, TURN } from './placed.ts';

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
