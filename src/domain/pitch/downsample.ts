import { lowPassed } from './low-pass.ts';

/** All that a judge of pitch needs; microphones bring three times as much. In Hz. */
const ENOUGH_HZ = 16_000;
/** What is kept of the new rate, so that nothing above its half folds down. */
const KEPT = 0.4;

export type Sound = { readonly samples: Float32Array; readonly sampleRate: number };

/** A sound with as few samples a second as a judge of pitch needs; the rate divides the old one. */
export const downsampled = ({ samples, sampleRate }: Sound): Sound => {
  const factor = Math.floor(sampleRate / ENOUGH_HZ);
  if (factor < 2) return { samples, sampleRate };
  const smooth = lowPassed(samples, KEPT / factor);
  return {
    samples: Float32Array.from(
      { length: Math.floor(smooth.length / factor) },
      (_, at) => smooth[at * factor] ?? 0,
    ),
    sampleRate: sampleRate / factor,
  };
};
