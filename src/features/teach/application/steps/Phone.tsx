import { readPhoneNumber } from '../draft/phone-number.ts';
import { Combobox } from '../fields/Combobox.tsx';
import { Field } from '../fields/Field.tsx';
import { ariaOf, useFault, useFieldValue } from '../fields/field-state.ts';
import { TextField } from '../fields/TextField.tsx';
import { useWizard } from '../wizard/wizard-context.ts';

/** The number and the country it belongs to; a number that names its country chooses it. */
export const Phone = () => {
  const { copy, form } = useWizard();
  const t = copy.fields.general;
  const codes = copy.phoneCodes.map(({ code }) => code);
  const readNumber = (typed: string) => {
    const { number, countryCode } = readPhoneNumber(typed, codes);
    if (countryCode) form.setValue('phone.countryCode', countryCode, { shouldDirty: true });
    return number;
  };
  return (
    <Field
      as="group"
      path="phone"
      class="sm:col-span-2"
      label={
        <>
          {t.phone} <span className="font-normal text-muted">{copy.wizard.optional}</span>
        </>
      }
    >
      <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
        <CountryCode />
        <TextField
          {...{ form }}
          name="phone.number"
          label={t.number}
          hint={t.numberHint}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          format={readNumber}
          isLatin
        />
      </div>
    </Field>
  );
};

const CountryCode = () => {
  const { copy, form } = useWizard();
  const { value, change } = useFieldValue(form, 'phone.countryCode');
  const fault = useFault(form, 'phone.countryCode');
  const label = copy.fields.general.countryCode;
  const options = copy.phoneCodes.map(({ code, ...names }) => ({
    value: code,
    note: code,
    // First, as a narrow box cuts the end off; a mark keeps `+86` in its order in an Arabic line.
    shownAs: `\u200e${code} ${names.name}`,
    ...names,
  }));
  return (
    <Field path="phone.countryCode" label={label} fault={fault && copy.faults[fault]}>
      <Combobox
        aria={ariaOf('phone.countryCode', { fault })}
        {...{ label, options, value }}
        onChoose={change}
      />
    </Field>
  );
};
