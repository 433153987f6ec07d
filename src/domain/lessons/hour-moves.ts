import { Temporal } from 'temporal-polyfill';

/** From a moment on, weekly hours of one zone are so many minutes later (or earlier) in another. */
export type HourMove = { at: number; minutes: number };

type Zones = {
  /** Where the hours stay what they are. */
  of: string;
  /** Where they are read. */
  readIn: string;
};

const MINUTE_NS = 60_000_000_000;
/** Clocks of two places that are changed in one night are one change to their people. */
const ONE_NIGHT_MS = 12 * 60 * 60_000;

const changesOf = (zone: string, from: number, until: number): number[] => {
  const changes: number[] = [];
  let wall = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone);
  for (;;) {
    const next = wall.getTimeZoneTransition('next');
    if (!next || next.epochMilliseconds >= until) return changes;
    changes.push(next.epochMilliseconds);
    wall = next;
  }
};

/** How many minutes later the clock of the reader's zone is. */
const distance = ({ of, readIn }: Zones, moment: number): number => {
  const wall = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(of);
  const ahead = wall.withTimeZone(readIn).offsetNanoseconds - wall.offsetNanoseconds;
  return ahead / MINUTE_NS;
};

/**
 * When weekly hours of a tutor move for a reader, and by how much, between two moments: 18:00 in
 * London stays 18:00 there and is an hour earlier in Riyadh from the last Sunday of March on.
 */
export const hourMoves = (
  zones: Zones,
  { from, until }: { from: number; until: number },
): HourMove[] => {
  const changes = [zones.of, zones.readIn]
    .flatMap((zone) => changesOf(zone, from, until))
    .sort((one, other) => one - other);
  const nights = changes.filter(
    (at, index) => index === 0 || at - (changes[index - 1] ?? 0) > ONE_NIGHT_MS,
  );
  return nights
    .map((at) => ({
      at,
      minutes: distance(zones, at + ONE_NIGHT_MS) - distance(zones, at - 1),
    }))
    .filter(({ minutes }) => minutes !== 0);
};
