import { AHEAD_MS, isWithinReach } from '#src/domain/lessons/lesson-time.ts';
import {
  CELLS_OF_WEEK,
  cellClock,
  numberOfCell,
  type CellClock,
  type WeekCells,
} from '#src/domain/tutors/week-cells.ts';
import { openStarts } from './listed-tutor.ts';

/** When a tutor is free, by the parts of a week on somebody's clock. */
export type FreeCells = {
  cells: WeekCells;
  /** The first free start in each cell, Infinity where there is none. */
  first: Float64Array;
};
type Counted = FreeCells & {
  from: number;
  /** The first start that was counted, and the first that was too far away. */
  nearest: number | undefined;
  beyond: number | undefined;
};

/** Most visitors live by a few clocks; what is known of others is counted anew. */
const MOST_ZONES = 6;
const known = new Map<string, WeakMap<Float64Array, Counted>>();

/** What is known on a clock, which becomes the one that was asked for last. */
const knownIn = (zone: string): WeakMap<Float64Array, Counted> => {
  const found = known.get(zone) ?? new WeakMap<Float64Array, Counted>();
  known.delete(zone);
  known.set(zone, found);
  const [oldest] = known.keys();
  if (known.size > MOST_ZONES && oldest !== undefined) known.delete(oldest);
  return found;
};

const count = (starts: Float64Array, now: number, clock: CellClock): Counted => {
  const open = openStarts({ starts }, now);
  const first = new Float64Array(CELLS_OF_WEEK).fill(Infinity);
  let cells = 0;
  for (const start of open) {
    const cell = clock(start);
    if ((cells & cell) === 0) first[numberOfCell(cell)] = start;
    cells |= cell;
  }
  const beyond = starts.find((start) => start > now + AHEAD_MS);
  return { cells, first, from: now, nearest: open[0], beyond };
};

/** Whether what was counted holds still: nothing is too soon by now, nothing more has come near. */
const holds = ({ from, nearest, beyond }: Counted, now: number): boolean =>
  from <= now &&
  (nearest === undefined || isWithinReach(nearest, now)) &&
  (beyond === undefined || !isWithinReach(beyond, now));

/**
 * Counts the free starts of many tutors by the parts of a week on the clock of a zone, each tutor's
 * once as long as nothing about them changes.
 */
export const freeCellsIn = (zone: string, now: number) => {
  const clock = cellClock(zone, now, now + AHEAD_MS);
  const counted = knownIn(zone);
  return (starts: Float64Array): FreeCells => {
    const found = counted.get(starts);
    if (found && holds(found, now)) return found;
    const made = count(starts, now, clock);
    counted.set(starts, made);
    return made;
  };
};

/** The first free start in any of some cells; undefined where there is none. */
export const firstIn = ({ first }: FreeCells, wanted: WeekCells): number | undefined => {
  let soonest = Infinity;
  for (let cell = 0; cell < CELLS_OF_WEEK; cell += 1)
    if ((wanted & (1 << cell)) !== 0) soonest = Math.min(soonest, first[cell] ?? Infinity);
  return soonest === Infinity ? undefined : soonest;
};
