import type { ChangeEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { Info } from 'lucide-react';
import { riyalsOf, STUDENT_CURRENCY } from '#src/domain/money.ts';
import { fill } from '#src/i18n/messages.ts';
import { formatMoney } from '#src/i18n/money.ts';
import { decimalOf } from '#src/domain/digits.ts';
import { PriceField } from '#src/ui/field/PriceField.tsx';
import { ariaOf, useFault } from '../fields/field-state.ts';
import { Field } from '../fields/Field.tsx';
import { useWizard } from '../wizard/wizard-context.ts';

/** Step 6: the price of a lesson. */
export const PriceStep = () => {
  const { copy, form, locale } = useWizard();
  const t = copy.fields.price;
  const price = useWatch({ control: form.control, name: 'lessonPriceUSD' });
  const fault = useFault(form, 'lessonPriceUSD');
  const riyals = price === '' ? 0 : riyalsOf(price);
  const hint =
    riyals > 0
      ? fill(t.riyals, { riyals: formatMoney(locale, STUDENT_CURRENCY, riyals, 'in-sentence') })
      : undefined;
  const { onChange, ...registered } = form.register('lessonPriceUSD', {
    setValueAs: (typed: string | number) => Number(typed) || '',
  });
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const { value, selectionStart } = target;
    const number = decimalOf(value);
    if (number !== value) {
      const caret = decimalOf(value.slice(0, selectionStart ?? value.length)).length;
      target.value = number;
      target.setSelectionRange(caret, caret);
    }
    void onChange(event);
  };
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
          <PriceField
            {...registered}
            {...ariaOf('lessonPriceUSD', { fault, hint, isRequired: true })}
            onChange={change}
          />
        </Field>
      </div>
      <section className="rounded-2xl bg-gold-soft p-5 sm:p-6">
        <h3 className="flex items-center gap-2 text-item">
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
