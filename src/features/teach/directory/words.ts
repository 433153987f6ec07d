import type { AgeRange, LessonCategory } from '#src/domain/tutors/choices.ts';
import { SHORT_DAYS, type ShortDay } from '#src/domain/week.ts';
import { LOCALE_FACTS, type Locale } from '#src/i18n/locales.ts';

/** What else tutors and the application share in words; pages hand it over. */
export type SharedWords = {
  lessonCategories: Readonly<Record<LessonCategory, string>>;
  ageRanges: Readonly<Record<AgeRange, string>>;
  degrees: Readonly<Record<string, string>>;
  majors: Readonly<Record<string, string>>;
  certificateNames: Readonly<Record<string, string>>;
};

/** A time zone by the city that it is called after. */
export type Place = { zone: string; city: string };

/** What a zone is called: one of the places, else the last part of its own name. */
export const placeName = (places: readonly Place[], zone: string): string =>
  places.find((one) => one.zone === zone)?.city ??
  (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** The places to choose from, with the chosen zone among them. */
export const placesWith = (places: readonly Place[], zone: string | undefined): readonly Place[] =>
  !zone || places.some((one) => one.zone === zone)
    ? places
    : [...places, { zone, city: placeName(places, zone) }];

const formatter = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALE_FACTS[locale].formats, { calendar: 'gregory', ...options });

/** Any Sunday, from which the days of the week are counted. */
const SUNDAY = Date.UTC(2027, 0, 3);
const DAY_MS = 86_400_000;

/** `Sunday` */
export const dayName = (locale: Locale, day: ShortDay): string =>
  formatter(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    SUNDAY + SHORT_DAYS.indexOf(day) * DAY_MS,
  );

/** `Thursday 26 November, 18:00` */
export const dayAndTime = (locale: Locale, timeZone: string, moment: number): string =>
  formatter(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(moment);
