import { createCanvas, getContext, type Context } from '../ink/ink-layer.ts';
import { HEIGHT, MARGIN, MIRROR_LINE, MOON, SUN, WATER_TOP, WIDTH } from './layout.ts';
import type { Light } from './light.ts';
import { cloudNoise, createRandom, mix, noise, smoothstep } from '../ink/noise.ts';
import { paintPixels } from '../ink/pixels.ts';

/**
 * Warm paper with a faint wash of sky, at half size. Without fine grain: that lies over the page
 * as a style, because it would cost the frames their compression.
 */
export function createPaper(): OffscreenCanvas {
  return paintPixels(WIDTH / 2, HEIGHT / 2, (px, py) => {
    const x = px * 2;
    const y = py * 2;
    const blotch =
      cloudNoise(x * 0.004, y * 0.004, 4) * 0.5 + cloudNoise(x * 0.02 + 7, y * 0.02, 3) * 0.25;
    const fromCentre = ((x - 960) / 1250) ** 2 + ((y - 720) / 1050) ** 2;
    const vignette = smoothstep(0.6, 1.4, fromCentre);
    const clouds = 0.7 + 0.6 * cloudNoise(x * 0.0016 + 3, y * 0.003, 4);
    const sky = smoothstep(520, 0, y) * 0.42 * clouds;
    const sunDistance = ((x - SUN.x) / 640) ** 2 + ((y - 500) / 430) ** 2;
    const warmth = Math.exp(-sunDistance) * 0.3;
    const water = smoothstep(1080, 1560, y) * 0.2;
    const red = 0.02 + 0.05 * blotch + 0.1 * vignette + 0.14 * sky + 0.02 * warmth + 0.16 * water;
    const green =
      0.025 + 0.05 * blotch + 0.12 * vignette + 0.09 * sky + 0.14 * warmth + 0.09 * water;
    const blue = 0.03 + 0.06 * blotch + 0.18 * vignette + 0.06 * sky + 0.26 * warmth + 0.07 * water;
    return [
      255 * 0.975 * Math.exp(-red),
      255 * 0.948 * Math.exp(-green),
      255 * 0.89 * Math.exp(-blue),
      255,
    ];
  });
}

/** The night sky, its haze above the far ridges and the dark water, at half size. */
export function createNight(): OffscreenCanvas {
  return paintPixels(WIDTH / 2, HEIGHT / 2, (px, py) => {
    const x = px * 2;
    const y = py * 2;
    const cloud = cloudNoise(x * 0.0018 + 3, y * 0.0036, 4);
    const low = smoothstep(60, 900, y + 90 * cloud);
    const water = smoothstep(1060, 1560, y);
    const moon = Math.exp(-(((x - MOON.x) / 760) ** 2) - ((y - MOON.highY) / 560) ** 2);
    const light = low * (1 - water) * 0.8 + 0.3 * moon + 0.05 * cloud * (1 - water);
    const dither = noise(x * 1.7, y * 1.7);
    return [
      mix(12, 34, light) + dither * 0.6,
      mix(27, 72, light) + dither * 0.6,
      mix(35, 88, light) + dither * 0.6,
      255,
    ];
  });
}

/** Fine ripples, closer and paler towards the far shore; drawn from `WATER_TOP`. */
export function createRipples({ ripples }: Light): OffscreenCanvas {
  const width = WIDTH + 2 * MARGIN;
  const height = HEIGHT - WATER_TOP;
  const [canvas, context] = createCanvas(width, height);
  const random = createRandom(55);
  context.lineCap = 'round';
  for (let i = 0; i < 560; i++) {
    const nearness = Math.pow(random(), 0.8);
    const y = nearness * height;
    const x = random() * width;
    const halfLength = (30 + 130 * random()) * (0.35 + nearness * 1.3);
    const field = noise(x * 0.004, y * 0.012 + 4);
    if (field < -0.05) continue;
    const alpha =
      (0.05 + 0.17 * random()) * (0.35 + 0.65 * nearness) * smoothstep(-0.05, 0.4, field);
    context.strokeStyle = `rgba(${ripples},${alpha})`;
    context.lineWidth = 0.7 + 1.5 * nearness * random();
    context.beginPath();
    context.moveTo(x - halfLength, y);
    for (let j = 1; j <= 8; j++) {
      const wave = 1.6 * Math.sin(j * 1.7 + i) * (0.4 + nearness) + 1.2 * noise(j * 0.7, i);
      context.lineTo(x - halfLength + (halfLength * 2 * j) / 8, y + wave);
    }
    context.stroke();
  }
  return canvas;
}

