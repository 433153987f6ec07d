import { Temporal } from 'temporal-polyfill';
import { localDay } from '../local-day.ts';
import { WEEKDAYS } from '../week.ts';
import { hoursOn, type Availability, type CalendarDay } from './availability.ts';
import { DAYS_AHEAD } from './lesson-time.ts';

/** A day of a zone with the moment of each of its full hours; some days lack one (LESSONS-3). */
type ZoneDay = CalendarDay & { starts: readonly (number | undefined)[] };

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** The wall clock of a zone at a moment in milliseconds since 1970. */
export const inZone = (zone: string, moment: number): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone);

/** A day as a tutor's week and exceptions name it. */
export const calendarDay = (day: Temporal.PlainDate): CalendarDay => ({
  name: day.toString(),
  weekday: WEEKDAYS[day.dayOfWeek - 1] ?? 'Monday',
});

/**
 * The moment at which the clock of a zone shows a full hour of a day. An hour that is left out when
 * the clocks go forward has none; of one that comes twice the first is meant (decision 125).
 */
export const startAt = (
  zone: string,
  day: Temporal.PlainDate,
  hour: number,
): number | undefined => {
  const wall = day.toPlainDateTime({ hour });
  const found = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
  return found.toPlainDateTime().equals(wall) ? found.epochMilliseconds : undefined;
};

/** Thousands of tutors live by a few clocks, whose days are asked for again and again. */
const MOST_KNOWN = 500;
const known = new Map<string, readonly ZoneDay[]>();

/**
 * The days within which lessons can be asked for on the clock of a zone, from the day of a moment
 * on. 28 times 24 hours may end on one day more where clocks go forward in between.
 */
const daysFrom = (zone: string, moment: number): readonly ZoneDay[] => {
  const today = localDay(zone, moment);
  const key = `${zone} ${today}`;
  const found = known.get(key);
  if (found) return found;
  const first = Temporal.PlainDate.from(today);
  const days = Array.from({ length: DAYS_AHEAD + 2 }, (_, index) => {
    const day = first.add({ days: index });
    return { ...calendarDay(day), starts: HOURS.map((hour) => startAt(zone, day, hour)) };
  });
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, days);
  return days;
};

/**
 * The starts at which a tutor teaches, in order, on all days of the tutor's calendar within reach
 * of a moment: some may be too soon, too far or taken.
 */
export const offeredStarts = (availability: Availability, moment: number): number[] =>
  daysFrom(availability.zone, moment).flatMap((day) =>
    hoursOn(availability, day).flatMap((hour) => day.starts[hour] ?? []),
  );
