import { Temporal } from 'temporal-polyfill';
import { SHORT_DAYS, type ShortDay } from '../week.ts';

/** The parts of a day in which lessons begin, as people name them (TUTORS-5). */
export const DAY_PARTS = ['morning', 'afternoon', 'evening', 'night'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

const MORNING = 5;
const NOON = 12;
const EVENING = 17;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** 1 January 1970 was a Thursday; weeks begin on Sunday here. */
const FIRST_WEEKDAY = 4;

/** The night is that before the morning, so that it is of the day that a calendar names. */
const partAt = (hour: number): DayPart =>
  hour < MORNING ? 'night' : hour < NOON ? 'morning' : hour < EVENING ? 'afternoon' : 'evening';

/** A week in 28 bits, one for each part of each day. */
export type WeekCells = number;

/** How many cells a week has, and which of them one is. */
export const CELLS_OF_WEEK = SHORT_DAYS.length * DAY_PARTS.length;
export const numberOfCell = (one: WeekCells): number => 31 - Math.clz32(one);

const cell = (day: number, part: DayPart): WeekCells =>
  1 << (day * DAY_PARTS.length + DAY_PARTS.indexOf(part));

/** The cells of some days and parts; none of either means all of them. */
export const cellsOf = (days: readonly ShortDay[], parts: readonly DayPart[]): WeekCells => {
  let cells = 0;
  for (const day of days.length > 0 ? days : SHORT_DAYS)
    for (const part of parts.length > 0 ? parts : DAY_PARTS)
      cells |= cell(SHORT_DAYS.indexOf(day), part);
  return cells;
};

/** Which part of which day of the week a moment is, on the clock of a zone. */
export type CellClock = (moment: number) => WeekCells;

/** Reads moments between two others on the clock of a zone, whatever changes that clock. */
export const cellClock = (zone: string, from: number, until: number): CellClock => {
  const spans: { until: number; offset: number }[] = [];
  let wall = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone);
  for (;;) {
    const next = wall.getTimeZoneTransition('next');
    const end = next && next.epochMilliseconds < until ? next.epochMilliseconds : Infinity;
    spans.push({ until: end, offset: wall.offsetNanoseconds / 1_000_000 });
    if (!next || end === Infinity) break;
    wall = next;
  }
  return (moment) => {
    let at = 0;
    while (moment >= (spans[at]?.until ?? Infinity)) at += 1;
    const local = moment + (spans[at]?.offset ?? 0);
    const day = Math.floor(local / DAY_MS);
    const hour = (local - day * DAY_MS) / HOUR_MS;
    return cell((day + FIRST_WEEKDAY) % SHORT_DAYS.length, partAt(hour));
  };
};
