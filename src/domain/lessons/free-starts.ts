import { Temporal } from 'temporal-polyfill';
import { hoursOn, type Availability } from './availability.ts';
import { DAYS_AHEAD, isWithinReach, NOTICE_MS, overlap } from './lesson-time.ts';

/** Some 20 zones of tutors have 14,000 hours in four weeks. */
const MOST_KNOWN = 50_000;
const known = new Map<string, number | undefined>();

/**
 * The moment at which the clock of a zone shows a full hour of a day. An hour that is left out when
 * the clocks go forward has none; of one that comes twice the first is meant (decision 125).
 */
export const startAt = (
  zone: string,
  day: Temporal.PlainDate,
  hour: number,
): number | undefined => {
  const key = `${zone} ${day.toString()} ${hour}`;
  if (known.has(key)) return known.get(key);
  const wall = day.toPlainDateTime({ hour });
  const found = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const start = found.toPlainDateTime().equals(wall) ? found.epochMilliseconds : undefined;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, start);
  return start;
};

const inZone = (zone: string, moment: number) =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone);

/** Whether a tutor teaches at this start, whoever may have it already. */
export const isOffered = (availability: Availability, start: number): boolean => {
  const wall = inZone(availability.zone, start);
  const day = wall.toPlainDate();
  return (
    hoursOn(availability, day).includes(wall.hour) &&
    startAt(availability.zone, day, wall.hour) === start
  );
};

/** Whether a moment is a full hour on the clock of a zone, where lessons may begin. */
export const isFullHour = (zone: string, moment: number): boolean => {
  const wall = inZone(zone, moment);
  return wall.toPlainTime().equals({ hour: wall.hour });
};

/**
 * The starts within the next 28 days, in order, at which a tutor teaches and nobody is expected.
 * `taken` holds the starts of live requests and lessons.
 */
export const freeStarts = (
  availability: Availability,
  { now, taken }: { now: number; taken: readonly number[] },
): number[] => {
  const today = inZone(availability.zone, now + NOTICE_MS).toPlainDate();
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, index) => today.add({ days: index }));
  return days
    .flatMap((day) =>
      hoursOn(availability, day).map((hour) => startAt(availability.zone, day, hour)),
    )
    .filter((start) => start !== undefined)
    .filter((start) => isWithinReach(start, now))
    .filter((start) => !taken.some((other) => overlap(start, other)));
};
