import { clamp, createRandom, mix, noise, smoothstep } from './noise.ts';

/** A triple of red, green and blue: a colour, or how strongly an ink absorbs each of them. */
export type Rgb = readonly [number, number, number];

/** What a wash lies on, and the light that catches crests which face the upper left. */
export type Ground = {
  /** Shows through every wash. */
  paper: Rgb;
  rim?: Rgb;
};

/** Warm paper by day. */
export const PAPER: Ground = { paper: [0.961, 0.929, 0.866] };

/** The colour of a ground under ink of the given density: light is absorbed, not mixed with grey. */
function inkOn({ paper }: Ground, density: number, absorption: Rgb): Rgb {
  return [
    paper[0] * Math.exp(-density * absorption[0]),
    paper[1] * Math.exp(-density * absorption[1]),
    paper[2] * Math.exp(-density * absorption[2]),
  ];
}

/**
 * A transparent sheet of floating-point pixels (premultiplied), painted pixel by pixel.
 * `offsetX` is the margin left of the picture's own x = 0.
 */
export class InkLayer {
  readonly width: number;
  readonly height: number;
  readonly offsetX: number;
  private readonly ground: Ground;
  private readonly pixels: Float32Array;

  constructor(width: number, height: number, offsetX: number, ground = PAPER) {
    this.ground = ground;
    this.width = width;
    this.height = height;
    this.offsetX = offsetX;
    this.pixels = new Float32Array(width * height * 4);
  }

  /** Lays a wash over one pixel of the sheet; `rim` is how much light its edge catches, 0 to 1. */
  wash(
    px: number,
    py: number,
    wash: { density: number; absorption: Rgb; rim: number },
    alpha: number,
  ): void {
    const color = inkOn(this.ground, wash.density, wash.absorption);
    const light = this.ground.rim;
    const lit = light ? wash.rim : 0;
    this.over(
      px,
      py,
      light
        ? [mix(color[0], light[0], lit), mix(color[1], light[1], lit), mix(color[2], light[2], lit)]
        : color,
      alpha,
    );
  }

  private over(px: number, py: number, color: Rgb, alpha: number): void {
    const i = (py * this.width + px) * 4;
    const pixels = this.pixels;
    const keep = 1 - alpha;
    pixels[i] = color[0] * alpha + (pixels[i] ?? 0) * keep;
    pixels[i + 1] = color[1] * alpha + (pixels[i + 1] ?? 0) * keep;
    pixels[i + 2] = color[2] * alpha + (pixels[i + 2] ?? 0) * keep;
    pixels[i + 3] = alpha + (pixels[i + 3] ?? 0) * keep;
  }

  /** One soft, slightly ragged dab of ink. */
  dab(dab: Dab): void {
    const { x, y, radiusX, radiusY, rotation, density, absorption, alpha } = dab;
    const reach = Math.max(radiusX, radiusY) * 1.25;
    const cos = Math.cos(rotation);
    const sin = Math.sin(rotation);
    const left = Math.max(0, Math.floor(x - reach + this.offsetX));
    const right = Math.min(this.width - 1, Math.ceil(x + reach + this.offsetX));
    const top = Math.max(0, Math.floor(y - reach));
    const bottom = Math.min(this.height - 1, Math.ceil(y + reach));
    const color = inkOn(this.ground, density, absorption);
    for (let py = top; py <= bottom; py++) {
      for (let px = left; px <= right; px++) {
        const dx = px - this.offsetX - x;
        const dy = py - y;
        const u = (dx * cos + dy * sin) / radiusX;
        const v = (-dx * sin + dy * cos) / radiusY;
        const distance = u * u + v * v + 0.35 * noise(px * 0.5, py * 0.5);
        if (distance < 1.1) {
          this.over(px, py, color, alpha * (1 - smoothstep(0.55, 1.1, distance)));
        }
      }
    }
  }

  /** Turns the sheet into a canvas, with a seeded dither of half a level against banding. */
  toCanvas(): OffscreenCanvas {
    const canvas = new OffscreenCanvas(this.width, this.height);
    const context = getContext(canvas);
    const image = context.createImageData(this.width, this.height);
    const random = createRandom(71);
    for (let i = 0; i < image.data.length; i += 4) {
      const alpha = this.pixels[i + 3] ?? 0;
      if (alpha <= 0) continue;
      const dither = random() - 0.5;
      for (let channel = 0; channel < 3; channel++) {
        const value = ((this.pixels[i + channel] ?? 0) / alpha) * 255 + dither;
        image.data[i + channel] = clamp(value, 0, 255);
      }
      image.data[i + 3] = alpha * 255;
    }
    context.putImageData(image, 0, 0);
    return canvas;
  }
}

export type Dab = {
  x: number;
  y: number;
  radiusX: number;
  radiusY: number;
  rotation: number;
  density: number;
  absorption: Rgb;
  alpha: number;
};

export type Context = OffscreenCanvasRenderingContext2D;

/** The 2D context of a canvas, kept on the CPU so that every machine draws the same pixels. */
export function getContext(canvas: OffscreenCanvas): Context {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no 2D canvas');
  return context;
}

export function createCanvas(width: number, height: number): [OffscreenCanvas, Context] {
  const canvas = new OffscreenCanvas(Math.ceil(width), Math.ceil(height));
  return [canvas, getContext(canvas)];
}
