/** Two second-order parts of a Butterworth filter of the fourth order. */
const RESONANCES = [0.5412, 1.3066] as const;

/**
 * A sound without what lies above a frequency, given as a share of the sample rate (0 to 0.5): an
 * octave above it 24 dB are gone.
 */
export const lowPassed = (samples: Float32Array, frequency: number): Float32Array =>
  RESONANCES.reduce<Float32Array>((sound, q) => biquad(sound, frequency, q), samples);

/** R. Bristow-Johnson, Cookbook formulae for audio EQ biquad filter coefficients. */
const biquad = (samples: Float32Array, frequency: number, q: number): Float32Array => {
  const omega = 2 * Math.PI * frequency;
  const alpha = Math.sin(omega) / (2 * q);
  const cosine = Math.cos(omega);
  const whole = 1 + alpha;
  const [b0, b1] = [(1 - cosine) / 2 / whole, (1 - cosine) / whole];
  const [a1, a2] = [(-2 * cosine) / whole, (1 - alpha) / whole];
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = b0 * (x + x2) + b1 * x1 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
};
