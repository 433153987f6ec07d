import type { HourMove } from '#src/domain/lessons/hour-moves.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { fill, inLocale, plural } from '#src/i18n/messages.ts';
import { dateOn } from '#src/i18n/moments.ts';
import { movesMessages } from './moves.messages.ts';

const HOUR = 60;

/** When a tutor's weekly hours move for a reader, in a sentence (LESSONS-3). */
export const moveInWords = (locale: Locale, zone: string, { at, minutes }: HourMove): string => {
  const t = inLocale(locale, movesMessages);
  const isLater = minutes > 0;
  const size = Math.abs(minutes);
  const text =
    size === HOUR
      ? t[isLater ? 'hourLater' : 'hourEarlier']
      : plural(locale, t[isLater ? 'minutesLater' : 'minutesEarlier'], size);
  return fill(text, { date: dateOn({ locale, zone }, at) });
};
