import { expect, test } from 'vitest';
import type { Contour } from '#src/domain/pitch/contour.ts';
import { stepCalibration, uncalibrated } from './calibration-steps.ts';

const contour = (from: number, to: number): Contour => ({
  from: 0,
  to: 0.4,
  semitones: Array.from({ length: 24 }, (_, at) => from + ((to - from) * at) / 23),
  voiced: 1,
  brightness: 3,
});
const high = contour(96, 96);
const falling = contour(96, 85);
const low = contour(87, 84);

const after = (...takes: (readonly Contour[])[]) => takes.reduce(stepCalibration, uncalibrated);

test('three syllables show a range', () => {
  expect(after([high], [falling], [low])).toMatchObject({ at: 'calibrated' });
});

test('a syllable that was not heard, or not alone, is asked for again', () => {
  expect(after([high], [])).toEqual({ at: 'asking', heard: [high], fault: 'unheard' });
  expect(after([high, low])).toEqual({ at: 'asking', heard: [], fault: 'unheard' });
  expect(after([high], [], [falling], [low])).toMatchObject({ at: 'calibrated' });
});

test('three that show no range begin anew, with the reason', () => {
  expect(after([high], [falling], [high])).toEqual({ at: 'asking', heard: [], fault: 'low' });
  expect(after([high], [high], [low])).toEqual({ at: 'asking', heard: [], fault: 'falling' });
});
