import type { Weekday } from '#src/domain/week.ts';
import {
  HOURS,
  hoursOf,
  slotFault,
  wholeWeek,
  type DayAvailability,
  type Slot,
} from '#src/domain/week-times.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { plural } from '#src/i18n/messages.ts';
import { DayTimes } from '#src/ui/week/DayTimes.tsx';
import type { HoursCopy } from './copy.ts';
import { endId } from './draft.ts';

type Props = {
  locale: Locale<'teach'>;
  copy: HoursCopy;
  zone: string;
  week: DayAvailability[];
  /** Whether it was to be saved already: times that are not finished are then mistakes. */
  isJudged: boolean;
  onChange: (week: DayAvailability[]) => void;
};

/** The hours of a week. */
export const Week = ({ locale, copy, zone, week, isJudged, onChange }: Props) => {
  const faultAt = (slots: readonly Slot[], index: number): string | undefined => {
    const slot = slots[index];
    const fault = slot && slotFault(slot, slots.slice(0, index));
    return fault && (isJudged || fault !== 'slot_open') ? copy.faults[fault] : undefined;
  };
  return (
    <section className="card p-5 sm:p-6" aria-labelledby="week-title">
      <h2 id="week-title" className="text-part">
        {copy.room.week.title}
      </h2>
      <p className="mt-1 text-muted">{copy.room.week.hint}</p>
      <p className="mt-3 mb-2 font-medium" aria-live="polite">
        {plural(locale, copy.week.hours, hoursOf(week))}
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {wholeWeek(week).map((entry) => (
          <DayTimes
            key={entry.day}
            {...entry}
            {...{ week, zone, locale, onChange }}
            hours={HOURS}
            copy={copy.week}
            days={copy.days}
            endOf={(day: Weekday, index: number) => ({
              id: endId(day, index),
              fault: faultAt(entry.slots, index),
            })}
          />
        ))}
      </ul>
    </section>
  );
};
