import { Temporal } from 'temporal-polyfill';
import { SHORT_DAYS, type ShortDay } from '../week.ts';

/** The parts of a day in which lessons begin: before noon, until five, and after that. */
export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

const NOON = 12;
const EVENING = 17;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** 1 January 1970 was a Thursday; weeks begin on Sunday here. */
const FIRST_WEEKDAY = 4;

/** A week in 21 bits, one for each part of each day. */
export type WeekCells = number;

/** How many cells a week has, and which of them one is. */
export const CELLS_OF_WEEK = SHORT_DAYS.length * DAY_PARTS.length;
export const numberOfCell = (one: WeekCells): number => 31 - Math.clz32(one);

const cell = (day: number, part: number): WeekCells => 1 << (day * DAY_PARTS.length + part);

/** The cells of some days and parts; none of either means all of them. */
export const cellsOf = (days: readonly ShortDay[], parts: readonly DayPart[]): WeekCells => {
  let cells = 0;
  for (const day of days.length > 0 ? days : SHORT_DAYS)
    for (const part of parts.length > 0 ? parts : DAY_PARTS)
      cells |= cell(SHORT_DAYS.indexOf(day), DAY_PARTS.indexOf(part));
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
    const part = hour < NOON ? 0 : hour < EVENING ? 1 : 2;
    return cell((day + FIRST_WEEKDAY) % SHORT_DAYS.length, part);
  };
};
