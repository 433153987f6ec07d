import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { CERTIFICATE_NAMES, CERTIFICATE_TYPES } from '../draft/choices.ts';
import { completeCertification } from '../answers/complete.ts';
import type { Certification } from '../draft/draft.ts';
import { useFault } from '../fields/field-state.ts';
import { FileField } from '../fields/FileField.tsx';
import { SelectOrOther } from '../fields/SelectField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { asDate } from '../draft/formats.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import type { EntryFormProps } from './EntryList.tsx';
import { EntryForm } from './EntryForm.tsx';

/** One certificate with its file. */
export const CertificationForm = (props: EntryFormProps<Certification>) => {
  const { entry, title, onSave, onClose } = props;
  const { copy } = useWizard();
  const t = copy.fields.education;
  const [isBusy, setBusy] = useState(false);
  const form = useForm<Certification>({
    defaultValues: entry,
    resolver: zodResolver(completeCertification),
    mode: 'onTouched',
  });
  const fault = useFault(form, 'fileName');
  const [fileName, fileKey] = useWatch({ control: form.control, name: ['fileName', 'fileKey'] });
  return (
    <EntryForm {...{ title, form, isBusy, onSave, onClose }}>
      <SelectOrOther
        {...{ form }}
        name="type"
        otherName="typeOther"
        label={t.type}
        options={CERTIFICATE_TYPES.map((one) => [one, copy.choices.certificateTypes[one]] as const)}
        isRequired
      />
      <SelectOrOther
        {...{ form }}
        name="name"
        otherName="nameOther"
        label={t.name}
        options={CERTIFICATE_NAMES.map((one) => [one, copy.choices.certificateNames[one]] as const)}
        isRequired
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {(['validityFrom', 'validityTo'] as const).map((name) => (
          <TextField
            key={name}
            {...{ form, name }}
            label={t[name]}
            format={asDate}
            inputMode="numeric"
            placeholder="DD/MM/YYYY"
            isLatin
            isRequired
          />
        ))}
      </div>
      <FileField
        path="fileName"
        kind="certificate"
        itemId={entry.id}
        label={t.certificateFile}
        isRequired
        fileName={fileName}
        isStored={fileKey !== ''}
        fault={fault && copy.faults[fault]}
        onBusy={setBusy}
        onChange={({ name, key }) => {
          form.setValue('fileName', name, { shouldDirty: true });
          form.setValue('fileKey', key, { shouldDirty: true });
        }}
      />
    </EntryForm>
  );
};
