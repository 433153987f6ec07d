import { TZDate } from '@date-fns/tz';
import { WEEKDAYS, type Weekday } from './week.ts';

/** The full hours of a tutor's own clock, from the beginning of a day to its end (ROOM-3). */
export const HOURS = [
  '00:00',
  '01:00',
  '02:00',
  '03:00',
  '04:00',
  '05:00',
  '06:00',
  '07:00',
  '08:00',
  '09:00',
  '10:00',
  '11:00',
  '12:00',
  '13:00',
  '14:00',
  '15:00',
  '16:00',
  '17:00',
  '18:00',
  '19:00',
  '20:00',
  '21:00',
  '22:00',
  '23:00',
  '24:00',
] as const;
type Hour = (typeof HOURS)[number];
type End = Hour | '';

/** The hours between which an application names times (APPLICATION-16). */
export const DAYTIME_HOURS: readonly Hour[] = HOURS.slice(7, 21);

/** The hours at which a time can begin or end: a day begins at 00:00 and ends at 24:00. */
export const choicesFor = (part: 'from' | 'to', hours: readonly Hour[] = HOURS): Hour[] =>
  hours.filter((hour) => hour !== (part === 'from' ? '24:00' : '00:00'));

/** A time of a day as it is typed: an end may be missing. */
export type Slot = { id: string; from: End; to: End };
export type DayAvailability = { day: Weekday; slots: Slot[] };

/** What is wrong with a time of a day, given those before it. */
export const slotFault = (
  { from, to }: Pick<Slot, 'from' | 'to'>,
  earlier: readonly Pick<Slot, 'from' | 'to'>[],
): 'slot_open' | 'slot_order' | 'slot_overlap' | undefined => {
  if (from === '' || to === '') return 'slot_open';
  if (from >= to) return 'slot_order';
  return earlier.some((other) => other.from && other.to && from < other.to && other.from < to)
    ? 'slot_overlap'
    : undefined;
};

/** A time of the week on a wall clock; minutes since midnight. */
export type WallTime = { day: Weekday; minutes: number };

/** January and July, where summer time differs most wherever there is any. */
const SEASONS = [0, 6] as const;
const dayOf = (date: Date): Weekday => WEEKDAYS[(date.getDay() + 6) % 7] ?? 'Monday';

/** A year's days on which a weekday of a zone is looked up: the first ones of winter and summer. */
const occurrence = (
  day: Weekday,
  hour: number,
  zone: string,
  year: number,
  month: number,
): TZDate => {
  const first = new TZDate(year, month, 10, zone);
  const distance = (WEEKDAYS.indexOf(day) - WEEKDAYS.indexOf(dayOf(first)) + 7) % 7;
  // On the zone's own calendar, so that the hour stays when the clocks change; 24:00 is the next day.
  return new TZDate(year, month, 10 + distance, hour, 0, 0, zone);
};

/**
 * What a weekly wall time of one zone is in another, in winter and in summer; one entry where both
 * are the same. The year says whose daylight-saving rules hold.
 */
export const timesElsewhere = (
  { day, hour }: { day: Weekday; hour: string },
  [from, to]: readonly [string, string],
  year: number,
): WallTime[] => {
  const times = SEASONS.map((month) => {
    const there = occurrence(day, Number.parseInt(hour, 10), from, year, month).withTimeZone(to);
    return { day: dayOf(there), minutes: there.getHours() * 60 + there.getMinutes() };
  });
  const [winter, summer] = times;
  const isSame = winter?.day === summer?.day && winter?.minutes === summer?.minutes;
  return isSame ? times.slice(0, 1) : times;
};

/** The days in the order of the week, each with its times; days without any have none. */
export const wholeWeek = (week: readonly DayAvailability[]): DayAvailability[] =>
  WEEKDAYS.map((day) => week.find((entry) => entry.day === day) ?? { day, slots: [] });

/** The week with a day's times replaced; a day that has none left is left out. */
export const withDay = (
  week: readonly DayAvailability[],
  day: Weekday,
  slots: Slot[],
): DayAvailability[] =>
  wholeWeek(week)
    .map((entry) => (entry.day === day ? { day, slots } : entry))
    .filter((entry) => entry.slots.length > 0);

/**
 * The next free hour of a day, for a time that is added: after the last one, else from nine; to be
 * chosen where the hours end with the last one.
 */
export const nextSlot = (slots: readonly Slot[], id: string, hours: readonly Hour[]): Slot => {
  const last = slots.reduce<End>((latest, { to }) => (to > latest ? to : latest), '');
  const start = hours.indexOf(last || '09:00');
  const [from, to] = hours.slice(start, start + 2);
  return from && to ? { id, from, to } : { id, from: '', to: '' };
};

/** Hours that are offered in a week; times that are not finished count nothing. */
export const hoursOf = (week: readonly DayAvailability[]): number =>
  week
    .flatMap(({ slots }) => slots)
    .reduce((sum, { from, to }) => {
      const hours = Number.parseInt(to, 10) - Number.parseInt(from, 10);
      return hours > 0 ? sum + hours : sum;
    }, 0);
