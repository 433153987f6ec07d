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

/** Any Sunday, from which the days of the week are counted. */
const SUNDAY = Date.UTC(2027, 0, 3);
const DAY_MS = 86_400_000;

/** `Sunday` */
export const dayName = (locale: Locale, day: ShortDay): string =>
  new Intl.DateTimeFormat(LOCALE_FACTS[locale].formats, {
    weekday: 'long',
    timeZone: 'UTC',
  }).format(SUNDAY + SHORT_DAYS.indexOf(day) * DAY_MS);
