import { zodResolver } from '@hookform/resolvers/zod';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { TutorStep } from '#src/domain/tutor-steps.ts';
import { completeDraft } from '../answers/complete.ts';
import type { Draft, DraftField } from '../draft/draft.ts';
import { useMendedFaults } from '../fields/mended-faults.ts';
import { STEP_FIELDS } from '../saving/wire.ts';
import type { OpenApplication } from './load-application.ts';

/**
 * The form of an application; every change of it goes to the autosave. `seenTo` are the steps of which
 * something is saved. `saveStep` has one saved as it stands, also where nothing was typed.
 */
export const useWizardForm = ({ draft, autosave, seenTo: before }: OpenApplication) => {
  const saved = useStore(autosave.$saved);
  const seenTo = [...before, ...saved];
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
        },
      }),
    [form, autosave],
  );

  const saveStep = (step: TutorStep) => {
    // What is stored already may be older here than where it was changed last.
    if (seenTo.includes(step)) return;
    const values = form.getValues();
    autosave.change(Object.fromEntries(STEP_FIELDS[step].map((field) => [field, values[field]])));
  };

  return { form, seenTo, saveStep };
};
