/** Sounds for tests: made here, since nobody’s voice is in this repository. */
type Made = {
  /** Seconds of sound, and of silence before and after it. */
  seconds?: number;
  before?: number;
  after?: number;
  /** From 0 to 1; above 1 it is cut off as a microphone would. */
  amplitude?: number;
  rate?: number;
  /** A hiss under all of it, from 0 to 1. */
  noise?: number;
};

/** A voice-like hum with overtones, which rises and falls as a syllable does. */
export const madeSamples = ({
  seconds = 1,
  before = 0,
  after = 0,
  amplitude = 0.3,
  rate = 48_000,
  noise = 0,
}: Made = {}): Float32Array<ArrayBuffer> => {
  // Chance that is the same each time.
  let seed = 1;
  const chance = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return (seed / 2_147_483_647) * 2 - 1;
  };
  return Float32Array.from({ length: Math.round((before + seconds + after) * rate) }, (_, at) => {
    const time = at / rate - before;
    const hiss = noise * chance();
    if (time < 0 || time > seconds) return hiss;
    const swell = Math.sin((Math.PI * time) / seconds) ** 0.3;
    const hum = [1, 0.5, 0.3, 0.2, 0.1].reduce(
      (sum, share, index) => sum + share * Math.sin(2 * Math.PI * 180 * (index + 1) * time),
      0,
    );
    return Math.max(-1, Math.min(1, (amplitude * swell * hum) / 1.4 + hiss));
  });
};

/** The samples as a WAV file of 16 bits, in one channel. */
export const wavOf = (samples: Float32Array, rate = 48_000): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(44 + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string) =>
    [...text].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  write(0, 'RIFF');
  view.setUint32(4, 36 + samples.length * 2, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((value, at) => view.setInt16(44 + at * 2, Math.round(value * 32_767), true));
  return bytes;
};
