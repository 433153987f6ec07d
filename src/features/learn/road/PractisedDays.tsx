import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback, useState } from 'react';
import { LOCALE_FACTS, type Locale } from '#src/i18n/locales.ts';
import { formatNumber, plural } from '#src/i18n/messages.ts';
import { practisedDays } from '#src/learning/practised-days.ts';
import { useLoaded } from '#src/ui/use-loaded.ts';
import type { RoadCopy } from './copy.ts';
import { dayOf, monthAfter, monthOf, weeksOf, type Month } from './month.ts';

type Props = { locale: Locale; copy: RoadCopy['days']; now: Date };

/** A Sunday, from which on the names of the days are read. */
const SUNDAY = new Date(2026, 10, 22);

/** The days of a month on which something was practised, on this device or another. */
export const PractisedDays = ({ locale, copy, now }: Props) => {
  const thisMonth = monthOf(now);
  const [chosen, setMonth] = useState<Month>();
  const month = chosen ?? thisMonth;
  const weeks = weeksOf(month);
  const load = useCallback(() => {
    const days = weeksOf(month)
      .flat()
      .filter((day) => day !== undefined);
    return practisedDays({ from: days[0] ?? '', until: days.at(-1) ?? '' }, locale);
  }, [month, locale]);
  const loading = useLoaded(load);
  const practised = loading.at === 'ready' ? loading.value.days : new Set<string>();
  const { formats } = LOCALE_FACTS[locale];
  return (
    <section aria-labelledby="road-days" className="card p-6">
      <h2 id="road-days" className="text-part">
        {copy.title}
      </h2>
      <div className="mt-2 flex items-center justify-between gap-2">
        <Turn label={copy.before} onTurn={() => setMonth(monthAfter(month, -1))} back />
        <p className="font-medium" aria-live="polite">
          {new Intl.DateTimeFormat(formats, {
            month: 'long',
            year: 'numeric',
            calendar: 'gregory',
          }).format(firstOf(month))}
        </p>
        <Turn
          label={copy.after}
          onTurn={() => setMonth(monthAfter(month, 1))}
          isLast={month >= thisMonth}
        />
      </div>
      <table className="days road-month mt-2" aria-labelledby="road-days">
        <thead>
          <tr>
            {weeks[0]?.map((_, weekday) => (
              <th key={weekday} scope="col" className="text-xs font-normal text-muted">
                <span aria-hidden="true">{weekdayName(formats, weekday, 'narrow')}</span>
                <span className="sr-only">{weekdayName(formats, weekday, 'long')}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days, week) => (
            <tr key={week}>
              {days.map((day, weekday) => (
                <td key={weekday}>
                  {day && (
                    <span
                      className="road-day"
                      data-practised={practised.has(day) || undefined}
                      data-today={day === dayOf(now) || undefined}
                    >
                      {formatNumber(locale, Number(day.slice(-2)))}
                      {practised.has(day) && <span className="sr-only"> {copy.practised}</span>}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-muted" role="status">
        {loading.at === 'loading' && copy.loading}
        {loading.at === 'ready' && plural(locale, copy.count, practised.size)}
        {loading.at === 'ready' && !loading.value.isWhole && ` ${copy.failed}`}
      </p>
    </section>
  );
};

const firstOf = (month: Month): Date => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(year, number - 1, 1);
};

const weekdayName = (formats: string, weekday: number, form: 'narrow' | 'long'): string => {
  const day = new Date(SUNDAY.getFullYear(), SUNDAY.getMonth(), SUNDAY.getDate() + weekday);
  return new Intl.DateTimeFormat(formats, { weekday: form }).format(day);
};

type TurnProps = { label: string; onTurn: () => void; back?: boolean; isLast?: boolean };

/** Points back or on, in the direction of reading. */
const Turn = ({ label, onTurn, back = false, isLast = false }: TurnProps) => {
  const Icon = back ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      className="button size-11 button-quiet p-0"
      aria-label={label}
      aria-disabled={isLast}
      onClick={() => {
        if (!isLast) onTurn();
      }}
    >
      <Icon size={20} aria-hidden="true" className="mirrored" />
    </button>
  );
};
