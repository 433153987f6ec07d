import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { DEGREES, MAJORS } from '../draft/choices.ts';
import { completeEducation } from '../answers/complete.ts';
import type { Education } from '../draft/draft.ts';
import { ariaOf } from '../fields/field-state.ts';
import { FileField } from '../fields/FileField.tsx';
import { SelectOrOther } from '../fields/SelectField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { asMonthYear } from '../draft/formats.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import type { EntryFormProps } from './EntryList.tsx';
import { EntryForm } from './EntryForm.tsx';

/** One education: where, what and when. */
export const EducationForm = ({ entry, title, onSave, onClose }: EntryFormProps<Education>) => {
  const { copy } = useWizard();
  const t = copy.fields.education;
  const [isBusy, setBusy] = useState(false);
  const form = useForm<Education>({
    defaultValues: entry,
    resolver: zodResolver(completeEducation),
    mode: 'onTouched',
  });
  const [fileName, fileKey] = useWatch({
    control: form.control,
    name: ['documentName', 'documentKey'],
  });
  return (
    <EntryForm {...{ title, form, isBusy, onSave, onClose }}>
      <TextField {...{ form }} name="institution" label={t.institution} isRequired />
      <SelectOrOther
        {...{ form }}
        name="degree"
        otherName="degreeOther"
        label={t.degree}
        options={DEGREES.map((one) => [one, copy.choices.degrees[one]] as const)}
        isRequired
      />
      <SelectOrOther
        {...{ form }}
        name="majorTopic"
        otherName="majorTopicOther"
        label={t.majorTopic}
        options={MAJORS.map((one) => [one, copy.choices.majors[one]] as const)}
        isRequired
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {(['yearFrom', 'yearTo'] as const).map((name) => (
          <TextField
            key={name}
            {...{ form, name }}
            label={t[name]}
            format={asMonthYear}
            inputMode="numeric"
            placeholder="MM/YYYY"
            isLatin
            isRequired
          />
        ))}
      </div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          {...form.register('relatedToEducation')}
          {...ariaOf('relatedToEducation', { fault: undefined })}
          className="size-5 accent-(--accent)"
        />
        {t.related}
      </label>
      <FileField
        path="documentName"
        kind="education"
        itemId={entry.id}
        label={t.document}
        fileName={fileName}
        isStored={fileKey !== ''}
        fault={undefined}
        onBusy={setBusy}
        onChange={({ name, key }) => {
          form.setValue('documentName', name, { shouldDirty: true });
          form.setValue('documentKey', key, { shouldDirty: true });
        }}
      />
    </EntryForm>
  );
};
