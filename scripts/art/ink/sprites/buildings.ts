import type { Context } from '../ink-layer.ts';

const DARK = '#23292a';

/** One roof with swept-up eaves and its rows of tiles. */
function drawRoof(context: Context, y: number, width: number, height: number): void {
  const w = width;
  context.beginPath();
  context.moveTo(-w, y + 2);
  context.quadraticCurveTo(-w - 9, y - 3, -w - 11, y - 10);
  context.quadraticCurveTo(-w * 0.62, y - 4, -w * 0.3, y - height);
  context.lineTo(w * 0.3, y - height);
  context.quadraticCurveTo(w * 0.62, y - 4, w + 11, y - 10);
  context.quadraticCurveTo(w + 9, y - 3, w, y + 2);
  context.quadraticCurveTo(0, y - 4, -w, y + 2);
  context.closePath();
  const gradient = context.createLinearGradient(0, y - height, 0, y + 2);
  gradient.addColorStop(0, '#3a4345');
  gradient.addColorStop(1, '#1a1f20');
  context.fillStyle = gradient;
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = 'rgba(230,220,200,.35)';
  for (let i = -4; i <= 4; i++) {
    context.beginPath();
    context.moveTo(i * w * 0.07, y - height + 1);
    context.quadraticCurveTo(i * w * 0.13, y - height * 0.4, i * w * 0.22, y - 1);
    context.stroke();
  }
}

/** Whether windows and lanterns shine. */
export type Lamps = 'out' | 'lit';

/** A warm halo without an edge. */
function drawHalo(context: Context, x: number, y: number, radius: number): void {
  const halo = context.createRadialGradient(x, y, 0, x, y, radius);
  halo.addColorStop(0, 'rgba(249,205,120,.75)');
  halo.addColorStop(0.35, 'rgba(240,170,80,.24)');
  halo.addColorStop(1, 'rgba(240,160,70,0)');
  context.fillStyle = halo;
  context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

/** A two-storey pavilion; (x, y) is the middle of its base. */
export function drawPavilion(
  context: Context,
  x: number,
  y: number,
  scale: number,
  lamps: Lamps = 'out',
): void {
  const wall = lamps === 'lit' ? '#f9d07a' : '#efe4cf';
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.lineCap = 'round';
  if (lamps === 'lit') {
    drawHalo(context, 0, -16, 120);
    drawHalo(context, 0, -58, 80);
  }
  context.fillStyle = wall;
  context.fillRect(-26, -30, 52, 30);
  context.fillStyle = 'rgba(170,60,40,.85)';
  for (const post of [-26, -9, 9, 26]) context.fillRect(post - 2, -31, 4, 31);
  context.fillStyle = '#2a2f2f';
  context.fillRect(-36, -3, 72, 6);
  context.fillStyle = 'rgba(160,60,40,.7)';
  context.fillRect(-30, -11, 60, 2);
  drawRoof(context, -30, 40, 24);
  context.fillStyle = wall;
  context.fillRect(-14, -66, 28, 14);
  context.fillStyle = 'rgba(170,60,40,.85)';
  for (const post of [-13, 0, 13]) context.fillRect(post - 1.5, -66, 3, 14);
  drawRoof(context, -64, 26, 22);
  context.fillStyle = '#8f2a1f';
  context.beginPath();
  context.arc(0, -89, 3.6, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

/** A covered boat with a boatman, its reflection and its wake. */
export function drawBoat(
  context: Context,
  x: number,
  y: number,
  scale: number,
  lamps: Lamps = 'out',
): void {
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);

  context.save();
  context.globalAlpha *= 0.16;
  context.filter = 'blur(3px)';
  context.translate(0, 18);
  context.scale(1, -1);
  drawHull(context);
  context.restore();

  drawHull(context);
  if (lamps === 'lit') drawLantern(context);
  context.strokeStyle = 'rgba(50,80,88,.35)';
  context.lineWidth = 1.7;
  for (let i = 0; i < 4; i++) {
    context.beginPath();
    context.moveTo(-87 - i * 17, 13 + i * 6.5);
    context.quadraticCurveTo(0, 20 + i * 7.5, 104 + i * 24, 12 + i * 6.5);
    context.stroke();
  }
  context.restore();
}

/** At the bow, with its light on the water. */
function drawLantern(context: Context): void {
  drawHalo(context, -62, -20, 70);
  context.fillStyle = '#f9db8b';
  context.beginPath();
  context.ellipse(-62, -20, 6, 8, 0, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = 'rgba(249,205,120,.5)';
  context.lineWidth = 2;
  for (let i = 0; i < 4; i++) {
    context.beginPath();
    context.moveTo(-72 + i * 2, 16 + i * 8);
    context.lineTo(-52 - i * 2, 16 + i * 8);
    context.stroke();
  }
}

function drawHull(context: Context): void {
  context.fillStyle = '#262c2d';
  context.beginPath();
  context.moveTo(-74, -6);
  context.quadraticCurveTo(-40, 10, 0, 10);
  context.quadraticCurveTo(46, 10, 82, -10);
  context.quadraticCurveTo(40, 0, 0, 0);
  context.quadraticCurveTo(-40, 0, -74, -6);
  context.fill();

  context.beginPath();
  context.moveTo(-34, 0);
  context.quadraticCurveTo(-30, -26, -4, -26);
  context.quadraticCurveTo(20, -26, 24, 0);
  context.closePath();
  const canopy = context.createLinearGradient(0, -26, 0, 0);
  canopy.addColorStop(0, '#8a7355');
  canopy.addColorStop(1, '#4e4234');
  context.fillStyle = canopy;
  context.fill();
  context.strokeStyle = 'rgba(30,25,20,.6)';
  context.lineWidth = 1.2;
  for (let i = -2; i <= 2; i++) {
    context.beginPath();
    context.moveTo(i * 9 - 5, 0);
    context.quadraticCurveTo(i * 7 - 4, -16, i * 4 - 4, -26);
    context.stroke();
  }
  drawBoatman(context);
}

function drawBoatman(context: Context): void {
  context.fillStyle = DARK;
  context.beginPath();
  context.moveTo(44, -4);
  context.quadraticCurveTo(42, -26, 52, -34);
  context.quadraticCurveTo(63, -26, 62, -5);
  context.fill();
  context.beginPath();
  context.moveTo(38, -34);
  context.quadraticCurveTo(52, -50, 68, -33);
  context.quadraticCurveTo(52, -37, 38, -34);
  context.fillStyle = '#7b6446';
  context.fill();
  context.strokeStyle = '#2a2a26';
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(36, -46);
  context.lineTo(92, 22);
  context.stroke();
}
