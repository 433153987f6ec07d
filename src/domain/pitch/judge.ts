import { syllablesOf, type Contour, type VoiceRange } from './contour.ts';
import { framesOf } from './frames.ts';
import { toneOf, type FullTone, type Unsure } from './tone.ts';

/** A neutral tone takes its height from the syllable before it, and is not judged. */
export type ExpectedTone = FullTone | 'neutral';

/** One syllable as it was said, beside what was expected. */
export type JudgedSyllable = {
  readonly expected: ExpectedTone;
  readonly contour: Contour;
  readonly verdict: 'right' | 'wrong' | 'unsure' | 'not-judged';
  /** The tone that was heard, where the verdict is sure. */
  readonly heard: FullTone | undefined;
  readonly because: Unsure | undefined;
};

/** Why nothing can be said of a whole recording. */
type Unjudged = 'silence' | 'syllables';

export type Judgement =
  | { readonly at: 'judged'; readonly syllables: readonly JudgedSyllable[] }
  | { readonly at: 'unsure'; readonly because: Unjudged; readonly contours: readonly Contour[] };

/**
 * The verdict on each syllable of a recording, whose samples lie between -1 and 1 at so many a
 * second. The expected tones are the spoken ones, after sandhi. What has no voice, or another count
 * of syllables, has no verdict.
 */
export const judgeTones = (
  samples: Float32Array,
  sampleRate: number,
  expected: readonly ExpectedTone[],
  range: VoiceRange,
): Judgement => {
  const frames = framesOf(samples, sampleRate);
  const contours = syllablesOf(frames, expected.length);
  if (contours.length === 0) return { at: 'unsure', because: 'silence', contours };
  const isSameCount = contours.length === expected.length;
  if (!isSameCount || contours.some((contour, place) => isNasalEnd(contour, contours[place - 1]))) {
    return { at: 'unsure', because: 'syllables', contours };
  }
  return {
    at: 'judged',
    syllables: contours.map((contour, place) =>
      judged(contour, expected[place] ?? 'neutral', range),
    ),
  };
};

/** A nasal end is bound to its vowel, and duller than this beside it. */
const BOUND_S = 0.05;
const DULL = 0.3;

/** What counts as a syllable may be the end of the one before, whatever tone is asked. */
const isNasalEnd = (contour: Contour, before: Contour | undefined): boolean =>
  before !== undefined &&
  contour.from - before.to < BOUND_S &&
  contour.brightness < DULL * before.brightness;

const judged = (contour: Contour, expected: ExpectedTone, range: VoiceRange): JudgedSyllable => {
  const syllable = { expected, contour, heard: undefined, because: undefined };
  if (expected === 'neutral') return { ...syllable, verdict: 'not-judged' };
  const verdict = toneOf(contour, range);
  if (verdict.tone === 'unsure')
    return { ...syllable, verdict: 'unsure', because: verdict.because };
  const isRight = verdict.tone === expected;
  return { ...syllable, verdict: isRight ? 'right' : 'wrong', heard: verdict.tone };
};
