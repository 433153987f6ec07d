/** Sound in one channel: samples from −1 to 1, `rate` of them in a second. */
export type Pcm = { readonly samples: Float32Array<ArrayBuffer>; readonly rate: number };

/** Full scale is 0 dB. */
export const decibels = (amplitude: number): number => 20 * Math.log10(Math.max(amplitude, 1e-9));
export const amplitude = (dB: number): number => 10 ** (dB / 20);

/** All channels as one, at their mean. */
export const mono = (channels: readonly Float32Array[], rate: number): Pcm => {
  const [first, ...others] = channels;
  const samples = Float32Array.from(first ?? []);
  for (const other of others)
    other.forEach((value, at) => (samples[at] = (samples[at] ?? 0) + value));
  if (others.length > 0) samples.forEach((value, at) => (samples[at] = value / channels.length));
  return { samples, rate };
};

/** The loudness of each piece of `ms` milliseconds, as the root of the mean square. */
export const levels = ({ samples, rate }: Pcm, ms: number): Float32Array => {
  const size = Math.max(1, Math.round((rate * ms) / 1000));
  const pieces = new Float32Array(Math.ceil(samples.length / size));
  for (let piece = 0; piece < pieces.length; piece += 1) {
    const part = samples.subarray(piece * size, (piece + 1) * size);
    pieces[piece] = Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
  }
  return pieces;
};

export const peakOf = ({ samples }: Pcm): number =>
  samples.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0);
