import { expect, test } from 'vitest';
import type { Contour } from './contour.ts';
import { fittedRange } from './fitted-range.ts';
import { idealOf, levelIn, type FullTone } from './tone.ts';

const range = { low: 90, high: 102 };

/** A tone as a voice of that range says it, without a fault. */
const said = (tone: FullTone): Contour => ({
  from: 0,
  to: 0.4,
  semitones: idealOf(tone).map((level) => 90 + ((level - 1) / 4) * 12),
  voiced: 1,
  brightness: 3,
});

test('the range of a voice is found from tones that are known', () => {
  for (const tones of [[2, 3], [4], [3], [1, 4, 2]] as const) {
    const fitted = fittedRange(tones.map(said), tones);
    expect(fitted?.low).toBeCloseTo(range.low, 5);
    expect(fitted?.high).toBeCloseTo(range.high, 5);
  }
});

test('one low syllable stays at the bottom, though nothing else was said', () => {
  const contour = said(3);
  const fitted = fittedRange([contour], [3]) ?? range;
  expect(levelIn(fitted, Math.min(...contour.semitones))).toBeLessThan(1.5);
});

test('a light syllable tells nothing of its own height', () => {
  const light = { ...said(1), semitones: said(1).semitones.map((pitch) => pitch - 20) };
  expect(fittedRange([said(4), light], [4, 'neutral'])?.low).toBeCloseTo(range.low, 5);
});

test('light syllables alone, and tones on one pitch, have the range that was heard', () => {
  const flat = { ...said(1), semitones: said(1).semitones.map(() => 95) };
  const heard = { low: 91.5, high: 98.5 };
  expect(fittedRange([flat], ['neutral'])).toEqual(heard);
  expect(fittedRange([flat], [4])).toEqual(heard);
  expect(fittedRange([], [])).toBeUndefined();
});
