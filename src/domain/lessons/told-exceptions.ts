import { dayAfter } from '../local-day.ts';
import type { AvailabilityException } from './availability.ts';

/** An exception as a tutor tells it: some days off, or some hours of a day off or more. */
export type ToldException =
  | { kind: 'days_off'; from: string; until: string }
  /** `until` is the hour at which the last one ends. */
  | { kind: 'hours_off' | 'hours_more'; day: string; from: number; until: number };
export type ExceptionKind = ToldException['kind'];

/** The first day of an exception. */
export const firstDayOf = (told: ToldException): string =>
  told.kind === 'days_off' ? told.from : told.day;

/** The days and hours that an exception is about, each by itself. */
export const singleExceptions = (told: ToldException): AvailabilityException[] => {
  const singles: AvailabilityException[] = [];
  if (told.kind === 'days_off') {
    for (let day = told.from; day <= told.until; day = dayAfter(day))
      singles.push({ day, hour: undefined, isOpen: false });
    return singles;
  }
  const isOpen = told.kind === 'hours_more';
  for (let hour = told.from; hour < told.until; hour += 1)
    singles.push({ day: told.day, hour, isOpen });
  return singles;
};

const isAbout = (one: AvailabilityException, other: AvailabilityException): boolean =>
  one.day === other.day && one.hour === other.hour;

/**
 * The exceptions with one more. The latest word holds: a day off also takes back what was said of
 * its hours, which would hold against it (LESSONS-2).
 */
export const withException = (
  exceptions: readonly AvailabilityException[],
  told: ToldException,
): AvailabilityException[] => {
  const added = singleExceptions(told);
  const isReplaced = (one: AvailabilityException) =>
    added.some((other) => (told.kind === 'days_off' ? one.day === other.day : isAbout(one, other)));
  return [...exceptions.filter((one) => !isReplaced(one)), ...added];
};

/** The exceptions without one that was told. */
export const withoutException = (
  exceptions: readonly AvailabilityException[],
  told: ToldException,
): AvailabilityException[] => {
  const dropped = singleExceptions(told);
  return exceptions.filter((one) => !dropped.some((other) => isAbout(one, other)));
};

/** The exceptions as a tutor would tell them, in order: days and hours that follow each other are one. */
export const toldExceptions = (exceptions: readonly AvailabilityException[]): ToldException[] => {
  const told: ToldException[] = [];
  for (const { day, hour, isOpen } of [...exceptions].sort(inOrder)) {
    const last = told.at(-1);
    if (hour === undefined) {
      if (last?.kind === 'days_off' && dayAfter(last.until) === day) last.until = day;
      else told.push({ kind: 'days_off', from: day, until: day });
      continue;
    }
    const kind = isOpen ? 'hours_more' : 'hours_off';
    if (last?.kind === kind && last.day === day && last.until === hour) last.until = hour + 1;
    else told.push({ kind, day, from: hour, until: hour + 1 });
  }
  return told.sort((one, other) => firstDayOf(one).localeCompare(firstDayOf(other)));
};

/** Whole days first, so that a holiday stays one although hours of it were said apart. */
const inOrder = (one: AvailabilityException, other: AvailabilityException): number => {
  if (one.hour === undefined || other.hour === undefined)
    return Number(one.hour !== undefined) - Number(other.hour !== undefined) || byDay(one, other);
  return byDay(one, other) || one.hour - other.hour;
};

const byDay = (one: AvailabilityException, other: AvailabilityException): number =>
  one.day.localeCompare(other.day);
