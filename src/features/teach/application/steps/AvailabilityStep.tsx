import { useMemo } from 'react';
import { plural } from '#src/i18n/messages.ts';
import { JOB_STATUSES } from '../draft/choices.ts';
import { OneChoice } from '../fields/Choices.tsx';
import { Combobox } from '../fields/Combobox.tsx';
import { ariaOf, useFieldValue } from '../fields/field-state.ts';
import { Field } from '../fields/Field.tsx';
import { isTimeZone } from '#src/domain/time-zones.ts';
import { timeZoneOption, timeZoneOptions } from '../draft/time-zones.ts';
import { hoursOf, wholeWeek } from '../draft/week.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { DayTimes } from './DayTimes.tsx';

/** Step 5: the tutor's work and the hours of the week. */
export const AvailabilityStep = () => {
  const { copy, form, locale } = useWizard();
  const t = copy.fields.availability;
  const { value: week, fault } = useFieldValue(form, 'weeklyAvailability');
  return (
    <div className="grid gap-4">
      <div className="card p-5 sm:p-6">
        <OneChoice
          name="currentJobStatus"
          label={t.jobStatus}
          options={JOB_STATUSES.map((one) => [one, copy.choices.jobStatuses[one]] as const)}
          isRequired
        />
      </div>
      <div className="card p-5 sm:p-6">
        <TimeZone />
        <Field
          as="group"
          path="weeklyAvailability"
          class="mt-8"
          label={t.week}
          hint={t.weekHint}
          isRequired
          fault={fault && copy.faults[fault]}
        >
          <p className="mb-2 text-muted" aria-live="polite">
            {plural(locale, t.hours, hoursOf(week))}
          </p>
          <ul className="divide-y divide-line border-y border-line">
            {wholeWeek(week).map((entry) => (
              <DayTimes key={entry.day} {...entry} />
            ))}
          </ul>
        </Field>
      </div>
    </div>
  );
};

const TimeZone = () => {
  const { copy, form, locale } = useWizard();
  const { value, fault, change } = useFieldValue(form, 'timezone');
  const { timezone: label, timezoneHint: hint } = copy.fields.availability;
  const zones = useMemo(() => timeZoneOptions(locale), [locale]);
  // A zone that this browser does not list is still the applicant's own.
  const options =
    !isTimeZone(value) || zones.some((zone) => zone.value === value)
      ? zones
      : [timeZoneOption(locale, value), ...zones];
  return (
    <Field
      path="timezone"
      {...{ label, hint }}
      isRequired
      fault={fault && copy.faults[fault]}
      class="max-w-lg"
    >
      <Combobox
        aria={ariaOf('timezone', { fault, hint, isRequired: true })}
        {...{ label, options, value }}
        onChoose={change}
      />
    </Field>
  );
};
