import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { completeExperience } from '../answers/complete.ts';
import type { Experience } from '../draft/draft.ts';
import { TextArea, TextField } from '../fields/TextField.tsx';
import { asMonthYear } from '../draft/formats.ts';
import { EXPERIENCE_DESCRIPTION } from '../draft/limits.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import type { EntryFormProps } from './EntryList.tsx';
import { EntryForm } from './EntryForm.tsx';

/** One place of work. */
export const ExperienceForm = ({ entry, title, onSave, onClose }: EntryFormProps<Experience>) => {
  const { copy } = useWizard();
  const t = copy.fields.education;
  const form = useForm<Experience>({
    defaultValues: entry,
    resolver: zodResolver(completeExperience),
    mode: 'onTouched',
  });
  return (
    <EntryForm {...{ title, form, onSave, onClose }}>
      <TextField {...{ form }} name="institution" label={t.institution} isRequired />
      <TextField {...{ form }} name="position" label={t.position} isRequired />
      <div className="grid gap-5 sm:grid-cols-2">
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            {...{ form, name }}
            label={name === 'from' ? t.yearFrom : t.yearTo}
            format={asMonthYear}
            inputMode="numeric"
            placeholder="MM/YYYY"
            isLatin
            isRequired
          />
        ))}
      </div>
      <TextArea
        {...{ form }}
        name="description"
        label={t.description}
        limits={EXPERIENCE_DESCRIPTION}
        rows={4}
      />
    </EntryForm>
  );
};
