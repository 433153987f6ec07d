/** Runs in the browser: paints the scroll that `index.ts` asks for. */
import hanGlyph from 'hanzi-writer-data/汉.json';
import luGlyph from 'hanzi-writer-data/路.json';
import haiGlyph from 'hanzi-writer-data/海.json';
import { createSeal, paintStroke, prepareGlyph, toGlyph } from '../ink/calligraphy.ts';
import { createCanvas, getContext, InkLayer, type Context } from '../ink/ink-layer.ts';
import { paintMassif } from '../ink/mountains.ts';
import { cloudNoise, createRandom, noise, smoothstep } from '../ink/noise.ts';
import { toBase64 } from '../ink/pixels.ts';
import { drawBoat, drawPavilion } from '../ink/sprites/buildings.ts';
import { drawCrane } from '../ink/sprites/crane.ts';
import { createMistBand, createSun, MIST_SIZE } from '../ink/sky.ts';
import { COAST, HEIGHT, LAYERS, WATER_TOP, WIDTH } from './land.ts';
import { drawCamel, drawGuide, drawPalm, drawTent } from './sprites/desert.ts';
import { drawHouse, drawPagoda, drawQuay } from './sprites/harbour.ts';
import { drawDhow, drawJunk } from './sprites/ships.ts';

const PAPER = [246, 237, 220] as const;

const drawPaper = (context: Context): void => {
  const [canvas, small] = createCanvas(WIDTH / 8, HEIGHT / 8);
  const image = small.createImageData(canvas.width, canvas.height);
  for (let y = 0, i = 0; y < canvas.height; y += 1) {
    for (let x = 0; x < canvas.width; x += 1, i += 4) {
      const blotch = 1 - 0.035 * (1 + cloudNoise(x * 0.02, y * 0.03, 4));
      const warm = smoothstep(canvas.width * 0.62, canvas.width, x) * 0.05;
      const sky = smoothstep(canvas.height * 0.5, 0, y) * 0.045;
      image.data[i] = PAPER[0] * blotch * (1 - sky);
      image.data[i + 1] = PAPER[1] * blotch * (1 - 0.5 * sky - 0.5 * warm);
      image.data[i + 2] = PAPER[2] * blotch * (1 - 1.6 * warm);
      image.data[i + 3] = 255;
    }
  }
  small.putImageData(image, 0, 0);
  context.drawImage(canvas, 0, 0, WIDTH, HEIGHT);
};

/** Every layer is painted in pieces, so that no sheet of floats is too large. */
const PIECE = 2400;
const REACH = 800;

/** `dissolves`: between which heights the feet of a layer vanish, in mist or in the water. */
const drawLayer = (
  context: Context,
  index: number,
  dissolves?: readonly [number, number],
): void => {
  for (let left = 0; left < WIDTH; left += PIECE) {
    const sheet = new InkLayer(PIECE, HEIGHT, -left);
    for (const massif of LAYERS[index] ?? []) {
      if (Math.abs(massif.cx - left - PIECE / 2) < PIECE / 2 + massif.halfWidth + REACH) {
        paintMassif(sheet, massif);
      }
    }
    const painted = sheet.toCanvas();
    if (dissolves) {
      const foot = getContext(painted);
      const fade = foot.createLinearGradient(0, dissolves[0], 0, dissolves[1]);
      fade.addColorStop(0, 'rgba(0,0,0,1)');
      fade.addColorStop(1, 'rgba(0,0,0,0)');
      foot.globalCompositeOperation = 'destination-in';
      foot.fillStyle = fade;
      foot.fillRect(0, 0, PIECE, HEIGHT);
    }
    context.drawImage(painted, left, 0);
  }
};

const drawMist = (
  context: Context,
  y: number,
  height: number,
  alpha: number,
  seed: number,
): void => {
  const band = createMistBand(seed, 0.0026, 0.009, 0.12);
  // Its torn ends would stand as edges where two of them overlap.
  const ends = getContext(band);
  const fade = ends.createLinearGradient(0, 0, band.width, 0);
  for (const [at, alpha] of [
    [0, 0],
    [0.28, 1],
    [0.72, 1],
    [1, 0],
  ] as const) {
    fade.addColorStop(at, `rgba(0,0,0,${alpha})`);
  }
  ends.globalCompositeOperation = 'destination-in';
  ends.fillStyle = fade;
  ends.fillRect(0, 0, band.width, band.height);
  context.globalAlpha = alpha;
  for (let x = -1_200, turn = 0; x < WIDTH; x += MIST_SIZE.width * 0.56, turn += 1) {
    context.drawImage(band, x, y + 22 * Math.sin(turn * 1.7), MIST_SIZE.width, height);
  }
  context.globalAlpha = 1;
};

