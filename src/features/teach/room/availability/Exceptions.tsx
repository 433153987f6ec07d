import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { AvailabilityException } from '#src/domain/lessons/availability.ts';
import {
  firstDayOf,
  toldExceptions,
  withException,
  withoutException,
  type ToldException,
} from '#src/domain/lessons/told-exceptions.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { fill } from '#src/i18n/messages.ts';
import { ExceptionForm } from './ExceptionForm.tsx';
import { exceptionWords, type AvailabilityCopy } from './words.ts';

type Props = {
  locale: Locale<'teach'>;
  copy: AvailabilityCopy['exceptions'];
  /** The name of the tutor's own day. */
  today: string;
  exceptions: readonly AvailabilityException[];
  onChange: (exceptions: AvailabilityException[]) => void;
};

/** Days and hours that are not like the week: a form that adds some, and the list of them. */
export const Exceptions = ({ locale, copy, today, exceptions, onChange }: Props) => {
  const [said, setSaid] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const words = (told: ToldException) => exceptionWords(locale, copy, told, today);
  const add = (told: ToldException) => {
    onChange(withException(exceptions, told));
    setSaid(fill(copy.added, { what: words(told) }));
  };
  const remove = (told: ToldException) => {
    onChange(withoutException(exceptions, told));
    setSaid(fill(copy.removed, { what: words(told) }));
    // The button that had the focus is gone.
    list.current?.focus();
  };
  const told = toldExceptions(exceptions);
  return (
    <section className="card p-5 sm:p-6" aria-labelledby="exceptions-title">
      <h2 id="exceptions-title" className="text-part">
        {copy.title}
      </h2>
      <p className="mt-1 text-muted">{copy.hint}</p>
      <ExceptionForm {...{ copy, today }} onAdd={add} />
      <p role="status" className="sr-only">
        {said}
      </p>
      <div ref={list} tabIndex={-1} className="mt-5 outline-none">
        {told.length === 0 ? (
          <p className="text-muted">{copy.none}</p>
        ) : (
          <ul aria-label={copy.list} className="divide-y divide-line border-y border-line">
            {told.map((one) => (
              <li
                key={`${one.kind} ${firstDayOf(one)} ${one.from}`}
                className="flex items-center justify-between gap-3 py-1"
              >
                {words(one)}
                <button
                  type="button"
                  className="button size-11 shrink-0 button-quiet border-transparent p-0"
                  aria-label={fill(copy.remove, { what: words(one) })}
                  onClick={() => remove(one)}
                >
                  <Trash2 size={18} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
};
