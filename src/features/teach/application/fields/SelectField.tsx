import { List } from 'lucide-react';
import type { ChangeEvent, ReactNode } from 'react';
import { useWatch, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useWizard } from '../wizard/wizard-context.ts';
import { ariaOf, fieldId, useFault } from './field-state.ts';
import { Field } from './Field.tsx';

type Props<V extends FieldValues> = {
  form: UseFormReturn<V>;
  name: FieldPath<V>;
  label: ReactNode;
  /** What is sent, and its name. */
  options: readonly (readonly [value: string | number, name: string])[];
  isRequired?: boolean;
  hint?: ReactNode;
  class?: string;
  /** Numbers are sent as numbers. */
  isNumber?: boolean;
  onChoose?: (value: string) => void;
};

/** One of a short list. */
export const SelectField = <V extends FieldValues>(props: Props<V>) => {
  const { form, name, label, options, isRequired, hint, class: className, isNumber } = props;
  const { onChoose } = props;
  const { copy } = useWizard();
  const fault = useFault(form, name);
  const toNumber = (value: string) => (value === '' ? '' : Number(value));
  return (
    <Field
      path={name}
      {...{ label, isRequired, hint }}
      fault={fault && copy.faults[fault]}
      class={className}
    >
      <select
        {...form.register(name, {
          ...(isNumber && { setValueAs: toNumber }),
          onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => onChoose?.(target.value),
        })}
        {...ariaOf(name, { fault, hint, isRequired })}
        className="field"
      >
        <option value="">{copy.fields.choose}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
};

/** List and text take each other's place, and the focus goes with them. */
const focusSoon = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());

type OtherProps<V extends FieldValues> = Props<V> & { otherName: FieldPath<V> };

/**
 * One of a list whose “other” becomes a free text, with a small menu that leads back to the list;
 * what was typed is then forgotten (APPLICATION-11).
 */
export const SelectOrOther = <V extends FieldValues>(props: OtherProps<V>) => {
  const { form, name, otherName, label, options, isRequired } = props;
  const { copy } = useWizard();
  const fault = useFault(form, otherName);
  const chosen: unknown = useWatch({ control: form.control, name });
  const set = (field: FieldPath<V>, value: string) =>
    form.setValue(field, value as never, { shouldDirty: true });

  if (chosen !== 'other') {
    return (
      <SelectField
        {...props}
        onChoose={(value) => {
          if (value === 'other') focusSoon(fieldId(otherName));
        }}
      />
    );
  }
  const choose = (value: string) => {
    if (value === 'other') return;
    set(name, value);
    set(otherName, '');
    form.clearErrors([name, otherName]);
    focusSoon(fieldId(name));
  };
  return (
    <Field
      path={otherName}
      label={label}
      isRequired={isRequired}
      fault={fault && copy.faults[fault]}
    >
      <div className="flex gap-2">
        <input
          type="text"
          dir="auto"
          {...form.register(otherName)}
          {...ariaOf(otherName, { fault, isRequired })}
          className="field"
        />
        <div className="relative size-11 shrink-0">
          <select
            aria-label={copy.wizard.other.back}
            value="other"
            onChange={(event) => choose(event.target.value)}
            className="peer absolute inset-0 cursor-pointer opacity-0"
          >
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <span className="pointer-events-none grid size-11 place-content-center rounded-xl border border-line bg-surface peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent">
            <List size={20} aria-hidden="true" />
          </span>
        </div>
      </div>
    </Field>
  );
};
