import type { ReactNode } from 'react';
import { namesAsked } from '../answers/asked-order.ts';
import { COUNTRIES, MONTHS } from '../draft/choices.ts';
import { Field } from '../fields/Field.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { useWizard } from '../wizard/wizard-context.ts';
import { Phone } from './Phone.tsx';
import { SpokenLanguages } from './SpokenLanguages.tsx';

const DAYS_OF_MONTH = Array.from({ length: 31 }, (_, index) => [index + 1, index + 1] as const).map(
  ([value, name]) => [value, String(name)] as const,
);

const AUTOCOMPLETE = { firstName: 'given-name', lastName: 'family-name' } as const;

/** Step 1: who applies, and how to reach them. */
export const GeneralStep = () => {
  const { copy, form, locale } = useWizard();
  const t = copy.fields.general;
  const countries = COUNTRIES.map((country) => [country, copy.choices.countries[country]] as const);
  const months = MONTHS.map((month) => [month, copy.months[month]] as const);
  return (
    <div className="grid gap-4">
      <Group title={t.about}>
        <div className="grid gap-5 sm:grid-cols-2">
          {namesAsked(locale).map((name) => (
            <TextField
              key={name}
              {...{ form, name }}
              label={t[name]}
              autoComplete={AUTOCOMPLETE[name]}
              isRequired
            />
          ))}
          <SelectField
            {...{ form }}
            name="countryOfOrigin"
            label={t.countryOfOrigin}
            options={countries}
            isRequired
          />
          <SelectField
            {...{ form }}
            name="countryLivingCurrently"
            label={t.countryLivingCurrently}
            options={countries}
            isRequired
          />
          <Field as="group" path="birthday" label={t.birthday} isRequired>
            <div className="grid grid-cols-[3fr_2fr] gap-3">
              <SelectField
                {...{ form }}
                name="birthday.month"
                label={t.month}
                options={months}
                isRequired
              />
              <SelectField
                {...{ form }}
                name="birthday.day"
                label={t.day}
                options={DAYS_OF_MONTH}
                isNumber
                isRequired
              />
            </div>
          </Field>
        </div>
      </Group>
      <Group title={t.contact}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...{ form }}
            name="email"
            label={t.email}
            hint={t.emailHint}
            type="email"
            autoComplete="email"
            isLatin
            isRequired
          />
          <Phone />
        </div>
      </Group>
      <Group title={t.languages}>
        <SpokenLanguages />
      </Group>
    </div>
  );
};

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="card p-5 sm:p-6">
    <h3 className="mb-4 text-item">{title}</h3>
    {children}
  </section>
);
