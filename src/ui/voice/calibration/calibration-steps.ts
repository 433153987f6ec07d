import { calibrate, type Uncalibrated } from '#src/domain/pitch/calibration.ts';
import type { Contour, VoiceRange } from '#src/domain/pitch/contour.ts';

/** What is said to show a range, in this order. */
export const STEPS = [
  { name: 'high', hanzi: '妈', pinyin: 'mā' },
  { name: 'falling', hanzi: '骂', pinyin: 'mà' },
  { name: 'low', hanzi: '马', pinyin: 'mǎ' },
] as const;

export type Calibrating =
  | {
      readonly at: 'asking';
      readonly heard: readonly Contour[];
      readonly fault: Uncalibrated | 'unheard' | undefined;
    }
  | { readonly at: 'calibrated'; readonly range: VoiceRange };

export const uncalibrated: Calibrating = { at: 'asking', heard: [], fault: undefined };

/** What the microphone brought in a step: one syllable goes on, the third ends it or begins anew. */
export const stepCalibration = (
  before: Calibrating,
  [contour, ...more]: readonly Contour[],
): Calibrating => {
  if (before.at === 'calibrated') return before;
  if (!contour || more.length > 0) return { ...before, fault: 'unheard' };
  const heard = [...before.heard, contour];
  const [high, falling, low] = heard;
  if (!high || !falling || !low) return { at: 'asking', heard, fault: undefined };
  const range = calibrate(high, falling, low);
  return typeof range === 'string'
    ? { at: 'asking', heard: [], fault: range }
    : { at: 'calibrated', range };
};
