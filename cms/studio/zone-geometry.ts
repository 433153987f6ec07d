import type { Position } from '#src/domain/scene/fit.ts';

/** Smaller ones can't be hit with a finger on a phone. */
const SMALLEST = 4;

const rounded = (value: number): number => Math.round(value * 10) / 10;

const between = (low: number, value: number, high: number): number =>
  rounded(Math.min(Math.max(value, low), high));

/** The zone moved by so many percent, as far as the scene goes. */
export const movedZone = (zone: Position, right: number, down: number): Position => ({
  ...zone,
  left: between(0, zone.left + right, 100 - zone.width),
  top: between(0, zone.top + down, 100 - zone.height),
});

/** The zone with its lower right corner moved by so many percent, inside the scene. */
export const resizedZone = (zone: Position, right: number, down: number): Position => ({
  ...zone,
  width: between(SMALLEST, zone.width + right, 100 - zone.left),
  height: between(SMALLEST, zone.height + down, 100 - zone.top),
});

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a key does to a zone: an arrow moves it, with Shift it sizes it; other keys do nothing. */
export const zoneByKey = (
  zone: Position,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): Position | undefined => {
  const step = STEPS[key];
  return step && (shiftKey ? resizedZone : movedZone)(zone, ...step);
};
