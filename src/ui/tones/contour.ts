import type { SpokenTone } from '#src/domain/mandarin/tones.ts';
import { brushPath } from '#src/ui/voice/brush-path.ts';

/** A voice's way through a syllable: how far into it, 0 to 1, and how high, from 1 to 5 (Chao). */
type Pitch = readonly [time: number, height: number];

const PITCHES: Readonly<Record<SpokenTone, readonly Pitch[]>> = {
  1: [
    [0, 5],
    [0.5, 5.05],
    [1, 5],
  ],
  2: [
    [0, 3],
    [0.45, 3.35],
    [1, 5],
  ],
  3: [
    [0, 2.2],
    [0.42, 1],
    [0.62, 1.2],
    [1, 4],
  ],
  4: [
    [0, 5],
    [0.4, 4.2],
    [1, 1],
  ],
  5: [
    [0.38, 2.6],
    [0.62, 2.2],
  ],
};

/** The box of a drawn contour; its five pitches lie on lines from `lineOf(5)` to `lineOf(1)`. */
export const CONTOUR_BOX = { width: 120, height: 100 } as const;
const EDGE = 14;
const STEPS = 24;

/** Where a pitch from 1 to 5 lies in the box, from its upper edge. */
export const lineOf = (height: number): number =>
  EDGE + ((5 - height) / 4) * (CONTOUR_BOX.height - 2 * EDGE);

/** The outline of a tone as a brush would draw it, as the path of an SVG in `CONTOUR_BOX`. */
export const contourPath = (tone: SpokenTone): string => {
  const line = Array.from({ length: STEPS + 1 }, (_, step) => pointAt(PITCHES[tone], step / STEPS));
  return brushPath(line);
};

/** A point of the curve through the pitches (Catmull and Rom's, which passes through each). */
const pointAt = (pitches: readonly Pitch[], share: number) => {
  const place = share * (pitches.length - 1);
  const from = Math.min(Math.floor(place), pitches.length - 2);
  const at = (index: number): Pitch =>
    pitches[Math.max(0, Math.min(index, pitches.length - 1))] ?? [0, 3];
  const [a, b, c, d] = [at(from - 1), at(from), at(from + 1), at(from + 2)];
  const t = place - from;
  const blend = (axis: 0 | 1) =>
    b[axis] +
    (t / 2) *
      (c[axis] -
        a[axis] +
        t *
          (2 * a[axis] -
            5 * b[axis] +
            4 * c[axis] -
            d[axis] +
            t * (3 * (b[axis] - c[axis]) + d[axis] - a[axis])));
  return {
    x: EDGE + blend(0) * (CONTOUR_BOX.width - 2 * EDGE),
    y: lineOf(Math.max(0.9, Math.min(5.1, blend(1)))),
  };
};
