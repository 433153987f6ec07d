import type { Pcm } from './pcm.ts';

/** Rates that MP3 knows and speech needs. */
const RATES: readonly number[] = [48_000, 44_100, 32_000, 24_000, 22_050, 16_000];
const USUAL_RATE = 48_000;
/** How many zero crossings of the ideal filter are taken on each side. */
const REACH = 16;

/** The sound at a rate that it can be encoded with: its own where that is one. */
export const atEncodableRate = (sound: Pcm): Pcm =>
  RATES.includes(sound.rate) ? sound : resampled(sound, USUAL_RATE);

/** Band-limited interpolation: a windowed sinc, wide enough to cut off what the new rate lacks. */
const resampled = ({ samples, rate }: Pcm, to: number): Pcm => {
  const width = Math.max(1, rate / to);
  const reach = REACH * width;
  const length = Math.round((samples.length * to) / rate);
  const made = Float32Array.from({ length }, (_, index) => {
    const center = (index * rate) / to;
    let sum = 0;
    for (let at = Math.ceil(center - reach); at <= center + reach; at += 1) {
      const x = (at - center) / width;
      const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
      const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / REACH);
      sum += (samples[at] ?? 0) * sinc * window;
    }
    return sum / width;
  });
  return { samples: made, rate: to };
};
