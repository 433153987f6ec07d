import { RotateCcw } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { BUDGET } from '#src/domain/learning/answers.ts';
import { STUDENT_CURRENCY } from '#src/domain/money.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { fill } from '#src/i18n/messages.ts';
import { formatMoney } from '#src/i18n/money.ts';
import { classes } from '#src/lib/html.ts';
import type { ControlProps } from './control-props.ts';

/** Each end stops a gap before the farthest place of the other one. */
const ENDS = {
  min: { min: BUDGET.min, max: BUDGET.max - BUDGET.gap },
  max: { min: BUDGET.min + BUDGET.gap, max: BUDGET.max },
} as const;

const shareOf = (amount: number) => (amount - BUDGET.min) / (BUDGET.max - BUDGET.min);

/** The price range of a lesson: two sliders on one track. */
export const BudgetQuestion = ({
  locale,
  copy,
  answers,
  send,
}: ControlProps & { locale: Locale }) => {
  const words = copy.questions.budget_ranges;
  const range = answers.budget_ranges;
  const track = useRef<HTMLDivElement>(null);
  const riyals = (amount: number) => formatMoney(locale, STUDENT_CURRENCY, amount);

  // Through the script: the site's policy allows no style in the markup.
  useLayoutEffect(() => {
    track.current?.style.setProperty('--from', String(shareOf(range.min)));
    track.current?.style.setProperty('--to', String(shareOf(range.max)));
  }, [range]);

  return (
    <div className="rounded-2xl border border-line bg-sunken p-4 sm:p-6">
      <p className="text-center text-lg font-semibold text-balance sm:text-2xl" aria-hidden="true">
        {fill(words.range, { min: riyals(range.min), max: riyals(range.max) })}
      </p>
      <div ref={track} className="budget-track">
        {(['min', 'max'] as const).map((end) => (
          <input
            key={end}
            type="range"
            className={classes(
              'budget-end',
              `budget-${end}`,
              // At the far end of the track the lower slider must stay within reach.
              end === 'min' && shareOf(range.min) > 0.5 && 'z-10',
            )}
            {...ENDS[end]}
            step={BUDGET.step}
            value={range[end]}
            aria-label={end === 'min' ? words.lowest : words.highest}
            aria-valuetext={riyals(range[end])}
            onChange={({ target }) =>
              send({ type: 'budgetMoved', end, value: target.valueAsNumber })
            }
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 text-sm text-muted">
        <span>{riyals(BUDGET.min)}</span>
        <button
          type="button"
          className="button button-quiet max-sm:order-1 max-sm:w-full"
          onClick={() => send({ type: 'budgetReset' })}
        >
          <RotateCcw size={18} aria-hidden="true" />
          {words.reset}
        </button>
        <span>{riyals(BUDGET.max)}</span>
      </div>
    </div>
  );
};
