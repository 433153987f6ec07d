import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { Draft } from '../draft/draft.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { useFault, useFieldValue } from './field-state.ts';
import { Field } from './Field.tsx';

type Props<Value extends string> = {
  name: FieldPath<Draft>;
  label: ReactNode;
  options: readonly (readonly [value: Value, name: string])[];
  isRequired?: boolean;
  hint?: ReactNode;
};

const PILL =
  'button button-quiet cursor-pointer font-normal has-checked:border-accent has-checked:bg-red-soft has-checked:font-medium has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]';

/** Any number of a short list. */
export const ManyChoices = <Value extends string>(props: Props<Value>) => {
  const { name, options } = props;
  const { value, change } = useFieldValue(useWizard().form, name);
  const chosen = value as Value[];
  const toggle = (one: Value, isOn: boolean) => {
    const all = options.map(([option]) => option);
    // The field's own list: its options are what the field may hold.
    change(all.filter((option) => (option === one ? isOn : chosen.includes(option))) as never);
  };
  return (
    <Pills {...props} type="checkbox" isChosen={(one) => chosen.includes(one)} onChoose={toggle} />
  );
};

/** One of a short list, all of them in sight. */
export const OneChoice = <Value extends string>(props: Props<Value>) => {
  const { value, change } = useFieldValue(useWizard().form, props.name);
  return <Pills {...props} type="radio" isChosen={(one) => value === one} onChoose={change} />;
};

type PillsProps<Value extends string> = Props<Value> & {
  type: 'checkbox' | 'radio';
  isChosen: (one: Value) => boolean;
  onChoose: (one: Value, isOn: boolean) => void;
};

const Pills = <Value extends string>(props: PillsProps<Value>) => {
  const { name, label, options, isRequired, hint, type, isChosen, onChoose } = props;
  const { copy, form } = useWizard();
  const fault = useFault(form, name);
  return (
    <Field
      as="group"
      path={name}
      {...{ label, isRequired, hint }}
      fault={fault && copy.faults[fault]}
    >
      <div className="flex flex-wrap gap-2">
        {options.map(([one, text]) => (
          <label key={one} className={PILL}>
            <input
              type={type}
              name={name}
              className="sr-only"
              checked={isChosen(one)}
              onChange={({ target }) => onChoose(one, target.checked)}
            />
            {isChosen(one) && <Check size={18} aria-hidden="true" className="text-accent" />}
            {text}
          </label>
        ))}
      </div>
    </Field>
  );
};
