import { levelIn } from '#src/domain/pitch/tone.ts';
import type { Contour, VoiceRange } from '#src/domain/pitch/contour.ts';
import { brushPath } from './brush-path.ts';

/** The box in which one syllable is drawn; Chao's levels lie on lines from `lineOf(5)` to `lineOf(1)`. */
export const VOICE_BOX = { width: 120, height: 110 } as const;
const EDGE = { x: 14, y: 20 };
/** A voice may leave its range by so much before the paper ends. */
const [LOWEST, HIGHEST] = [0.5, 5.5];

/** Where a level lies in the box, from its upper edge. */
export const lineOf = (level: number): number =>
  EDGE.y + ((5 - level) / 4) * (VOICE_BOX.height - 2 * EDGE.y);

/** From where to where something is drawn in a box, from its left edge. */
export type Span = { readonly from: number; readonly to: number };

const WHOLE: Span = { from: EDGE.x, to: VOICE_BOX.width - EDGE.x };

/** The levels of a syllable, evenly over its time, as a stroke of the brush. */
export const strokeOf = (levels: readonly number[], { from, to } = WHOLE): string =>
  brushPath(
    levels.map((level, at) => ({
      x: from + (at / Math.max(1, levels.length - 1)) * (to - from),
      y: lineOf(Math.max(LOWEST, Math.min(HIGHEST, level))),
    })),
  );

export const levelsOf = ({ semitones }: Contour, range: VoiceRange): readonly number[] =>
  semitones.map((pitch) => levelIn(range, pitch));

/** What a voice did in a syllable, for whoever does not see it. */
export type Movement = 'level' | 'rises' | 'falls' | 'dips' | 'peaks';

/** Less than this, in levels, is no movement. */
const LEAST_MOVE = 1;

export const movementOf = (levels: readonly number[]): Movement => {
  const [start, end] = [levels[0] ?? 3, levels.at(-1) ?? 3];
  const dip = Math.min(start, end) - Math.min(...levels);
  const peak = Math.max(...levels) - Math.max(start, end);
  if (Math.max(dip, peak) >= LEAST_MOVE) return dip > peak ? 'dips' : 'peaks';
  if (Math.abs(end - start) < LEAST_MOVE) return 'level';
  return end > start ? 'rises' : 'falls';
};
