import { CopyPlus, Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { RIYADH } from '#src/domain/time-zones.ts';
import { WEEKDAYS, type Weekday } from '#src/domain/week.ts';
import {
  choicesFor,
  nextSlot,
  timesElsewhere,
  withDay,
  type DAYTIME_HOURS,
  type DayAvailability,
  type Slot,
  type WallTime,
} from '#src/domain/week-times.ts';
import { leftToRight } from '#src/i18n/isolates.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { enumerated, fill } from '#src/i18n/messages.ts';
import { randomId } from '#src/lib/random-id.ts';

/** The words of a week's times; whoever shows them has them in a dictionary. */
export type WeekCopy = Record<
  | 'from'
  | 'to'
  | 'addTime'
  | 'addTimeOn'
  | 'removeTime'
  | 'unavailable'
  | 'copy'
  | 'copyDay'
  | 'riyadh'
  | 'january'
  | 'july',
  string
>;

type Props = DayAvailability & {
  week: readonly DayAvailability[];
  onChange: (week: DayAvailability[]) => void;
  /** The full hours that can be chosen. */
  hours: typeof DAYTIME_HOURS;
  /** On whose clock the times are; empty while it is not known. */
  zone: string;
  locale: Locale<'teach'>;
  copy: WeekCopy;
  days: Readonly<Record<Weekday, string>>;
  /** The id of the field that ends a time, and what is wrong with it, in words. */
  endOf: (day: Weekday, index: number) => { id: string; fault: string | undefined };
};

/** One day of the week with its times. */
export const DayTimes = ({ day, slots, ...props }: Props) => {
  const { week, onChange, copy, days, hours, endOf } = props;
  const name = days[day];
  const set = (next: Slot[]) => onChange(withDay(week, day, next));
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = (id: string) => {
    set(slots.filter((one) => one.id !== id));
    // The button that had the focus is gone; that of a full day can take it in a moment.
    requestAnimationFrame(() => addButton.current?.focus());
  };
  const copyToAll = () =>
    onChange(
      WEEKDAYS.map((one) => ({
        day: one,
        slots: slots.map((slot) => ({ ...slot, id: randomId() })),
      })),
    );
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-2 gap-y-2 py-3 sm:grid-cols-[7rem_1fr_auto] sm:gap-x-4">
      <h3 className="pt-2 large-letters:col-span-full">{name}</h3>
      {slots.length === 0 ? (
        <p className="pt-2 text-muted max-sm:sr-only">{copy.unavailable}</p>
      ) : (
        <ul className="grid gap-3 max-sm:col-span-2 max-sm:row-start-2">
          {slots.map((slot, index) => (
            <Time
              key={slot.id}
              {...props}
              {...{ day, slot }}
              {...endOf(day, index)}
              onChange={(next) => set(slots.map((one) => (one.id === slot.id ? next : one)))}
              onRemove={() => remove(slot.id)}
            />
          ))}
        </ul>
      )}
      <div className="flex gap-2 large-letters:flex-wrap">
        {slots.length > 0 && (
          <button
            type="button"
            className="button size-11 button-quiet p-0"
            aria-label={fill(copy.copyDay, { day: name })}
            title={copy.copy}
            onClick={copyToAll}
          >
            <CopyPlus size={18} aria-hidden="true" />
          </button>
        )}
        <button
          ref={addButton}
          type="button"
          className="button button-quiet min-[24rem]:whitespace-nowrap"
          aria-label={fill(copy.addTimeOn, { day: name })}
          disabled={slots.length >= hours.length}
          onClick={() => set([...slots, nextSlot(slots, randomId(), hours)])}
        >
          <Plus size={18} aria-hidden="true" />
          {copy.addTime}
        </button>
      </div>
    </li>
  );
};

type TimeProps = Pick<Props, 'day' | 'hours' | 'zone' | 'locale' | 'copy' | 'days'> & {
  slot: Slot;
  id: string;
  fault: string | undefined;
  onChange: (slot: Slot) => void;
  onRemove: () => void;
};

const Time = ({ day, slot, id, fault, onChange, onRemove, ...props }: TimeProps) => {
  const { hours, zone, locale, copy, days } = props;
  const elsewhere = zone && zone !== RIYADH ? inRiyadh(days, { day, slot, zone }) : [];
  const select = (part: 'from' | 'to') => (
    <select
      {...(part === 'to' && {
        id,
        'aria-invalid': fault ? true : undefined,
        'aria-describedby': fault && `${id}-fault`,
      })}
      aria-label={`${days[day]}: ${copy[part]}`}
      className="time-field field"
      value={slot[part]}
      onChange={(event) => onChange({ ...slot, [part]: event.target.value })}
    >
      <option value="">–</option>
      {choicesFor(part, hours).map((hour) => (
        <option key={hour}>{hour}</option>
      ))}
    </select>
  );
  return (
    <li>
      <div className="flex items-center gap-2 large-letters:flex-wrap">
        {select('from')}
        <span aria-hidden="true">–</span>
        {select('to')}
        <button
          type="button"
          className="button size-11 shrink-0 button-quiet border-transparent p-0"
          aria-label={fill(copy.removeTime, { from: slot.from, to: slot.to, day: days[day] })}
          onClick={onRemove}
        >
          <Trash2 size={18} aria-hidden="true" />
        </button>
      </div>
      {fault && (
        <p id={`${id}-fault`} className="mt-1 text-sm font-medium text-accent">
          {fault}
        </p>
      )}
      {elsewhere.length > 0 && (
        <p className="mt-1 text-sm text-muted">
          {fill(copy.riyadh, {
            times:
              elsewhere.length === 1
                ? (elsewhere[0] ?? '')
                : enumerated(
                    locale,
                    [copy.january, copy.july].map((season, index) =>
                      fill(season, { times: elsewhere[index] ?? '' }),
                    ),
                  ),
          })}
        </p>
      )}
    </li>
  );
};

type Place = { day: Weekday; slot: Slot; zone: string };

/** A time as clocks in Riyadh show it: once, or for January and July where they differ. */
const inRiyadh = (
  names: Readonly<Record<string, string>>,
  { day, slot, zone }: Place,
): string[] => {
  if (!slot.from || !slot.to) return [];
  const year = new Date().getFullYear();
  const ends = [slot.from, slot.to].map((hour) =>
    timesElsewhere({ day, hour }, [zone, RIYADH], year),
  );
  const clock = ({ minutes }: WallTime) => new Date(minutes * 60_000).toISOString().slice(11, 16);
  return (ends[0] ?? []).map((from, index) => {
    const to = ends[1]?.[index] ?? from;
    // Times read from left to right also inside an Arabic sentence.
    const times = leftToRight(`${clock(from)}–${clock(to)}`);
    return from.day === day ? times : `${names[from.day] ?? ''} ${times}`;
  });
};
