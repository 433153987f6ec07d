const HEADER = 44;
const FULL = 32_767;

/** Samples between -1 and 1 as a WAV file of 16 bits and one channel. */
export const wavOf = (samples: Float32Array, sampleRate: number): Buffer => {
  const data = Buffer.alloc(HEADER + samples.length * 2);
  data.write('RIFF', 0);
  data.writeUInt32LE(data.length - 8, 4);
  data.write('WAVEfmt ', 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(1, 22);
  data.writeUInt32LE(sampleRate, 24);
  data.writeUInt32LE(sampleRate * 2, 28);
  data.writeUInt16LE(2, 32);
  data.writeUInt16LE(16, 34);
  data.write('data', 36);
  data.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, at) => {
    data.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * FULL), HEADER + at * 2);
  });
  return data;
};
