import { Temporal } from 'temporal-polyfill';
import { hoursOn, type Availability, type CalendarDay } from '../lessons/availability.ts';
import { startAt } from '../lessons/free-starts.ts';
import { DAYS_AHEAD } from '../lessons/lesson-time.ts';
import { WEEKDAYS } from '../week.ts';

/** A day of a zone with the moment of each of its full hours. */
type ZoneDay = CalendarDay & { starts: readonly (number | undefined)[] };

/** The days within which lessons can be asked for, from today on, in one zone. */
export type ZoneCalendar = readonly ZoneDay[];

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/**
 * The calendar of a zone from the day of a moment on, which many tutors share. 28 times 24 hours may
 * end on one day more where clocks go forward in between.
 */
export const calendarOf = (zone: string, now: number): ZoneCalendar => {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate();
  return Array.from({ length: DAYS_AHEAD + 2 }, (_, index) => {
    const date = today.add({ days: index });
    return {
      name: date.toString(),
      weekday: WEEKDAYS[date.dayOfWeek - 1] ?? 'Monday',
      starts: HOURS.map((hour) => startAt(zone, date, hour)),
    };
  });
};

/**
 * The starts at which a tutor teaches on the days of the calendar of their zone, in order: what
 * `freeStarts` answers for one tutor, cheap enough for thousands.
 */
export const offeredStarts = (availability: Availability, calendar: ZoneCalendar): Float64Array => {
  const unlike = new Set(availability.exceptions.map(({ day }) => day));
  const starts: number[] = [];
  for (const day of calendar) {
    const hours = unlike.has(day.name)
      ? hoursOn(availability, day)
      : (availability.weekly[day.weekday] ?? []);
    for (const hour of hours) {
      const start = day.starts[hour];
      if (start !== undefined) starts.push(start);
    }
  }
  return Float64Array.from(starts);
};
