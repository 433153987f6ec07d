/** The sun, and mist over the land. */
import { clamp, cloudNoise, mix, noise, smoothstep } from './noise.ts';
import type { Rgb } from './ink-layer.ts';
import { paintPixels } from './pixels.ts';

/** The sun as a stamped disc of vermilion with a darker rim and a short glow. */
export function createSun(radius: number): OffscreenCanvas {
  const size = Math.ceil(radius * 4.4);
  return paintPixels(size, size, (px, py) => {
    const x = px - size / 2;
    const y = py - size / 2;
    const angle = Math.atan2(y, x);
    const uneven =
      2.2 * noise(Math.cos(angle) * 2.4 + 5, Math.sin(angle) * 2.4) +
      1.1 * noise(x * 0.06, y * 0.06);
    const distance = Math.hypot(x, y) + uneven;
    const inside = Math.max(0, radius - distance);
    const outside = Math.max(0, distance - radius);
    const body = 1 - smoothstep(radius - 2.2, radius + 1.6, distance);
    const rim = Math.exp(-inside / 9) * 0.26 + Math.exp(-inside / 40) * 0.1;
    const wash = 0.8 + 0.3 * cloudNoise(x * 0.012 + 9, y * 0.012, 4);
    const tooth = 0.07 * noise(x * 0.35, y * 0.35);
    const fade = smoothstep(radius * 2.15, radius * 1.25, distance);
    const glow = Math.exp(-outside / (radius * 0.34)) * 0.17 * (1 - body) * fade;
    const alpha = body * clamp((wash + tooth + rim) * 0.97) + glow;
    return [
      205 - 20 * body * rim,
      48 + 18 * (1 - body) - 16 * rim * body,
      34 + 10 * (1 - body),
      255 * alpha,
    ];
  });
}

/** The full moon: a pale disc with its seas, and a wide soft halo. */
export function createMoon(radius: number): OffscreenCanvas {
  const size = Math.ceil(radius * 8);
  return paintPixels(size, size, (px, py) => {
    const x = px - size / 2;
    const y = py - size / 2;
    const distance = Math.hypot(x, y) + 0.8 * noise(x * 0.05, y * 0.05);
    const body = 1 - smoothstep(radius - 1.6, radius + 1.4, distance);
    const seas = smoothstep(0.02, 0.5, cloudNoise(x * 0.013 + 4, y * 0.013 + 9, 4));
    const shade = 0.17 * seas + 0.14 * smoothstep(-0.4, 1.3, (x + y) / radius / 1.4);
    const outside = Math.max(0, distance - radius);
    const fade = smoothstep(radius * 3.9, radius * 1.5, distance);
    const halo =
      (0.34 * Math.exp(-outside / (radius * 0.28)) + 0.2 * Math.exp(-outside / radius)) * fade;
    const alpha = body + halo * (1 - body);
    return [
      mix(244, 250 * (1 - shade * 0.75), body),
      mix(224, 241 * (1 - shade * 0.9), body),
      mix(176, 219 * (1 - shade), body),
      255 * alpha,
    ];
  });
}

/** How mist textures are stretched over the picture. */
export const MIST_SIZE = { width: 2600, height: 520 };
const BANK_SIZE = { width: 1720, height: 900 };
const MIST_DETAIL = 4;
/** Mist in daylight. */
const MIST_COLOR: Rgb = [250, 245, 233];

/** A long, soft band of mist with torn edges, at a quarter of its size. */
export function createMistBand(
  seed: number,
  frequencyX: number,
  frequencyY: number,
  threshold: number,
  color = MIST_COLOR,
): OffscreenCanvas {
  const { width, height } = MIST_SIZE;
  return paintPixels(width / MIST_DETAIL, height / MIST_DETAIL, (px, py) => {
    const x = px * MIST_DETAIL;
    const y = py * MIST_DETAIL;
    const envelope = Math.sin(Math.PI * clamp(y / height)) ** 1.8;
    const swirl = 1.2 * cloudNoise(x * frequencyX * 0.7, y * frequencyY * 0.7 + seed, 2);
    const field = cloudNoise(x * frequencyX + seed + swirl, y * frequencyY + seed * 2, 4);
    const density = smoothstep(threshold - 0.45, threshold + 0.55, field + 0.32 * envelope);
    return [...color, 255 * clamp(envelope * density * 1.1)];
  });
}

/** A bank of mist, soft all round, which can drift out of the picture. */
export function createMistBank(seed: number, color = MIST_COLOR): OffscreenCanvas {
  const { width, height } = BANK_SIZE;
  return paintPixels(width / MIST_DETAIL, height / MIST_DETAIL, (px, py) => {
    const x = px * MIST_DETAIL;
    const y = py * MIST_DETAIL;
    const distance = Math.hypot((x / width) * 2 - 1, (y / height) * 2 - 1);
    const envelope = smoothstep(1, 0.15, distance);
    const swirl = 1.1 * cloudNoise(x * 0.0018, y * 0.004 + seed, 2);
    const field = cloudNoise(x * 0.0024 + seed + swirl, y * 0.0062 + seed * 2, 4);
    const density = smoothstep(-0.55, 0.5, field + 0.75 * envelope - 0.2);
    return [...color, 255 * clamp(envelope * density * 1.25)];
  });
}
