import { LOCALE_FACTS, type Locale } from '#src/i18n/locales.ts';

/** On the clock of a time zone. */
type Clock = { zone: string; locale: Locale<'common'> };

const format = (
  { zone, locale }: Clock,
  options: Intl.DateTimeFormatOptions,
  moment: Date,
): string =>
  new Intl.DateTimeFormat(LOCALE_FACTS[locale].formats, {
    ...options,
    calendar: 'gregory',
    timeZone: zone,
  }).format(moment);

/** “Thursday, 7 January at 05:00”, on a reader's clock. */
export const dayAndHour = (clock: Clock, moment: Date): string =>
  format(
    clock,
    { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
    moment,
  );
