import * as z from 'zod/mini';
import { WEEKDAYS, type Weekday } from '../week.ts';

/** The hours (0 to 23) at which lessons may begin on each day of the week, in order. */
export type WeeklyHours = Readonly<Partial<Record<Weekday, readonly number[]>>>;

/** A day (`2027-03-28`) on the tutor's calendar that is not like its weekday. */
export type AvailabilityException = {
  day: string;
  /** None for the whole day, which can only be closed. */
  hour: number | undefined;
  isOpen: boolean;
};

/** When a tutor teaches: on the clock of an IANA time zone. */
export type Availability = {
  zone: string;
  weekly: WeeklyHours;
  exceptions: readonly AvailabilityException[];
};

const HOUR = /^([01]\d|2[0-4]):00$/;
const hour = z.pipe(
  z.string().check(z.regex(HOUR)),
  z.transform((text) => Number.parseInt(text, 10)),
);
const storedSlot = z.object({ from: hour, to: hour });
const storedDay = z.object({ day: z.enum(WEEKDAYS), slots: z.array(z.unknown()) });

/**
 * The weekly hours in what an application stores (`[{ day: 'Monday', slots: [{ from: '07:00', to:
 * '09:00' }] }]`). What is half typed or can't be read counts nothing.
 */
export const weeklyHours = (stored: unknown): WeeklyHours => {
  const days = Array.isArray(stored) ? stored : [];
  const hours = new Map<Weekday, Set<number>>();
  for (const one of days) {
    const read = z.safeParse(storedDay, one).data;
    for (const slot of read?.slots ?? []) {
      const { from, to } = z.safeParse(storedSlot, slot).data ?? { from: 0, to: 0 };
      if (!read) continue;
      const known = hours.get(read.day) ?? new Set();
      for (let start = from; start < to; start += 1) known.add(start);
      if (known.size > 0) hours.set(read.day, known);
    }
  }
  return Object.fromEntries(
    [...hours].map(([day, starts]) => [day, [...starts].sort((one, other) => one - other)]),
  );
};

/** A day of a calendar: `2027-03-28`, a Sunday. */
export type CalendarDay = { name: string; weekday: Weekday };

/**
 * The hours at which lessons may begin on a day of the tutor's calendar. What is said of an hour
 * holds against what is said of its day, and that against the week.
 */
export const hoursOn = (
  availability: Availability,
  { name, weekday }: CalendarDay,
): readonly number[] => {
  const said = availability.exceptions.filter((exception) => exception.day === name);
  const usual = availability.weekly[weekday] ?? [];
  if (said.length === 0) return usual;
  const isOff = said.some((exception) => exception.hour === undefined);
  const hours = new Set(isOff ? [] : usual);
  for (const exception of said) {
    if (exception.hour === undefined) continue;
    if (exception.isOpen) hours.add(exception.hour);
    else hours.delete(exception.hour);
  }
  return [...hours].sort((one, other) => one - other);
};
