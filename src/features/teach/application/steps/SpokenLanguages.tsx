import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { PROFICIENCIES } from '#src/domain/proficiency.ts';
import { useFieldValue } from '../fields/field-state.ts';
import { Fault } from '../fields/Field.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { MAX_ENTRIES } from '../draft/limits.ts';
import { useWizard } from '../wizard/wizard-context.ts';

/** Languages with their proficiency, row by row; the first row stays. */
export const SpokenLanguages = () => {
  const { copy, form } = useWizard();
  const { value: rows, change, fault } = useFieldValue(form, 'spokenLanguages');
  const t = copy.fields.general;
  const languages = copy.languages.map(({ code, name }) => [code, name] as const);
  const proficiencies = PROFICIENCIES.map((one) => [one, copy.choices.proficiencies[one]] as const);
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = (index: number) => {
    change(rows.filter((_, place) => place !== index));
    // The button that had the focus is gone; that of a full list can take it in a moment.
    requestAnimationFrame(() => addButton.current?.focus());
  };
  return (
    <div className="grid gap-4">
      {rows.map((_, index) => (
        // Rows have no identity of their own, and every one is controlled by its place.
        <div
          key={index}
          role="group"
          aria-label={`${t.language} ${index + 1}`}
          className="grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-2 sm:grid-cols-[1fr_1fr_auto]"
        >
          <SelectField
            {...{ form }}
            name={`spokenLanguages.${index}.language`}
            label={t.language}
            options={languages}
            isRequired
          />
          <SelectField
            {...{ form }}
            name={`spokenLanguages.${index}.proficiency`}
            label={t.proficiency}
            options={proficiencies}
            class="max-sm:row-start-2"
            isRequired
          />
          {index > 0 && (
            <button
              type="button"
              className="mt-[1.95rem] button size-11 button-quiet p-0 rtl:mt-[2.1rem]"
              aria-label={t.removeLanguage + copy.brackets.join(String(index + 1))}
              onClick={() => remove(index)}
            >
              <Trash2 size={18} aria-hidden="true" />
            </button>
          )}
        </div>
      ))}
      <Fault path="spokenLanguages">{fault && copy.faults[fault]}</Fault>
      <button
        ref={addButton}
        type="button"
        className="button justify-self-start button-quiet"
        disabled={rows.length >= MAX_ENTRIES}
        onClick={() => change([...rows, { language: '', proficiency: '' }])}
      >
        <Plus size={18} aria-hidden="true" />
        {t.addLanguage}
      </button>
    </div>
  );
};
