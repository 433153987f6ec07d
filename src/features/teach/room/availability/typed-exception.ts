import { dayAfter } from '#src/domain/local-day.ts';
import type { ExceptionKind, ToldException } from '#src/domain/lessons/told-exceptions.ts';

/** An exception as it is typed: days as a date field has them, hours as `09:00`. */
export type TypedException = {
  kind: ExceptionKind;
  day: string;
  /** The last day of some days off; empty for one day. */
  lastDay: string;
  from: string;
  to: string;
};

export type ExceptionFault = 'day' | 'past' | 'far' | 'order' | 'hours';
export type ExceptionField = 'day' | 'lastDay' | 'to';

/** So many days ahead something can be said of a day. */
export const FURTHEST_DAYS = 366;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What was typed as an exception, or what is wrong with which field; `today` is the tutor's. */
export const readException = (
  { kind, day, lastDay, from, to }: TypedException,
  today: string,
): { told: ToldException } | { fault: ExceptionFault; field: ExceptionField } => {
  const furthest = dayAfter(today, FURTHEST_DAYS);
  const faultOf = (one: string): ExceptionFault | undefined =>
    !DAY.test(one) ? 'day' : one < today ? 'past' : one > furthest ? 'far' : undefined;
  const fault = faultOf(day);
  if (fault) return { fault, field: 'day' };
  if (kind === 'days_off') {
    const until = lastDay || day;
    if (DAY.test(until) && until < day) return { fault: 'order', field: 'lastDay' };
    const lastFault = faultOf(until);
    if (lastFault) return { fault: lastFault, field: 'lastDay' };
    return { told: { kind, from: day, until } };
  }
  const [first, last] = [Number.parseInt(from, 10), Number.parseInt(to, 10)];
  return last > first
    ? { told: { kind, day, from: first, until: last } }
    : { fault: 'hours', field: 'to' };
};
