import { LOCALE_FACTS, type Locale } from './locales.ts';

/** The clock on which somebody reads: of an IANA time zone, in a language. */
export type Clock = { locale: Locale<'common'>; zone: string };

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const written = (
  { locale, zone }: Clock,
  moment: number,
  options: Intl.DateTimeFormatOptions,
): string =>
  new Intl.DateTimeFormat(LOCALE_FACTS[locale].formats, {
    calendar: 'gregory',
    timeZone: zone,
    ...options,
  }).format(moment);

/** `Thursday 26 November` */
export const dayOn = (clock: Clock, moment: number): string => written(clock, moment, DAY);

/** `26 November` */
export const dateOn = (clock: Clock, moment: number): string =>
  written(clock, moment, { day: 'numeric', month: 'long' });

/** `26` and `Nov`, as a calendar's leaf has them. */
export const leafOn = (clock: Clock, moment: number): { day: string; month: string } => ({
  day: written(clock, moment, { day: 'numeric' }),
  month: written(clock, moment, { month: 'short' }),
});

/** `18:00` */
export const timeOn = (clock: Clock, moment: number): string => written(clock, moment, TIME);

// Joined here, since CLDR's Arabic says "in" before a time of day, as before a month.
const withTime = (day: string, clock: Clock, moment: number): string =>
  day + LOCALE_FACTS[clock.locale].beforeTime + timeOn(clock, moment);

/** `Thursday 26 November at 18:00` */
export const dayAndTimeOn = (clock: Clock, moment: number): string =>
  withTime(dayOn(clock, moment), clock, moment);

/** `Thursday, 26 November 2026 at 18:00`, for what may be long past. */
export const fullDayAndTimeOn = (clock: Clock, moment: number): string =>
  withTime(written(clock, moment, { ...DAY, year: 'numeric' }), clock, moment);

/** What another clock shows: the time, with its day where that is another one. */
export const timeBeside = (clock: Clock, other: Clock, moment: number): string =>
  dayOn(clock, moment) === dayOn(other, moment)
    ? timeOn(other, moment)
    : dayAndTimeOn(other, moment);

/** As `timeBeside`, for where there is little room: another day by its name alone. */
export const briefBeside = (clock: Clock, other: Clock, moment: number): string =>
  dayOn(clock, moment) === dayOn(other, moment)
    ? timeOn(other, moment)
    : written(other, moment, { weekday: 'short', ...TIME });

/** `23–29 November` */
export const datesOn = ({ locale, zone }: Clock, from: number, until: number): string =>
  new Intl.DateTimeFormat(LOCALE_FACTS[locale].formats, {
    calendar: 'gregory',
    timeZone: zone,
    day: 'numeric',
    month: 'long',
  }).formatRange(from, until);

/** Whether two clocks show the same at a moment. */
export const isAlikeOn = (one: Clock, other: Clock, moment: number): boolean =>
  dayAndTimeOn(one, moment) === dayAndTimeOn(other, moment);
