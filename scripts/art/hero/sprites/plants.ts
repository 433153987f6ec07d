import type { Context } from '../../ink/ink-layer.ts';
import { at } from '../../ink/lists.ts';
import { createRandom, mix, type Random } from '../../ink/noise.ts';
import type { Point } from '../../ink/calligraphy.ts';

const FULL_TURN = Math.PI * 2;

/** A hand-drawn line along a cubic curve. */
function wobblyCurve(
  [a, b, c, d]: [Point, Point, Point, Point],
  steps: number,
  random: Random,
): Point[] {
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps;
    const u = 1 - t;
    const on = (axis: 0 | 1): number =>
      u * u * u * a[axis] +
      3 * u * u * t * b[axis] +
      3 * u * t * t * c[axis] +
      t * t * t * d[axis] +
      (random() - 0.5) * 5;
    return [on(0), on(1)];
  });
}

/** A tapering branch with scales of bark. */
function drawBranch(
  context: Context,
  points: Point[],
  startWidth: number,
  endWidth: number,
  random: Random,
): void {
  const last = points.length - 1;
  context.lineCap = 'round';
  context.strokeStyle = '#2a2f2e';
  for (let i = 0; i < last; i++) {
    context.lineWidth = mix(startWidth, endWidth, i / last);
    context.beginPath();
    context.moveTo(...at(points, i));
    context.lineTo(...at(points, i + 1));
    context.stroke();
  }
  for (let i = 0; i < points.length * 9; i++) {
    const k = random();
    const index = Math.min(last - 1, Math.floor(k * last));
    const f = k * last - index;
    const width = mix(startWidth, endWidth, k);
    const from = at(points, index);
    const to = at(points, index + 1);
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const aside = (random() - 0.5) * width * 0.8;
    const x = mix(from[0], to[0], f) - Math.sin(angle) * aside;
    const y = mix(from[1], to[1], f) + Math.cos(angle) * aside;
    context.strokeStyle = random() < 0.55 ? 'rgba(120,112,96,.5)' : 'rgba(10,14,15,.6)';
    context.lineWidth = 1 + random() * 1.6;
    context.beginPath();
    context.arc(x, y, 3 + width * 0.12 * random(), angle - 1.3, angle + 1.1);
    context.stroke();
  }
}

/** A fan of pine needles over a soft green shade. */
function drawNeedles(
  context: Context,
  cx: number,
  cy: number,
  radius: number,
  random: Random,
): void {
  const count = 64;
  const direction = -Math.PI / 2 + (random() - 0.5) * 0.5;
  const shadeY = cy - radius * 0.25;
  const shade = context.createRadialGradient(cx, shadeY, 2, cx, shadeY, radius * 0.95);
  shade.addColorStop(0, 'rgba(38,84,78,.32)');
  shade.addColorStop(1, 'rgba(38,84,78,0)');
  context.fillStyle = shade;
  context.beginPath();
  context.ellipse(cx, shadeY, radius * 1.05, radius * 0.72, 0, 0, FULL_TURN);
  context.fill();

  for (let i = 0; i < count; i++) {
    const k = i / (count - 1) - 0.5;
    const angle = direction + k * Math.PI * 1.12 + (random() - 0.5) * 0.07;
    const length = radius * (0.78 + 0.26 * random()) * (1 - 0.22 * Math.pow(Math.abs(k) * 2, 2));
    const startX = cx + Math.cos(angle) * radius * 0.06;
    const startY = cy + Math.sin(angle) * radius * 0.06;
    const endX = cx + Math.cos(angle) * length * 1.15;
    const endY = cy + Math.sin(angle) * length * 0.86;
    context.lineWidth = 1 + 0.9 * random();
    context.strokeStyle =
      random() < 0.25 ? 'rgba(40,92,84,.76)' : `rgba(20,30,30,${(0.6 + 0.35 * random()) * 0.95})`;
    context.beginPath();
    context.moveTo(startX, startY);
    const bendX = mix(startX, endX, 0.5) + 2 * (random() - 0.5);
    context.quadraticCurveTo(bendX, mix(startY, endY, 0.5) - 2, endX, endY);
    context.stroke();
  }
  context.fillStyle = 'rgba(60,40,30,.86)';
  context.beginPath();
  context.arc(cx, cy, 2.6, 0, FULL_TURN);
  context.fill();
}