const drawSea = (context: Context): void => {
  const wash = context.createLinearGradient(0, WATER_TOP, 0, HEIGHT);
  wash.addColorStop(0, 'rgba(122,164,164,.10)');
  wash.addColorStop(0.5, 'rgba(86,138,142,.26)');
  wash.addColorStop(1, 'rgba(60,112,120,.34)');
  const [canvas, sea] = createCanvas(WIDTH, HEIGHT);
  sea.fillStyle = wash;
  sea.fillRect(0, WATER_TOP, COAST + 320, HEIGHT - WATER_TOP);
  const random = createRandom(55);
  sea.lineCap = 'round';
  for (let i = 0; i < 2_300; i += 1) {
    const nearness = Math.pow(random(), 0.8);
    const y = WATER_TOP + 6 + nearness * (HEIGHT - WATER_TOP);
    const x = random() * (COAST + 300);
    const half = (24 + 100 * random()) * (0.35 + nearness);
    const field = noise(x * 0.004, y * 0.012 + 4);
    if (field < -0.08) continue;
    sea.strokeStyle = `rgba(46,84,92,${(0.06 + 0.2 * random()) * (0.4 + 0.6 * nearness)})`;
    sea.lineWidth = 0.9 + 1.8 * nearness * random();
    sea.beginPath();
    sea.moveTo(x - half, y);
    for (let j = 1; j <= 8; j += 1) {
      sea.lineTo(x - half + (half * 2 * j) / 8, y + 2.4 * Math.sin(j * 1.7 + i) * nearness);
    }
    sea.stroke();
  }
  // The shore: sand that the water runs out on.
  const shore = sea.createLinearGradient(COAST - 260, 0, COAST + 300, 0);
  shore.addColorStop(0, 'rgba(0,0,0,0)');
  shore.addColorStop(1, 'rgba(0,0,0,1)');
  sea.globalCompositeOperation = 'destination-out';
  sea.fillStyle = shore;
  sea.fillRect(COAST - 260, 0, 1_000, HEIGHT);
  context.drawImage(canvas, 0, 0);
};

const OASIS = [
  [9430, 800, 1.02, 3],
  [9330, 830, 1.24, 5],
  [9220, 812, 0.94, 9],
  [9120, 846, 1.1, 12],
  [8480, 790, 0.7, 15],
  [8410, 800, 0.84, 19],
  [7500, 800, 0.8, 23],
  [7420, 816, 0.98, 27],
  [7020, 800, 0.72, 31],
] as const;

const drawDesertLife = (context: Context): void => {
  drawTent(context, 8930, 850, 1.06);
  drawTent(context, 8740, 838, 0.78);
  for (const [x, y, scale, seed] of OASIS) drawPalm(context, x, y, scale, seed);
  const cloths = ['#9e1f17', '#1f5f58', '#b4762a', '#6a2c40'];
  cloths.forEach((cloth, index) => {
    drawCamel(context, 7960 + index * 176, 846 - 10 * Math.sin(index * 1.9), 0.9, cloth);
  });
  drawGuide(context, 7812, 850, 0.94);
};

const drawSeafarers = (context: Context): void => {
  drawDhow(context, 6480, 812, 0.9);
  drawDhow(context, 5860, 876, 1.16);
  drawDhow(context, 5080, 770, 0.56);
  drawJunk(context, 4480, 838, 0.8);
  drawBoat(context, 3560, 842, 1);
  drawBoat(context, 2960, 884, 1.16);
  drawJunk(context, 2180, 866, 0.96);
  drawJunk(context, 640, 890, [-0.86, 0.86]);
  drawBoat(context, 1500, 902, 1);
};

const drawHarbour = (context: Context): void => {
  drawPavilion(context, 3900, 712, 0.9);
  drawPavilion(context, 2270, 712, 0.94);
  drawPagoda(context, 1690, 706, 0.86, 5);
  drawPagoda(context, 640, 690, 1.12, 7);
  const houses = [
    [1380, 0.94],
    [1230, 1.06],
    [1060, 0.98],
    [900, 1.1],
    [440, 1.04],
    [280, 1.12],
    [120, 1],
  ] as const;
  for (const [x, scale] of houses) drawHouse(context, x + 60, 722, scale * 0.8, { lit: false });
  for (const [x, scale] of houses) drawHouse(context, x, 782, scale);
  drawQuay(context, -20, 1470, 780);
};

const drawWriting = (context: Context): void => {
  const strokes = [
    ...prepareGlyph(toGlyph(hanGlyph), 190, 1920, 110, 3),
    ...prepareGlyph(toGlyph(luGlyph), 190, 1920, 320, 41),
  ];
  for (const stroke of strokes) paintStroke(context, stroke, 1.3);
  context.drawImage(createSeal(toGlyph(haiGlyph), 64), 1972, 528);
};

/** The whole scroll as a PNG in base64. */
export async function renderScroll(): Promise<string> {
  const [canvas, context] = createCanvas(WIDTH, HEIGHT);
  drawPaper(context);
  const sun = createSun(104);
  context.drawImage(sun, 5560 - sun.width / 2, 330 - sun.height / 2);
  drawLayer(context, 0);
  drawMist(context, 470, 330, 0.85, 3);
  drawLayer(context, 1, [600, 760]);
  drawMist(context, 560, 280, 0.7, 17);
  drawSea(context);
  drawLayer(context, 3, [620, 780]);
  drawMist(context, 640, 200, 0.62, 29);
  drawLayer(context, 2);
  drawLayer(context, 4, [772, 826]);
  drawHarbour(context);
  drawMist(context, 770, 150, 0.42, 37);
  drawDesertLife(context);
  drawSeafarers(context);
  for (const [x, y, scale, flap] of [
    [5180, 250, 0.42, 0.7],
    [4930, 330, 0.34, -0.2],
    [4760, 230, 0.28, 0.4],
  ] as const) {
    context.save();
    context.translate(x, y);
    // They fly the way the road leads.
    context.scale(-1, 1);
    drawCrane(context, { x: 0, y: 0, scale, rotation: -0.12, flap });
    context.restore();
  }
  drawWriting(context);
  return toBase64(canvas);
}
