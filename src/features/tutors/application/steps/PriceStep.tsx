import { useWatch } from 'react-hook-form';
import { Info } from 'lucide-react';
import { fill } from '#src/i18n/messages.ts';
import { ariaOf, useFault } from '../fields/field-state.ts';
import { Field } from '../fields/Field.tsx';
import { MAX_PRICE_USD, MIN_PRICE_USD } from '../limits.ts';
import { formatMoney, RIYALS_PER_DOLLAR } from '../money.ts';
import { useWizard } from '../wizard-context.ts';

/** Step 6: the price of a lesson. */
export const PriceStep = () => {
  const { copy, form, locale } = useWizard();
  const t = copy.fields.price;
  const price = useWatch({ control: form.control, name: 'lessonPriceUSD' });
  const fault = useFault(form, 'lessonPriceUSD');
  const riyals = price === '' ? 0 : price * RIYALS_PER_DOLLAR;
  const hint =
    riyals > 0 ? fill(t.riyals, { riyals: formatMoney(locale, 'SAR', riyals) }) : undefined;
  return (
    <div className="grid gap-4">
      <div className="card p-5 sm:p-6">
        <Field
          path="lessonPriceUSD"
          label={t.label}
          isRequired
          hint={hint}
          fault={fault && copy.faults[fault]}
        >
          {/* A price reads from left to right in both languages. */}
          <div dir="ltr" className="relative w-40">
            <span
              aria-hidden="true"
              className="absolute start-4 top-1/2 -translate-y-1/2 text-2xl text-muted"
            >
              $
            </span>
            <input
              type="number"
              inputMode="decimal"
              min={MIN_PRICE_USD}
              max={MAX_PRICE_USD}
              step="0.5"
              {...form.register('lessonPriceUSD', {
                setValueAs: (typed: string | number) => (typed === '' ? '' : Number(typed)),
              })}
              {...ariaOf('lessonPriceUSD', { fault, hint, isRequired: true })}
              className="price-field field"
            />
          </div>
        </Field>
      </div>
      <section className="rounded-2xl bg-gold-soft p-5 sm:p-6">
        <h3 className="flex items-center gap-2 text-lg">
          <Info size={20} aria-hidden="true" />
          {t.disclaimerTitle}
        </h3>
        <ul className="mt-2 list-disc space-y-1 ps-5">
          {Object.values(t.disclaimer).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </div>
  );
};
