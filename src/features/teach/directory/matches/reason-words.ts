import { STUDENT_CURRENCY } from '#src/domain/money.ts';
import { AGE_RANGE_OF, type Reason } from '#src/domain/tutors/match.ts';
import { DAY_PARTS, type DayPart } from '#src/domain/tutors/week-cells.ts';
import { SHORT_DAYS } from '#src/domain/week.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { formatMoney } from '#src/i18n/money.ts';
import { joined, languageName } from '#src/i18n/names.ts';
import { fill, formatNumber, inLocale, plural } from '#src/i18n/messages.ts';
import { directoryMessages } from '../directory.messages.ts';
import { dayName, type SharedWords } from '../words.ts';

/** One sentence about a tutor, and whether it speaks for them. */
export type ReasonLine = { fits: boolean; text: string };

/** What the answers of the questionnaire call some parts of a day together. */
const TOGETHER: Readonly<Record<string, 'later' | 'awake'>> = {
  'afternoon evening': 'later',
  'morning afternoon evening': 'awake',
};

/** The time of day of a wish; undefined where it is the whole day. */
const partWords = (parts: readonly DayPart[]): DayPart | 'later' | 'awake' | undefined => {
  const named = DAY_PARTS.filter((part) => parts.includes(part));
  return named.length === 1 ? named[0] : TOGETHER[named.join(' ')];
};

/** A reason in sentences of a language: what fits and what does not each have their own. */
export const reasonLines = (
  locale: Locale,
  { lessonCategories, ageRanges }: Pick<SharedWords, 'lessonCategories' | 'ageRanges'>,
  reason: Reason,
): ReasonLine[] => {
  const { reasons: t } = inLocale(locale, directoryMessages);
  const list = (parts: readonly string[]) => ({ list: joined(locale, parts) });
  const yes = (text: string): ReasonLine => ({ fits: true, text });
  const no = (text: string): ReasonLine => ({ fits: false, text });
  switch (reason.kind) {
    case 'languages': {
      const names = (codes: string[]) => list(codes.map((code) => languageName(locale, code)));
      const { well, little, missing } = reason;
      return [
        ...(well.length > 0 ? [yes(fill(t.speaks, names(well)))] : []),
        ...(little.length > 0 ? [no(fill(t.little, names(little)))] : []),
        ...(missing.length > 0 ? [no(fill(t.missing, names(missing)))] : []),
      ];
    }
    case 'times': {
      const { days, wished, parts } = reason;
      const part = partWords(parts);
      const time = part ? t.inPart[part] : '';
      if (days.length === 0) return [no(fill(t.never, { time }))];
      if (days.length === wished) return [yes(fill(t.freeAlways, { time }))];
      const forms = wished === SHORT_DAYS.length ? t.freeInWeek : t.free;
      const named = joined(
        locale,
        days.map((day) => dayName(locale, day)),
      );
      return [yes(fill(plural(locale, forms, days.length), { time, of: wished, days: named }))];
    }
    case 'price': {
      const { riyals, budget } = reason;
      const text = fill(t[reason.is], {
        price: formatMoney(locale, STUDENT_CURRENCY, riyals, 'in-sentence'),
        min: formatNumber(locale, budget.min),
        max: formatNumber(locale, budget.max),
      });
      return [reason.is === 'above' ? no(text) : yes(text)];
    }
    case 'categories': {
      const names = (all: Reason & { kind: 'categories' }) =>
        (all.taught.length > 0 ? all.taught : all.wished).map((one) => lessonCategories[one]);
      const has = reason.taught.length > 0;
      const text = fill(has ? t.teaches : t.teachesNot, list(names(reason)));
      return [has ? yes(text) : no(text)];
    }
    case 'age': {
      const age = ageRanges[AGE_RANGE_OF[reason.age]];
      return [reason.isTaught ? yes(fill(t.age, { age })) : no(fill(t.otherAge, { age }))];
    }
  }
};
