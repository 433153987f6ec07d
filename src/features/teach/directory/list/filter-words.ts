import { STUDENT_CURRENCY } from '#src/domain/money.ts';
import { AGE_RANGE_OF } from '#src/domain/tutors/match.ts';
import { cityOf } from '#src/i18n/cities.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { fill, inLocale } from '#src/i18n/messages.ts';
import { formatMoney } from '#src/i18n/money.ts';
import { joined, languageName } from '#src/i18n/names.ts';
import { directoryMessages } from '../directory.messages.ts';
import { dayName, type SharedWords } from '../words.ts';
import { CATEGORY_NAMES, type Filters } from './filters.ts';

/** What is asked for, each filter in a few words; days and times of day are one. */
export const filterWords = (
  locale: Locale,
  { zone, days, parts, price, language, category, age }: Filters,
  words: Pick<SharedWords, 'lessonCategories' | 'ageRanges'>,
): string[] => {
  const { filters: t } = inLocale(locale, directoryMessages);
  const times = [...days.map((day) => dayName(locale, day)), ...parts.map((one) => t.short[one])];
  const riyals = (most: number) => formatMoney(locale, STUDENT_CURRENCY, most, 'in-sentence');
  return [
    zone && times.length > 0
      ? fill(t.times, { list: joined(locale, times), place: cityOf(locale, zone) })
      : undefined,
    price === undefined ? undefined : fill(t.upTo, { price: riyals(price) }),
    language && languageName(locale, language),
    category && words.lessonCategories[CATEGORY_NAMES[category]],
    age && words.ageRanges[AGE_RANGE_OF[age]],
  ].filter((one) => one !== undefined);
};
