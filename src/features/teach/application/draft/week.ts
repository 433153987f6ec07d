import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns';
import { WEEKDAYS, type Weekday } from '#src/domain/week.ts';
import { HOURS } from './choices.ts';
import type { DayAvailability, Slot } from './draft.ts';

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
  const first = new TZDate(year, month, 10, hour, 0, 0, zone);
  const distance = (WEEKDAYS.indexOf(day) - WEEKDAYS.indexOf(dayOf(first)) + 7) % 7;
  // Days are added on the zone's own calendar, so that the hour stays when the clocks change.
  return addDays(first, distance);
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

/** The next free hour of a day, for a time that is added: after the last one, else from nine. */
export const nextSlot = (slots: readonly Slot[], id: string): Slot => {
  const last = slots.reduce((latest, { to }) => (to > latest ? to : latest), '');
  const start = HOURS.indexOf((last || '09:00') as (typeof HOURS)[number]);
  return { id, from: HOURS[start] ?? '', to: HOURS[start + 1] ?? '' };
};

/** Hours that are offered in a week; times that are not finished count nothing. */
export const hoursOf = (week: readonly DayAvailability[]): number =>
  week
    .flatMap(({ slots }) => slots)
    .reduce((sum, { from, to }) => {
      const hours = Number.parseInt(to, 10) - Number.parseInt(from, 10);
      return hours > 0 ? sum + hours : sum;
    }, 0);
