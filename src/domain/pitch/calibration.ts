import { rangeOf, type Contour, type VoiceRange } from './contour.ts';

/** Why three syllables show no range: a hum, the low one not below the high one, no fall. */
export type Uncalibrated = 'hum' | 'low' | 'falling';

/** Below this a voice speaks almost on one pitch, in semitones. */
const LEAST_APART = 4;
const LEAST_FALL = 3;
/** Above its pitch a vowel has overtones, a hum or a whistle has hardly any. */
const LEAST_BRIGHTNESS = 1.25;

/** Where a voice speaks, by a high, a falling and a low syllable; or why they do not show it. */
export const calibrate = (
  high: Contour,
  falling: Contour,
  low: Contour,
): VoiceRange | Uncalibrated => {
  const all = [high, falling, low];
  if (all.some(({ brightness }) => brightness < LEAST_BRIGHTNESS)) return 'hum';
  if (meanOf(high.semitones) - Math.min(...low.semitones) < LEAST_APART) return 'low';
  const [start, end] = [falling.semitones.slice(0, 8), falling.semitones.slice(-8)];
  if (Math.max(...start) - Math.min(...end) < LEAST_FALL) return 'falling';
  return rangeOf(all) ?? 'hum';
};

const meanOf = (pitches: readonly number[]): number =>
  pitches.reduce((sum, pitch) => sum + pitch, 0) / pitches.length;
