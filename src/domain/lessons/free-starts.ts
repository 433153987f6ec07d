import { Temporal } from 'temporal-polyfill';
import { WEEKDAYS } from '../week.ts';
import { hoursOn, type Availability, type CalendarDay } from './availability.ts';
import { DAYS_AHEAD, isWithinReach, NOTICE_MS, overlap } from './lesson-time.ts';

const HOURS_OF_DAY = 24;

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

const calendarDay = (day: Temporal.PlainDate): CalendarDay => ({
  name: day.toString(),
  weekday: WEEKDAYS[day.dayOfWeek - 1] ?? 'Monday',
});

type ZoneDay = CalendarDay & { starts: readonly (number | undefined)[] };

/** A list of thousands of tutors asks for the same days of a few zones again and again. */
const MOST_KNOWN = 500;
const known = new Map<string, readonly ZoneDay[]>();

/** The days ahead on the clock of a zone, with the moments of their hours. */
const daysFrom = (zone: string, first: Temporal.PlainDate): readonly ZoneDay[] => {
  const key = `${zone} ${first.toString()}`;
  const found = known.get(key);
  if (found) return found;
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, index) => {
    const day = first.add({ days: index });
    const starts = Array.from({ length: HOURS_OF_DAY }, (__, hour) => startAt(zone, day, hour));
    return { ...calendarDay(day), starts };
  });
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, days);
  return days;
};

const inZone = (zone: string, moment: number) =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone);

/** Whether a tutor teaches at this start, whoever may have it already. */
export const isOffered = (availability: Availability, start: number): boolean => {
  const wall = inZone(availability.zone, start);
  const day = wall.toPlainDate();
  return (
    hoursOn(availability, calendarDay(day)).includes(wall.hour) &&
    startAt(availability.zone, day, wall.hour) === start
  );
};

/** Whether lessons may begin at a moment: a full hour of a zone, of one that comes twice the first. */
export const isFullHour = (zone: string, moment: number): boolean => {
  const wall = inZone(zone, moment);
  return startAt(zone, wall.toPlainDate(), wall.hour) === moment;
};

/**
 * The starts within the next 28 days, in order, at which a tutor teaches and nobody is expected.
 * `taken` holds the starts of live requests and lessons.
 */
export const freeStarts = (
  availability: Availability,
  { now, taken }: { now: number; taken: readonly number[] },
): number[] => {
  const first = inZone(availability.zone, now + NOTICE_MS).toPlainDate();
  return daysFrom(availability.zone, first)
    .flatMap((day) => hoursOn(availability, day).map((hour) => day.starts[hour]))
    .filter((start) => start !== undefined)
    .filter((start) => isWithinReach(start, now))
    .filter((start) => !taken.some((other) => overlap(start, other)));
};
