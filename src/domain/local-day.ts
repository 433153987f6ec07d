import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns';
import { SHORT_DAYS, type ShortDay } from './week.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

const formatFor = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  // Canada writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(zone, format);
  return format;
};

/** The day (`2030-03-01`) that a moment in milliseconds falls on in a time zone. */
export const localDay = (zone: string, moment: number): string => formatFor(zone).format(moment);

/** The moment at which the clocks of a time zone show an hour of a day. */
export const momentOn = (zone: string, day: string, hour = 0): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(new TZDate(year, month - 1, date, hour, zone).getTime());
};

/** The day that lies so many days after another one. */
export const dayAfter = (day: string, days = 1): string =>
  addDays(new Date(day), days).toISOString().slice(0, 10);

export const weekdayOf = (day: string): ShortDay => SHORT_DAYS[new Date(day).getUTCDay()] ?? 'sun';
