import { hoursOn, type Availability } from './availability.ts';
import { isWithinReach, overlap } from './lesson-time.ts';
import { calendarDay, inZone, offeredStarts, startAt } from './zone-days.ts';

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
): number[] =>
  offeredStarts(availability, now)
    .filter((start) => isWithinReach(start, now))
    .filter((start) => !taken.some((other) => overlap(start, other)));
