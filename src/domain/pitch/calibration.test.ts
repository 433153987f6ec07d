import { expect, test } from 'vitest';
import {
  contourFor,
  randomOf,
  SAMPLE_RATE,
  say,
  voiceOf,
  KINDS,
  type Voice,
} from '#tests/voices/synthetic-voice.ts';
import { calibrate } from './calibration.ts';
import { syllablesOf, type Contour } from './contour.ts';
import { framesOf } from './frames.ts';
import type { FullTone } from './tone.ts';

const spoken = (voice: Voice, tone: FullTone, seed: number): Contour => {
  const random = randomOf(seed);
  const samples = say({
    voice,
    contour: contourFor(tone, random),
    seconds: 0.4,
    signalToNoise: 30,
    random,
  });
  const [contour] = syllablesOf(framesOf(samples, SAMPLE_RATE), 1);
  if (!contour) throw new Error('Nothing was heard');
  return contour;
};

test.each(KINDS)('a high, a falling and a low syllable show where a %s speaks', (kind) => {
  const voice = voiceOf(kind, randomOf(4));
  const range = calibrate(spoken(voice, 1, 1), spoken(voice, 4, 2), spoken(voice, 3, 3));
  if (typeof range === 'string') throw new Error(range);
  const bottom = 12 * Math.log2(voice.lowHz);
  expect(Math.abs(range.low - bottom)).toBeLessThan(2.5);
  expect(Math.abs(range.high - bottom - voice.width)).toBeLessThan(2.5);
});

test('who says all three at one height has shown no range', () => {
  const voice = voiceOf('woman', randomOf(4));
  const high = spoken(voice, 1, 1);
  expect(calibrate(high, spoken(voice, 4, 2), high)).toBe('low');
});

test('a falling syllable that does not fall shows none', () => {
  const voice = voiceOf('man', randomOf(4));
  expect(calibrate(spoken(voice, 1, 1), spoken(voice, 1, 2), spoken(voice, 3, 3))).toBe('falling');
});

test('a hum shows none', () => {
  const voice = voiceOf('man', randomOf(4));
  const [high, falling, low] = [spoken(voice, 1, 1), spoken(voice, 4, 2), spoken(voice, 3, 3)];
  expect(calibrate({ ...high, brightness: 1 }, falling, low)).toBe('hum');
});