/** The broken light of sun or moon on the water, drawn from `WATER_TOP` like the ripples. */
export function createLightPath({ scheme }: Light): OffscreenCanvas {
  const centre = scheme === 'night' ? MOON.x : SUN.x;
  const height = HEIGHT - WATER_TOP;
  const [canvas, context] = createCanvas(WIDTH + 2 * MARGIN, height);
  const random = createRandom(91);
  context.lineCap = 'round';
  for (let i = 0; i < 190; i++) {
    const nearness = Math.pow(random(), 1.1);
    const y = 6 + nearness * (height - 40);
    const aside = (random() + random() + random() - 1.5) * (70 + 150 * nearness);
    const x = MARGIN + centre + aside;
    const halfLength = (10 + 34 * random()) * (0.5 + 1.1 * nearness);
    const centred = Math.exp(-((aside / (60 + 90 * nearness)) ** 2));
    const alpha = (0.14 + 0.36 * random()) * centred * (1 - 0.75 * nearness);
    const warm = mix(64, 120, random());
    context.strokeStyle =
      scheme === 'night'
        ? `rgba(247,${200 + 0.3 * warm},${150 + 0.4 * warm},${alpha * 1.15})`
        : `rgba(219,${warm},${warm * 0.72},${alpha})`;
    context.lineWidth = 1.4 + 2.6 * nearness * random();
    context.beginPath();
    context.moveTo(x - halfLength, y);
    context.quadraticCurveTo(x, y + 2.5 * (random() - 0.5), x + halfLength, y);
    context.stroke();
  }
  return canvas;
}

/** The near mountains upside down in the water, blurred and fading; drawn at `WATER_TOP`. */
export function createReflection(layers: OffscreenCanvas[]): OffscreenCanvas {
  const height = HEIGHT - WATER_TOP;
  const width = WIDTH + 2 * MARGIN;
  const [canvas, context] = createCanvas(width, height);
  context.filter = 'blur(5px)';
  context.translate(0, height);
  context.scale(1, -1);
  for (const layer of layers) {
    context.drawImage(layer, 0, MIRROR_LINE - height, width, height, 0, 0, width, height);
  }
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.filter = 'none';
  fadeReflection(context, width, height);
  return canvas;
}

function fadeReflection(context: Context, width: number, height: number): void {
  const gradient = context.createLinearGradient(0, 0, 0, height);
  gradient.addColorStop(0, 'rgba(0,0,0,0)');
  gradient.addColorStop(0.3, 'rgba(0,0,0,.42)');
  gradient.addColorStop(0.75, 'rgba(0,0,0,.1)');
  gradient.addColorStop(1, 'rgba(0,0,0,0)');
  context.globalCompositeOperation = 'destination-in';
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}

/** Lets the upper left edge of what is drawn on a canvas catch the light. */
export function lightEdges(canvas: OffscreenCanvas, color: string, width: number): void {
  const [edges, context] = createCanvas(canvas.width, canvas.height);
  context.drawImage(canvas, 0, 0);
  context.globalCompositeOperation = 'destination-out';
  context.drawImage(canvas, width, width);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = color;
  context.fillRect(0, 0, canvas.width, canvas.height);
  getContext(canvas).drawImage(edges, 0, 0);
}

/** Darkens what is drawn on a canvas, as far as the night does. */
export function dim(canvas: OffscreenCanvas, color: string): void {
  const context = getContext(canvas);
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = color;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = 'source-over';
}