/** A pine bough that enters from the lower left corner. */
export function drawPine(context: Context, seed: number): void {
  const random = createRandom(seed);
  const trunk = wobblyCurve(
    [
      [-150, 1560],
      [-20, 1420],
      [70, 1390],
      [250, 1290],
    ],
    26,
    random,
  );
  drawBranch(context, trunk, 62, 20, random);

  const curves: [[Point, Point, Point, Point], number][] = [
    [
      [
        [90, 1388],
        [150, 1330],
        [160, 1280],
        [235, 1215],
      ],
      12,
    ],
    [
      [
        [150, 1352],
        [260, 1350],
        [330, 1330],
        [430, 1345],
      ],
      14,
    ],
    [
      [
        [250, 1290],
        [320, 1255],
        [380, 1262],
        [470, 1235],
      ],
      12,
    ],
    [
      [
        [10, 1440],
        [60, 1370],
        [50, 1300],
        [70, 1240],
      ],
      12,
    ],
    [
      [
        [235, 1300],
        [262, 1258],
        [262, 1222],
        [318, 1178],
      ],
      10,
    ],
  ];
  const branches = curves.map(([curve, steps]) => wobblyCurve(curve, steps, random));
  for (const branch of branches) drawBranch(context, branch, 15, 4, random);

  const clusters: [number, number, number][] = [];
  for (const branch of branches) {
    for (let i = 3; i < branch.length; i += 2) {
      const [x, y] = at(branch, i);
      clusters.push([x + (random() - 0.5) * 34, y - 6 + (random() - 0.5) * 18, 38 + 22 * random()]);
    }
  }
  for (let i = 14; i < trunk.length; i += 4) {
    const [x, y] = at(trunk, i);
    clusters.push([x, y - 14, 40]);
  }
  clusters.sort((a, b) => a[1] - b[1]);
  for (const [x, y, radius] of clusters) drawNeedles(context, x, y, radius, random);
}

/** Reeds in the lower right corner, leaning with the wind. */
export function drawReeds(context: Context, seed: number): void {
  const random = createRandom(seed);
  for (let i = 0; i < 46; i++) {
    const x = 1560 + 440 * Math.pow(random(), 0.8) + (i % 3) * 6;
    const y = 1590;
    const height = 90 + (190 * random() * (x - 1500)) / 500;
    const lean = -30 - 60 * random();
    const tone = 0.35 + 0.5 * random();
    context.lineCap = 'round';
    context.strokeStyle = `rgba(28,52,52,${tone})`;
    context.lineWidth = 1.4 + 1.6 * random();
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x + 4, y - height * 0.6, x + lean, y - height);
    context.stroke();
    if (random() < 0.5) drawPlume(context, x + lean, y - height, random);
    if (random() < 0.75) {
      const k = 0.35 + 0.4 * random();
      drawReedLeaf(context, x + lean * k * k, y - height * k, tone, random);
    }
  }
}

function drawPlume(context: Context, x: number, y: number, random: Random): void {
  context.save();
  context.translate(x, y);
  context.rotate(-0.5 - 0.3 * random());
  context.lineWidth = 1;
  for (let i = 0; i < 26; i++) {
    const k = i * 1.5;
    context.strokeStyle = `rgba(140,112,84,${0.25 + 0.4 * random()})`;
    context.beginPath();
    context.moveTo(-k * 0.6, k * 0.1);
    context.lineTo(-k * 0.6 - 8 - 6 * random(), (random() - 0.4) * 11);
    context.stroke();
  }
  context.restore();
}

function drawReedLeaf(context: Context, x: number, y: number, tone: number, random: Random): void {
  const side = random() < 0.5 ? -1 : 1;
  const length = 46 + 50 * random();
  context.fillStyle = `rgba(30,60,58,${tone * 0.8})`;
  context.beginPath();
  context.moveTo(x, y);
  context.quadraticCurveTo(
    x + side * length * 0.5,
    y - length * 0.42,
    x + side * length,
    y - length * 0.05 + 12 * random(),
  );
  context.quadraticCurveTo(x + side * length * 0.5, y - length * 0.3, x, y + 3);
  context.fill();
}
