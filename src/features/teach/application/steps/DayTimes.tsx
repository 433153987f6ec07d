import { CopyPlus, Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { get, useWatch } from 'react-hook-form';
import { RIYADH } from '#src/domain/time-zones.ts';
import { WEEKDAYS } from '#src/domain/week.ts';
import { enumerated, fill } from '#src/i18n/messages.ts';
import { HOURS } from '../draft/choices.ts';
import type { DayAvailability, Slot } from '../draft/draft.ts';
import type { FaultCode } from '../draft/faults.messages.ts';
import { ariaOf, useFieldValue } from '../fields/field-state.ts';
import { Fault } from '../fields/Field.tsx';
import { newId } from '../draft/new-id.ts';
import { nextSlot, timesElsewhere, withDay, type WallTime } from '../draft/week.ts';
import { useWizard } from '../wizard/wizard-context.ts';

/** One day of the week with its times. */
export const DayTimes = ({ day, slots }: DayAvailability) => {
  const { copy, form } = useWizard();
  const { value: week, change } = useFieldValue(form, 'weeklyAvailability');
  const t = copy.fields.availability;
  const name = copy.days[day];
  const place = week.findIndex((entry) => entry.day === day);
  const set = (next: Slot[]) => change(withDay(week, day, next));
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = (id: string) => {
    set(slots.filter((one) => one.id !== id));
    // The button that had the focus is gone; that of a full day can take it in a moment.
    requestAnimationFrame(() => addButton.current?.focus());
  };
  const copyToAll = () =>
    change(
      WEEKDAYS.map((one) => ({ day: one, slots: slots.map((slot) => ({ ...slot, id: newId() })) })),
    );
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-2 py-3 sm:grid-cols-[7rem_1fr_auto]">
      <h3 className="pt-2">{name}</h3>
      {slots.length === 0 ? (
        <p className="pt-2 text-muted max-sm:sr-only">{t.unavailable}</p>
      ) : (
        <ul className="grid gap-3 max-sm:col-span-2 max-sm:row-start-2">
          {slots.map((slot, index) => (
            <Time
              key={slot.id}
              {...{ day, slot }}
              path={`weeklyAvailability.${place}.slots.${index}`}
              onChange={(next) => set(slots.map((one) => (one.id === slot.id ? next : one)))}
              onRemove={() => remove(slot.id)}
            />
          ))}
        </ul>
      )}
      <div className="flex gap-2">
        {slots.length > 0 && (
          <button
            type="button"
            className="button size-11 button-quiet p-0"
            aria-label={fill(t.copyDay, { day: name })}
            title={t.copy}
            onClick={copyToAll}
          >
            <CopyPlus size={18} aria-hidden="true" />
          </button>
        )}
        <button
          ref={addButton}
          type="button"
          className="button button-quiet min-[24rem]:whitespace-nowrap"
          aria-label={fill(t.addTimeOn, { day: name })}
          disabled={slots.length >= HOURS.length}
          onClick={() => set([...slots, nextSlot(slots, newId())])}
        >
          <Plus size={18} aria-hidden="true" />
          {t.addTime}
        </button>
      </div>
    </li>
  );
};

type TimeProps = {
  day: DayAvailability['day'];
  slot: Slot;
  path: string;
  onChange: (slot: Slot) => void;
  onRemove: () => void;
};

const Time = ({ day, slot, path, onChange, onRemove }: TimeProps) => {
  const { copy, form, locale } = useWizard();
  const t = copy.fields.availability;
  const zone = useWatch({ control: form.control, name: 'timezone' });
  const error = get(form.formState.errors, `${path}.to`) as { message?: FaultCode } | undefined;
  const fault = error?.message;
  const elsewhere = zone && zone !== RIYADH ? inRiyadh(copy.days, { day, slot, zone }) : [];
  const select = (part: 'from' | 'to') => (
    <select
      {...(part === 'to' && ariaOf(`${path}.to`, { fault }))}
      aria-label={`${copy.days[day]}: ${t[part]}`}
      className="time-field field"
      value={slot[part]}
      onChange={(event) => onChange({ ...slot, [part]: event.target.value })}
    >
      <option value="">–</option>
      {HOURS.map((hour) => (
        <option key={hour}>{hour}</option>
      ))}
    </select>
  );
  return (
    <li>
      <div className="flex items-center gap-2">
        {select('from')}
        <span aria-hidden="true">–</span>
        {select('to')}
        <button
          type="button"
          className="button size-11 shrink-0 button-quiet border-transparent p-0"
          aria-label={fill(t.removeTime, { ...slot, day: copy.days[day] })}
          onClick={onRemove}
        >
          <Trash2 size={18} aria-hidden="true" />
        </button>
      </div>
      <Fault path={`${path}.to`}>{fault && copy.faults[fault]}</Fault>
      {elsewhere.length > 0 && (
        <p className="mt-1 text-sm text-muted">
          {fill(t.riyadh, {
            times:
              elsewhere.length === 1
                ? (elsewhere[0] ?? '')
                : enumerated(
                    locale,
                    [t.january, t.july].map((season, index) =>
                      fill(season, { times: elsewhere[index] ?? '' }),
                    ),
                  ),
          })}
        </p>
      )}
    </li>
  );
};

type Place = { day: DayAvailability['day']; slot: Slot; zone: string };

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
    const times = `\u2066${clock(from)}–${clock(to)}\u2069`;
    return from.day === day ? times : `${names[from.day] ?? ''} ${times}`;
  });
};
