import type { slotFault } from '#src/domain/week-times.ts';
import type { Weekday } from '#src/domain/week.ts';
import type { Plural } from '#src/i18n/messages.ts';
import type { WeekCopy } from '#src/ui/week/DayTimes.tsx';
import type { SavingCopy } from '../saving/use-offer.ts';
import type { AvailabilityCopy } from './words.ts';

/** Every word that the page of hours needs, in the language of the page. */
export type HoursCopy = {
  room: AvailabilityCopy;
  saving: SavingCopy;
  /** As the application has them. */
  week: WeekCopy & { hours: Plural };
  faults: Readonly<Record<NonNullable<ReturnType<typeof slotFault>> | 'zone', string>>;
  days: Readonly<Record<Weekday, string>>;
};
