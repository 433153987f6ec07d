import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ExceptionKind, ToldException } from '#src/domain/lessons/told-exceptions.ts';
import { dayAfter } from '#src/domain/local-day.ts';
import { choicesFor } from '#src/domain/week-times.ts';
import { classes } from '#src/lib/html.ts';
import {
  FURTHEST_DAYS,
  readException,
  type ExceptionFault,
  type ExceptionField,
  type TypedException,
} from './typed-exception.ts';
import type { AvailabilityCopy } from './words.ts';

type Props = {
  copy: AvailabilityCopy['exceptions'];
  /** The name of the tutor's own day. */
  today: string;
  onAdd: (told: ToldException) => void;
};

const EMPTY: TypedException = {
  kind: 'days_off',
  day: '',
  lastDay: '',
  from: '09:00',
  to: '10:00',
};
const KINDS: readonly ExceptionKind[] = ['days_off', 'hours_off', 'hours_more'];

/** A day off, a holiday, hours off or hours more. */
export const ExceptionForm = ({ copy, today, onAdd }: Props) => {
  const [typed, setTyped] = useState(EMPTY);
  const [wrong, setWrong] = useState<{ fault: ExceptionFault; field: ExceptionField }>();
  const set = (change: Partial<TypedException>) => {
    setWrong(undefined);
    setTyped({ ...typed, ...change });
  };
  const add = () => {
    const read = readException(typed, today);
    if ('fault' in read) {
      setWrong(read);
      document.getElementById(`exception-${read.field}`)?.focus();
      return;
    }
    onAdd(read.told);
    setTyped({ ...EMPTY, kind: typed.kind });
  };
  const field = (name: keyof TypedException) => ({
    id: `exception-${name}`,
    'aria-invalid': wrong?.field === name ? true : undefined,
    'aria-describedby': wrong?.field === name ? 'exception-fault' : undefined,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  const label = (name: keyof TypedException, text: string) => (
    <label htmlFor={`exception-${name}`} className="font-medium">
      {text}
    </label>
  );
  const date = (name: 'day' | 'lastDay', text: string) => (
    <div className="min-w-0 flex-1 basis-40">
      {label(name, text)}
      <input
        type="date"
        {...field(name)}
        min={today}
        max={dayAfter(today, FURTHEST_DAYS)}
        className="field mt-1"
      />
    </div>
  );
  const hour = (name: 'from' | 'to', text: string) => (
    <div className="grid">
      {label(name, text)}
      <select {...field(name)} className="time-field field mt-1">
        {choicesFor(name).map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </div>
  );
  return (
    <form
      className="mt-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Kinds copy={copy} chosen={typed.kind} onChoose={(kind) => set({ kind })} />
      <div className="mt-4 flex flex-wrap items-end gap-3">
        {date('day', typed.kind === 'days_off' ? copy.firstDay : copy.day)}
        {typed.kind === 'days_off' ? (
          date('lastDay', copy.lastDay)
        ) : (
          <div className="flex gap-3">
            {hour('from', copy.from)}
            {hour('to', copy.to)}
          </div>
        )}
        <button type="submit" className="button button-quiet">
          <Plus size={18} aria-hidden="true" />
          {copy.add}
        </button>
      </div>
      <p
        id="exception-fault"
        className={classes(wrong && 'mt-2', 'text-sm font-medium text-accent')}
      >
        {wrong && copy.faults[wrong.fault]}
      </p>
    </form>
  );
};

type KindsProps = Pick<Props, 'copy'> & {
  chosen: ExceptionKind;
  onChoose: (kind: ExceptionKind) => void;
};

const Kinds = ({ copy, chosen, onChoose }: KindsProps) => (
  <fieldset>
    <legend className="font-medium">{copy.kind}</legend>
    <div className="mt-2 flex flex-wrap gap-2">
      {KINDS.map((kind) => (
        <label
          key={kind}
          className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line px-4 has-checked:border-accent has-checked:bg-red-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="exception-kind"
            checked={chosen === kind}
            onChange={() => onChoose(kind)}
            className="size-4 accent-accent outline-none"
          />
          {copy.kinds[kind]}
        </label>
      ))}
    </div>
  </fieldset>
);
