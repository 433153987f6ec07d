import type { Massif } from './mountains.ts';

/** Where a massif stands and how it is built: what differs within a range. */
type Row = readonly [
  cx: number,
  top: number,
  halfWidth: number,
  height: number,
  seed: number,
  roundness: number,
  shoulder: number,
  skew: number,
  rocks: number,
];

/** What all massifs of a range share: their ink, their light and their planting. */
type Style = Omit<
  Massif,
  'cx' | 'top' | 'halfWidth' | 'height' | 'seed' | 'roundness' | 'shoulder' | 'skew' | 'rocks'
>;

/** A range of mountains, written as a table. */
export const massifs = (style: Style, rows: readonly Row[]): Massif[] =>
  rows.map(([cx, top, halfWidth, height, seed, roundness, shoulder, skew, rocks]) => ({
    ...style,
    cx,
    top,
    halfWidth,
    height,
    seed,
    roundness,
    shoulder,
    skew,
    rocks,
  }));
