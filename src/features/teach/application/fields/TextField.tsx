import type { ChangeEvent, HTMLAttributes, ReactNode } from 'react';
import { useWatch, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { fill, formatNumber } from '#src/i18n/messages.ts';
import { classes } from '#src/lib/html.ts';
import { caretIn } from '#src/domain/digits.ts';
import { lengthOf } from '../draft/limits.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { ariaOf, fieldId, useFault } from './field-state.ts';
import { Field } from './Field.tsx';

type Props<V extends FieldValues> = {
  form: UseFormReturn<V>;
  name: FieldPath<V>;
  label: ReactNode;
  isRequired?: boolean;
  hint?: ReactNode;
  class?: string;
  /** Sets what was typed in the form that the field wants; not for `email`, which has no caret. */
  format?: (typed: string) => string;
  type?: 'text' | 'email' | 'url' | 'tel';
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  placeholder?: string;
  /** Text that is not in the language of the page: addresses, numbers, dates. */
  isLatin?: boolean;
};

/** One line of text. */
export const TextField = <V extends FieldValues>(props: Props<V>) => {
  const { form, name, label, isRequired, hint, format, isLatin, ...rest } = props;
  const { class: className, ...attributes } = rest;
  const { copy } = useWizard();
  const fault = useFault(form, name);
  const { onChange, ...registered } = form.register(name);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const { value, selectionStart } = target;
    const formatted = format?.(value) ?? value;
    if (formatted !== value) {
      const place = selectionStart ?? value.length;
      target.value = formatted;
      // A new value sends the caret to its end, away from the digit that is being corrected.
      const caret = caretIn(formatted, [value.slice(0, place), value.slice(place)]);
      target.setSelectionRange(caret, caret);
    }
    void onChange(event);
  };
  return (
    <Field
      path={name}
      {...{ label, isRequired, hint }}
      fault={fault && copy.faults[fault]}
      class={className}
    >
      <input
        type="text"
        dir={isLatin ? 'ltr' : 'auto'}
        {...attributes}
        {...registered}
        {...ariaOf(name, { fault, hint, isRequired })}
        onChange={change}
        className={classes('field', isLatin && 'rtl:text-end')}
      />
    </Field>
  );
};

type AreaProps<V extends FieldValues> = Pick<
  Props<V>,
  'form' | 'name' | 'label' | 'isRequired' | 'hint'
> & { limits: { min: number; max: number }; rows: number };

/** Several lines of text with a counter of its characters. */
export const TextArea = <V extends FieldValues>(props: AreaProps<V>) => {
  const { form, name, label, isRequired, hint, limits, rows } = props;
  const { copy, locale } = useWizard();
  const fault = useFault(form, name);
  const value = String(useWatch({ control: form.control, name }) ?? '');
  const length = lengthOf(value);
  const isOutside = length > limits.max || (length > 0 && length < limits.min);
  return (
    <Field path={name} {...{ label, isRequired, hint }} fault={fault && copy.faults[fault]}>
      <textarea
        dir="auto"
        rows={rows}
        {...form.register(name)}
        {...ariaOf(name, { fault, hint, isRequired })}
        className="field"
      />
      <p
        className={classes('text-end text-sm', isOutside ? 'text-accent' : 'text-muted')}
        id={`${fieldId(name)}-count`}
      >
        <bdi dir="ltr">
          {fill(copy.wizard.counter, {
            n: formatNumber(locale, length),
            max: formatNumber(locale, limits.max),
          })}
        </bdi>
      </p>
    </Field>
  );
};
