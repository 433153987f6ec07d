import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { completeDraft } from '../answers/complete.ts';
import type { Draft, DraftField } from '../draft/draft.ts';
import { useMendedFaults } from '../fields/mended-faults.ts';
import type { OpenApplication } from './load-application.ts';

/** The form of an application; every change of it goes to the autosave. */
export const useWizardForm = ({ draft, autosave }: OpenApplication) => {
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

  return form;
};
