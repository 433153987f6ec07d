import type { Box } from '#src/domain/scene/fit.ts';

export type Point = { x: number; y: number };

/** How far beside a zone a drop still counts, in px: places are smaller than a thumb on a phone. */
export const REACH_PX = 14;

const distance = ({ x, y }: Point, { top, left, width, height }: Box): number => {
  const aside = Math.max(left - x, 0, x - left - width);
  const above = Math.max(top - y, 0, y - top - height);
  return Math.hypot(aside, above);
};

const area = ({ width, height }: Box) => width * height;

/**
 * The zone that a point aims for: the nearest within reach, and of zones that lie over each other
 * the smaller one, so that a large zone never swallows a small one.
 */
export const aimedZone = (point: Point, zones: readonly [string, Box][]): string | undefined =>
  zones
    .map(([id, box]) => ({ id, away: distance(point, box), area: area(box) }))
    .filter(({ away }) => away <= REACH_PX)
    .sort((a, b) => a.away - b.away || a.area - b.area)[0]?.id;
