import { dayAfter, localDay, momentOn, weekdayOf } from '#src/domain/local-day.ts';
import type { ShortDay } from '#src/domain/week.ts';

/** After work and school, and late enough that whoever wanted to practise by themselves has. */
const FIRST_HOUR = 17;
/** From this hour on nobody is written to any more: what could not be sent by then is let go. */
const LAST_HOUR = 21;
const RETRY_MS = 30 * 60_000;
const WEEK = 7;

export type Rhythm = { days: readonly ShortDay[]; zone: string };

/** When to look next after a moment: in the afternoon of the next chosen day, never on the same one. */
export const nextReminder = ({ days, zone }: Rhythm, after: Date): Date => {
  const today = localDay(zone, after.getTime());
  const later = Array.from({ length: WEEK }, (_, index) => dayAfter(today, index + 1));
  const next = later.find((day) => days.includes(weekdayOf(day))) ?? dayAfter(today, WEEK);
  return momentOn(zone, next, FIRST_HOUR);
};

/** When to look for the first time: still today, where that is a chosen day before its hour. */
export const firstReminder = (rhythm: Rhythm, now: Date): Date => {
  const today = localDay(rhythm.zone, now.getTime());
  const moment = momentOn(rhythm.zone, today, FIRST_HOUR);
  return rhythm.days.includes(weekdayOf(today)) && now < moment
    ? moment
    : nextReminder(rhythm, now);
};

/** Whether now is an hour at which somebody may be written to. A server may have stood still. */
export const isInTime = ({ days, zone }: Rhythm, now: Date): boolean => {
  const today = localDay(zone, now.getTime());
  return (
    days.includes(weekdayOf(today)) &&
    now >= momentOn(zone, today, FIRST_HOUR) &&
    now < momentOn(zone, today, LAST_HOUR)
  );
};

/** When to try a mail again that did not go out; undefined where its day is over by then. */
export const retryAt = (rhythm: Rhythm, now: Date): Date | undefined => {
  const again = new Date(now.getTime() + RETRY_MS);
  const isSameDay = localDay(rhythm.zone, again.getTime()) === localDay(rhythm.zone, now.getTime());
  return isSameDay && isInTime(rhythm, again) ? again : undefined;
};
