import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { TutorStep } from '#src/domain/tutor-steps.ts';
import { completeDraft } from '../answers/complete.ts';
import type { Draft, DraftField } from '../draft/draft.ts';
import { useMendedFaults } from '../fields/mended-faults.ts';
import { STEP_FIELDS, stepOf } from '../saving/wire.ts';
import type { OpenApplication } from './load-application.ts';

/**
 * The form of an application; every change of it goes to the autosave. `saved` are the steps that
 * were saved, and `saveStep` saves one as it stands, also where nothing was typed.
 */
export const useWizardForm = ({ draft, autosave, saved: before }: OpenApplication) => {
  const [saved, setSaved] = useState(before);
  const form = useForm<Draft>({
    defaultValues: draft,
    resolver: zodResolver(completeDraft),
    mode: 'onTouched',
  });
  useMendedFaults(form);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          // Without a name the form was filled from outside.
          if (!name) return;
          const field = name.split('.')[0] as DraftField;
          autosave.change({ [field]: values[field] });
          setSaved((steps) => withStep(steps, stepOf(field)));
        },
      }),
    [form, autosave],
  );

  const saveStep = (step: TutorStep) => {
    // What is stored already may be older here than where it was changed last.
    if (saved.includes(step)) return;
    const values = form.getValues();
    autosave.change(Object.fromEntries(STEP_FIELDS[step].map((field) => [field, values[field]])));
    setSaved((steps) => withStep(steps, step));
  };

  return { form, saved, saveStep };
};

const withStep = (steps: readonly TutorStep[], step: TutorStep) =>
  steps.includes(step) ? steps : [...steps, step];
