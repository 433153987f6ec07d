import { weeklyHours, type Availability } from '#src/domain/lessons/availability.ts';
import { freeStarts, isOffered } from '#src/domain/lessons/free-starts.ts';
import { isTimeZone } from '#src/domain/time-zones.ts';
import type { Offer } from './room.contract.ts';

/** A week in which ends may be missing while it is typed, and the other parts of availability. */
export type Hours = Pick<Offer, 'zone' | 'exceptions'> & { week: unknown };

/** When a tutor teaches by these hours; undefined without a time zone. */
const availabilityBy = ({ zone, week, exceptions }: Hours): Availability | undefined =>
  isTimeZone(zone)
    ? {
        zone,
        weekly: weeklyHours(week),
        exceptions: exceptions.map(({ day, hour, isOpen }) => ({ day, hour, isOpen })),
      }
    : undefined;

/** Of some requests those at whose hours a tutor does not teach by these hours (LESSONS-22). */
export const outsideOf = <Request extends { start: number }>(
  hours: Hours,
  requests: readonly Request[],
): Request[] => {
  const availability = availabilityBy(hours);
  return availability ? requests.filter(({ start }) => !isOffered(availability, start)) : [];
};

/** The hours at which students could ask within 28 days by these hours. */
export const freeAhead = (
  hours: Hours,
  when: { now: number; taken: readonly number[] },
): number[] => {
  const availability = availabilityBy(hours);
  return availability ? freeStarts(availability, when) : [];
};
