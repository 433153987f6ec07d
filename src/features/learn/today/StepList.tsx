import { Check } from 'lucide-react';
import type { Locale } from '#src/i18n/locales.ts';
import { fill, formatNumber } from '#src/i18n/messages.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import type { StepStanding } from '#src/learning/paths.ts';
import type { TodayCopy } from './copy.ts';

type Props = { locale: Locale; copy: TodayCopy; steps: readonly StepStanding[] };

/** The whole path, open to whoever wants to leave its order. */
export const StepList = ({ locale, copy, steps }: Props) => (
  <details className="card px-5 py-3 sm:px-8">
    <summary className="folds min-h-11 text-lg font-medium">{copy.steps.title}</summary>
    <ol className="mt-2 mb-3 grid gap-x-8 md:grid-cols-2">
      {steps.map(({ step, group, state, met, isTakenAsKnown }, index) => (
        <li key={step.group} className="border-t border-line">
          <a
            href={localizedPath(locale, group.address)}
            className="flex min-h-14 items-center gap-4 py-2 hover:text-accent"
          >
            <span
              aria-hidden="true"
              className={`grid size-9 shrink-0 place-items-center rounded-full ${state === 'finished' ? 'bg-jade text-paper' : 'bg-sunken'}`}
            >
              {state === 'finished' ? <Check size={18} /> : formatNumber(locale, index + 1)}
            </span>
            <span className="flex-1">{step.title}</span>
            <span className="text-sm text-muted">
              {isTakenAsKnown
                ? copy.steps.known
                : fill(copy.steps[state], { met, total: group.items.length })}
            </span>
          </a>
        </li>
      ))}
    </ol>
  </details>
);
