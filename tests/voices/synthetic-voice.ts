/** Voices that no one has: a source and a vocal tract, of men, women and children. */
import type { FullTone } from '#src/domain/pitch/tone.ts';

export const SAMPLE_RATE = 16_000;

/** A generator of numbers between 0 and 1 that gives the same ones for the same seed (mulberry32). */
export const randomOf = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};
export type Random = () => number;
export const between = (random: Random, from: number, to: number) => from + (to - from) * random();
export const normal = (random: Random) =>
  Math.sqrt(-2 * Math.log(random() + 1e-9)) * Math.cos(2 * Math.PI * random());

/** The three ranges of the set. */
export const KINDS = ['man', 'woman', 'child'] as const;

export type Voice = {
  kind: (typeof KINDS)[number];
  /** The bottom of the voice in Hz and its width in semitones. */
  lowHz: number;
  width: number;
  /** How much longer or shorter the vocal tract is than a man's. */
  tract: number;
};

const BOTTOMS = { man: [78, 105], woman: [145, 190], child: [200, 255] } as const;
const TRACTS = { man: 1, woman: 1.17, child: 1.32 } as const;

export const voiceOf = (kind: Voice['kind'], random: Random): Voice => ({
  kind,
  lowHz: between(random, BOTTOMS[kind][0], BOTTOMS[kind][1]),
  width: between(random, 8, 14),
  tract: TRACTS[kind],
});

/** First three formants of vowels of Mandarin, in Hz, of a man. */
const VOWELS: readonly (readonly [number, number, number])[] = [
  [750, 1300, 2500],
  [300, 2200, 2900],
  [340, 750, 2300],
  [450, 1150, 2400],
  [300, 1800, 2200],
  [550, 900, 2500],
  [500, 1800, 2500],
];
const ONSETS = ['none', 'nasal', 'stop', 'aspirated', 'fricative'] as const;

/** Chao's levels of each tone as a speaker may say it, over the time of the syllable. */
const CONTOURS: Readonly<Record<FullTone, readonly (readonly [number, number][])[]>> = {
  1: [
    [
      [0, 4.7],
      [0.5, 4.9],
      [1, 4.7],
    ],
  ],
  2: [
    [
      [0, 2.9],
      [0.3, 2.7],
      [1, 4.8],
    ],
  ],
  3: [
    [
      [0, 2.2],
      [0.45, 1.1],
      [0.65, 1.1],
      [1, 3.3],
    ],
    [
      [0, 2.3],
      [0.5, 1.2],
      [1, 1],
    ],
  ],
  4: [
    [
      [0, 4.9],
      [0.15, 5],
      [1, 1.3],
    ],
  ],
};

export type Saying = {
  voice: Voice;
  contour: readonly (readonly [number, number])[];
  seconds: number;
  /** The voice over the noise of the room, in dB. */
  signalToNoise: number;
  random: Random;
};

export const contourFor = (tone: FullTone, random: Random): (readonly [number, number])[] => {
  const kinds = CONTOURS[tone];
  const kind = kinds[Math.floor(random() * kinds.length)] ?? [];
  const shift = 0.22 * normal(random);
  return kind.map(([share, level]) => [share, level + shift + 0.18 * normal(random)] as const);
};

const levelAt = (contour: Saying['contour'], share: number): number => {
  const next = Math.max(
    1,
    contour.findIndex(([at], place) => place > 0 && at >= share),
  );
  const [fromShare, from] = contour[next - 1] ?? [0, 3];
  const [toShare, to] = contour[next] ?? [1, 3];
  const part = Math.min(1, Math.max(0, (share - fromShare) / (toShare - fromShare)));
  // A voice bends, it has no corners.
  return (
    from + (to - from) * (0.5 - 0.5 * Math.cos(Math.PI * part)) * 0.6 + (to - from) * part * 0.4
  );
};

/** A syllable with silence around it, in the noise of a room. */
export const say = ({ voice, contour, seconds, signalToNoise, random }: Saying): Float32Array => {
  const onset = ONSETS[Math.floor(random() * ONSETS.length)] ?? 'none';
  const vowel = VOWELS[Math.floor(random() * VOWELS.length)] ?? [500, 1500, 2500];
  const hasNasal = random() < 0.35;
  const isCreaky = random() < 0.4;
  const lead = between(random, 0.15, 0.3);
  const consonant = { none: 0, nasal: 0, stop: 0.02, aspirated: 0.07, fricative: 0.11 }[onset];
  const total = Math.round((lead + consonant + seconds + 0.25) * SAMPLE_RATE);
  const samples = new Float32Array(total);
  const start = Math.round(lead * SAMPLE_RATE);
  for (let at = 0; at < consonant * SAMPLE_RATE; at += 1) {
    samples[start + at] = 0.05 * normal(random);
  }
  const voiced = start + Math.round(consonant * SAMPLE_RATE);
  const length = Math.round(seconds * SAMPLE_RATE);
  let phase = 0;
  let drift = 0;
  let jitter = 0;
  let shimmer = 1;
  for (let at = 0; at < length; at += 1) {
    const share = at / length;
    if (at % 80 === 0) drift = 0.97 * drift + 0.05 * normal(random);
    const level = levelAt(contour, share);
    const hz =
      voice.lowHz *
      2 ** ((((level - 1) / 4) * voice.width + drift + jitter) / 12) *
      (onset === 'stop' || onset === 'aspirated' ? 1 + 0.03 * Math.exp(-share * 20) : 1);
    phase += hz / SAMPLE_RATE;
    if (phase >= 1) {
      phase -= 1;
      const isLow = isCreaky && level < 1.6;
      jitter = (isLow ? 1.2 : 0.12) * normal(random);
      shimmer = Math.max(0.2, 1 + (isLow ? 0.4 : 0.05) * normal(random));
    }
    const isNasal = (onset === 'nasal' && share < 0.12) || (hasNasal && share > 0.72);
    const envelope = Math.min(1, share * 12, (1 - share) * 7);
    samples[voiced + at] = 0.2 * envelope * shimmer * sound(phase, hz, vowel, voice.tract, isNasal);
  }
  return withNoise(samples, signalToNoise, random);
};

/** Overtones as a vocal tract lets them through; they fall by 12 dB an octave at their source. */
const sound = (
  phase: number,
  hz: number,
  vowel: readonly number[],
  tract: number,
  isNasal: boolean,
): number => {
  let sum = 0;
  const most = Math.min(30, Math.floor(3_600 / hz));
  for (let harmonic = 1; harmonic <= most; harmonic += 1) {
    const frequency = harmonic * hz;
    const gain = isNasal
      ? 1 / (1 + (frequency / 350) ** 3)
      : vowel.reduce((best, formant, place) => {
          const width = 70 + 40 * place;
          const apart = (frequency - formant * tract) / (width * 2);
          return Math.max(best, (1 - 0.2 * place) / (1 + apart * apart));
        }, 0.06);
    sum += (gain / harmonic) * Math.sin(2 * Math.PI * harmonic * phase);
  }
  return sum;
};

export const withNoise = (
  samples: Float32Array,
  decibels: number,
  random: Random,
): Float32Array => {
  const power = samples.reduce((sum, one) => sum + one * one, 0) / samples.length;
  const amount = Math.sqrt(power / 10 ** (decibels / 10));
  let slow = 0;
  return samples.map((sample) => {
    // Rooms hum more than they hiss.
    slow = 0.7 * slow + 0.71 * normal(random);
    return sample + amount * slow;
  });
};
