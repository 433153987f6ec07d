import { rangeOf, type Contour, type VoiceRange } from './contour.ts';
import type { ExpectedTone } from './judge.ts';
import { idealOf } from './tone.ts';

/** No voice speaks in less than a fifth, and hardly one in more than this, in semitones. */
const [NARROWEST, WIDEST] = [7, 20];

/**
 * Where a voice lies that is known to say these tones as they should be, as a model's recording
 * does: the range in which its contours come nearest to the ideal ones, by least squares. Undefined
 * without any contour.
 */
export const fittedRange = (
  contours: readonly Contour[],
  tones: readonly ExpectedTone[],
): VoiceRange | undefined => {
  const points = contours.flatMap(({ semitones }, at) => {
    const tone = tones[at];
    if (tone === undefined || tone === 'neutral') return [];
    const ideal = idealOf(tone);
    return semitones.map((pitch, index) => ({ pitch, level: ideal[index] ?? 3 }));
  });
  const pitch = meanOf(points.map((point) => point.pitch));
  const level = meanOf(points.map((point) => point.level));
  const spread = sumOf(points.map((point) => (point.pitch - pitch) ** 2));
  const shared = sumOf(points.map((point) => (point.pitch - pitch) * (point.level - level)));
  // Where high is not higher than low, nothing can be fitted.
  if (!(shared > 0)) return rangeOf(contours);
  const width = Math.max(NARROWEST, Math.min(WIDEST, (4 * spread) / shared));
  const low = pitch - ((level - 1) / 4) * width;
  return { low, high: low + width };
};

const sumOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0);
const meanOf = (values: readonly number[]) => sumOf(values) / values.length;
