import { amplitude, peakOf, type Pcm } from './pcm.ts';

/** What every recording is brought to: as loud as speech in podcasts. */
export const TARGET_LUFS = -16;
/** No peak above this, so that encoders and small loudspeakers have room; dB of full scale. */
const CEILING_DB = -1.5;

/** Blocks of the measurement and how far one begins after another (ITU-R BS.1770-5). */
const BLOCK_S = 0.4;
const STEP_S = 0.1;
const OFFSET_DB = -0.691;
/** Quieter blocks are pauses: below this, and further below the rest than that. */
const SILENCE_LUFS = -70;
const PAUSE_LU = 10;

/** How loud a sound is to ears, in LUFS (ITU-R BS.1770, EBU R 128), one channel as it is. */
export const loudnessOf = (sound: Pcm): number => {
  const powers = blockPowers(weighted(sound), sound.rate).filter(
    (power) => lufs(power) > SILENCE_LUFS,
  );
  const gate = lufs(mean(powers)) - PAUSE_LU;
  return lufs(mean(powers.filter((power) => lufs(power) > gate)));
};

/** The sound at the one loudness of all recordings, its peaks held below the ceiling. */
export const atOneLoudness = (sound: Pcm): Pcm => {
  const gain = amplitude(TARGET_LUFS - loudnessOf(sound));
  return limited({ ...sound, samples: sound.samples.map((value) => value * gain) });
};

const lufs = (power: number): number => OFFSET_DB + 10 * Math.log10(Math.max(power, 1e-12));

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** A sound that is shorter than a block is one block. */
const blockPowers = (samples: Float32Array, rate: number): number[] => {
  const size = Math.min(Math.round(BLOCK_S * rate), samples.length);
  const powers: number[] = [];
  for (let at = 0; at + size <= samples.length && size > 0; at += Math.round(STEP_S * rate)) {
    const block = samples.subarray(at, at + size);
    powers.push(block.reduce((sum, value) => sum + value * value, 0) / size);
  }
  return powers;
};

type Filter = { b: readonly [number, number, number]; a: readonly [number, number] };

/** The two filters of BS.1770 stand for the head and for how deep sounds are heard. */
const weighted = ({ samples, rate }: Pcm): Float32Array =>
  filtered(filtered(samples, shelf(rate)), highPass(rate));

/** Its numbers at 48 kHz, brought to any rate by the filter they come from. */
const shelf = (rate: number): Filter => {
  const [frequency, gain, quality] = [1681.974450955533, 3.999843853973347, 0.7071752369554196];
  const k = Math.tan((Math.PI * frequency) / rate);
  const high = 10 ** (gain / 20);
  const band = high ** 0.4996667741545416;
  const scale = 1 + k / quality + k * k;
  return {
    b: [
      (high + (band * k) / quality + k * k) / scale,
      (2 * (k * k - high)) / scale,
      (high - (band * k) / quality + k * k) / scale,
    ],
    a: [(2 * (k * k - 1)) / scale, (1 - k / quality + k * k) / scale],
  };
};

const highPass = (rate: number): Filter => {
  const [frequency, quality] = [38.13547087602444, 0.5003270373238773];
  const k = Math.tan((Math.PI * frequency) / rate);
  const scale = 1 + k / quality + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / scale, (1 - k / quality + k * k) / scale] };
};

const filtered = (samples: Float32Array, { b, a }: Filter): Float32Array => {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
};

const PIECE_MS = 1;
/** The gain goes down so many pieces before a peak and comes back so many after it. */
const AROUND = 6;

/** Turns loud moments down smoothly, so that none is above the ceiling. */
const limited = (sound: Pcm): Pcm => {
  const ceiling = amplitude(CEILING_DB);
  if (peakOf(sound) <= ceiling) return sound;
  const { samples, rate } = sound;
  const size = Math.max(1, Math.round((rate * PIECE_MS) / 1000));
  const wanted = Array.from({ length: Math.ceil(samples.length / size) }, (_, piece) => {
    const part = samples.subarray(piece * size, (piece + 1) * size);
    return Math.min(1, ceiling / Math.max(peakOf({ samples: part, rate }), ceiling));
  });
  const gains = wanted.map((_, piece) =>
    Math.min(...wanted.slice(Math.max(0, piece - AROUND), piece + AROUND + 1)),
  );
  return {
    ...sound,
    samples: samples.map((value, at) => {
      const piece = Math.floor(at / size);
      const [here, next] = [gains[piece] ?? 1, gains[piece + 1] ?? gains[piece] ?? 1];
      return value * (here + ((next - here) * (at % size)) / size);
    }),
  };
};
