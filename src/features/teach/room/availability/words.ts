import type { ToldException } from '#src/domain/lessons/told-exceptions.ts';
import type { HourMove } from '#src/domain/lessons/hour-moves.ts';
import type { Weekday } from '#src/domain/week.ts';
import { leftToRight } from '#src/i18n/isolates.ts';
import { LOCALE_FACTS, type Locale } from '#src/i18n/locales.ts';
import { fill, plural, type Like } from '#src/i18n/messages.ts';
import type { Offer } from '../room.contract.ts';
import { dayOn } from '#src/i18n/moments.ts';
import type { availabilityMessages } from './availability.messages.ts';

export type AvailabilityCopy = Like<(typeof availabilityMessages)['en']>;

/** `Sunday 28 March`, of a day by its name (`2027-03-28`), with the year where it is another one. */
const namedDay = (locale: Locale<'teach'>, day: string, today: string): string =>
  new Intl.DateTimeFormat(LOCALE_FACTS[locale].formats, {
    calendar: 'gregory',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(day));

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
/** Times read from left to right also inside an Arabic sentence. */
const times = (from: string, to: string) => leftToRight(`${from}–${to}`);

/** An exception in a sentence. */
export const exceptionWords = (
  locale: Locale<'teach'>,
  copy: AvailabilityCopy['exceptions'],
  told: ToldException,
  today: string,
): string => {
  if (told.kind !== 'days_off') {
    return fill(told.kind === 'hours_off' ? copy.hoursOff : copy.hoursMore, {
      day: namedDay(locale, told.day, today),
      times: times(clock(told.from), clock(told.until)),
    });
  }
  const [from, until] = [told.from, told.until].map((day) => namedDay(locale, day, today));
  return told.from === told.until
    ? fill(copy.oneDay, { day: from ?? '' })
    : fill(copy.someDays, { from: from ?? '', until: until ?? '' });
};

/** A week in lines, a day each. */
export const weekWords = (days: Readonly<Record<Weekday, string>>, week: Offer['week']): string[] =>
  week.map(({ day, slots }) =>
    [days[day], ...slots.map(({ from, to }) => times(from, to))].join(' '),
  );

/** What a change of clocks does to the tutor's hours, for students in Riyadh. */
export const moveWords = (
  locale: Locale<'teach'>,
  copy: AvailabilityCopy['clocks'],
  zone: string,
  { at, minutes }: HourMove,
): string => {
  const change =
    minutes === 60
      ? copy.hourLater
      : minutes === -60
        ? copy.hourEarlier
        : plural(locale, minutes > 0 ? copy.minutesLater : copy.minutesEarlier, Math.abs(minutes));
  return fill(copy.stay, { day: dayOn({ locale, zone }, at), change });
};
