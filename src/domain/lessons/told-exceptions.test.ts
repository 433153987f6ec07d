import { describe, expect, test } from 'vitest';
import type { Availability, AvailabilityException } from './availability.ts';
import { freeStarts, isOffered } from './free-starts.ts';
import {
  singleExceptions,
  toldExceptions,
  withException,
  withoutException,
  type ToldException,
} from './told-exceptions.ts';

const off = (from: string, until = from): ToldException => ({ kind: 'days_off', from, until });
const hours = (
  kind: 'hours_off' | 'hours_more',
  day: string,
  from: number,
  until: number,
): ToldException => ({ kind, day, from, until });
const all = (...told: ToldException[]): AvailabilityException[] =>
  told.reduce<AvailabilityException[]>(withException, []);

describe('exceptions of a tutor', () => {
  test('come back as they were told, in order', () => {
    const told = [
      off('2027-03-01'),
      hours('hours_off', '2027-03-04', 9, 11),
      hours('hours_more', '2027-03-04', 18, 20),
      off('2027-03-20', '2027-03-26'),
    ];
    expect(toldExceptions(all(...told.toReversed()))).toEqual(told);
  });

  test('a holiday spans months and the nights in which clocks change', () => {
    const holiday = off('2027-03-25', '2027-04-02');
    expect(singleExceptions(holiday)).toHaveLength(9);
    expect(toldExceptions(all(holiday))).toEqual([holiday]);
    expect(singleExceptions(off('2027-02-27', '2027-03-01')).map(({ day }) => day)).toEqual([
      '2027-02-27',
      '2027-02-28',
      '2027-03-01',
    ]);
  });

  test('days off that follow each other are one holiday', () => {
    expect(toldExceptions(all(off('2027-03-02'), off('2027-03-01')))).toEqual([
      off('2027-03-01', '2027-03-02'),
    ]);
  });

  test('the latest word about an hour holds', () => {
    const said = all(
      hours('hours_off', '2027-03-04', 9, 12),
      hours('hours_more', '2027-03-04', 10, 11),
    );
    expect(toldExceptions(said)).toEqual([
      hours('hours_off', '2027-03-04', 9, 10),
      hours('hours_more', '2027-03-04', 10, 11),
      hours('hours_off', '2027-03-04', 11, 12),
    ]);
  });

  test('a day off takes back the hours that were added to it before, not those after', () => {
    const more = hours('hours_more', '2027-03-04', 18, 19);
    expect(toldExceptions(all(more, off('2027-03-04')))).toEqual([off('2027-03-04')]);
    expect(toldExceptions(all(off('2027-03-03', '2027-03-05'), more))).toEqual([
      off('2027-03-03', '2027-03-05'),
      more,
    ]);
  });

  test('one that is taken back leaves the others', () => {
    const more = hours('hours_more', '2027-03-04', 18, 19);
    const said = all(off('2027-03-01', '2027-03-03'), more);
    expect(toldExceptions(withoutException(said, off('2027-03-01', '2027-03-03')))).toEqual([more]);
  });
});

const SUNDAYS = { Sunday: [9, 10] };
const at = (moment: string) => Date.parse(moment);

describe.each([
  // The Sundays in whose night the clocks go forward, and back.
  ['Europe/London', '2027-03-28', '2027-03-28T08:00Z', '2027-10-31', '2027-10-31T09:00Z'],
  ['America/New_York', '2027-03-14', '2027-03-14T13:00Z', '2027-11-07', '2027-11-07T14:00Z'],
  ['Asia/Beirut', '2027-03-28', '2027-03-28T06:00Z', '2027-10-31', '2027-10-31T07:00Z'],
])('the day on which the clocks of %s change', (zone, spring, springNine, autumn, autumnNine) => {
  const availability = (...told: ToldException[]): Availability => ({
    zone,
    weekly: SUNDAYS,
    exceptions: all(...told),
  });

  test('keeps nine o’clock at nine', () => {
    expect(isOffered(availability(), at(springNine))).toBe(true);
    expect(isOffered(availability(), at(autumnNine))).toBe(true);
  });

  test('is off where the tutor says so, whole', () => {
    for (const [day, nine] of [
      [spring, springNine],
      [autumn, autumnNine],
    ] as const) {
      const now = at(nine) - 3 * 86_400_000;
      const starts = (...told: ToldException[]) =>
        freeStarts(availability(...told), { now, taken: [] });
      expect(starts()[0]).toBe(at(nine));
      expect(starts(off(day))[0]).toBeGreaterThan(at(nine) + 86_400_000);
      expect(starts(hours('hours_off', day, 9, 10))[0]).toBe(at(nine) + 3_600_000);
      expect(starts(off(day), hours('hours_more', day, 14, 15))[0]).toBe(at(nine) + 5 * 3_600_000);
    }
  });
});

test('an hour more in the night that Cairo leaves out is never offered, and one that comes twice once', () => {
  const offered = (day: string, hour: number, now: string) =>
    freeStarts(
      {
        zone: 'Africa/Cairo',
        weekly: {},
        exceptions: all(hours('hours_more', day, hour, hour + 1)),
      },
      { now: at(now), taken: [] },
    ).map((start) => new Date(start).toISOString());
  // On the last Friday of April midnight is one o'clock; on the last Thursday of October eleven comes back.
  expect(offered('2027-04-30', 0, '2027-04-26T00:00Z')).toEqual([]);
  expect(offered('2027-10-28', 23, '2027-10-26T00:00Z')).toEqual(['2027-10-28T20:00:00.000Z']);
});
