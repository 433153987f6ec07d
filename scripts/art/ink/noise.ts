/** Seeded randomness and the noise fields that everything in the picture is made of. */

export type Random = () => number;

/** Mulberry32: a small seeded generator of numbers in [0, 1). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const permutation = new Uint8Array(512);
const gradientX = new Float32Array(256);
const gradientY = new Float32Array(256);

/** An entry of a table, as a plain number. */
function entry(table: Uint8Array, index: number): number {
  return table[index] ?? 0;
}

/** The gradient at a corner of the noise grid, times the way from that corner. */
function slope(corner: number, dx: number, dy: number): number {
  return (gradientX[corner] ?? 0) * dx + (gradientY[corner] ?? 0) * dy;
}

function seedGradients(seed: number): void {
  const random = createRandom(seed);
  const order = Uint8Array.from({ length: 256 }, (_, index) => index);
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const swap = entry(order, i);
    order[i] = entry(order, j);
    order[j] = swap;
  }
  for (let i = 0; i < 512; i++) permutation[i] = entry(order, i & 255);
  for (let i = 0; i < 256; i++) {
    const angle = random() * Math.PI * 2;
    gradientX[i] = Math.cos(angle);
    gradientY[i] = Math.sin(angle);
  }
}
seedGradients(1234);

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** Gradient noise, about -1 to 1. */
export function noise(x: number, y: number): number {
  const cellX = Math.floor(x);
  const cellY = Math.floor(y);
  const fx = x - cellX;
  const fy = y - cellY;
  const xi = cellX & 255;
  const yi = cellY & 255;
  const left = entry(permutation, xi) + yi;
  const right = entry(permutation, xi + 1) + yi;
  const n0 = slope(entry(permutation, left), fx, fy);
  const n1 = slope(entry(permutation, right), fx - 1, fy);
  const n2 = slope(entry(permutation, left + 1), fx, fy - 1);
  const n3 = slope(entry(permutation, right + 1), fx - 1, fy - 1);
  const u = fade(fx);
  const top = n0 + u * (n1 - n0);
  const bottom = n2 + u * (n3 - n2);
  return (top + fade(fy) * (bottom - top)) * 1.42;
}

/** Octaves of noise: clouds, blotches, paper. */
export function cloudNoise(x: number, y: number, octaves = 4, gain = 0.5): number {
  let sum = 0;
  let amplitude = 1;
  let total = 0;
  for (let i = 0; i < octaves; i++) {
    sum += amplitude * noise(x, y);
    total += amplitude;
    amplitude *= gain;
    x = x * 2.03 + 17.3;
    y = y * 2.03 - 9.1;
  }
  return sum / total;
}

/** Octaves of folded noise, 0 to 1 with sharp crests: rock spurs and skylines. */
export function ridgedNoise(x: number, y: number, octaves = 4, gain = 0.5): number {
  let sum = 0;
  let amplitude = 1;
  let total = 0;
  for (let i = 0; i < octaves; i++) {
    const crest = 1 - Math.abs(noise(x, y));
    sum += amplitude * crest * crest;
    total += amplitude;
    amplitude *= gain;
    x = x * 2.07 + 31.7;
    y = y * 2.07 + 11.9;
  }
  return sum / total;
}

export function clamp(x: number, low = 0, high = 1): number {
  return x < low ? low : x > high ? high : x;
}

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** Smooth step from 0 at `a` to 1 at `b` (`a` may be the larger one). */
export function smoothstep(a: number, b: number, x: number): number {
  const t = clamp((x - a) / (b - a));
  return t * t * (3 - 2 * t);
}

export const ease = (t: number): number => smoothstep(0, 1, t);
