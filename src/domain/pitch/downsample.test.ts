import { expect, test } from 'vitest';
import { downsampled } from './downsample.ts';

const RATE = 48_000;
const tone = (hz: number) =>
  Float32Array.from({ length: RATE / 2 }, (_, at) => Math.sin((2 * Math.PI * hz * at) / RATE));
const loudness = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

test('a microphone’s sound keeps a third of its samples, and a voice keeps its strength', () => {
  const { samples, sampleRate } = downsampled({ samples: tone(200), sampleRate: RATE });
  expect([sampleRate, samples.length]).toEqual([16_000, 8_000]);
  expect(loudness(samples)).toBeCloseTo(Math.SQRT1_2, 2);
});

test('what is too high for the new rate does not fold down into a voice', () => {
  const { samples } = downsampled({ samples: tone(15_800), sampleRate: RATE });
  expect(loudness(samples)).toBeLessThan(0.05);
});

test('a sound of few samples stays as it is', () => {
  const sound = { samples: tone(200), sampleRate: 22_050 };
  expect(downsampled(sound)).toStrictEqual(sound);
});
