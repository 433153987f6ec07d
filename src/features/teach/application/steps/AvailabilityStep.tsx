import { useMemo } from 'react';
import { get, useFormState } from 'react-hook-form';
import { DAYTIME_HOURS, hoursOf, wholeWeek } from '#src/domain/week-times.ts';
import type { Weekday } from '#src/domain/week.ts';
import { plural } from '#src/i18n/messages.ts';
import { Combobox } from '../fields/Combobox.tsx';
import type { FaultCode } from '../draft/faults.messages.ts';
import { ariaOf, fieldId, useFieldValue } from '../fields/field-state.ts';
import { Field } from '../fields/Field.tsx';
import { isTimeZone } from '#src/domain/time-zones.ts';
import { timeZoneOption, timeZoneOptions } from '../draft/time-zones.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { DayTimes } from '#src/ui/week/DayTimes.tsx';
import { JobStatus } from './JobStatus.tsx';

/** Step 5: the tutor's work and the hours of the week. */
export const AvailabilityStep = () => {
  const { copy, form, locale } = useWizard();
  const t = copy.fields.availability;
  const { value: week, fault, change } = useFieldValue(form, 'weeklyAvailability');
  const { value: zone } = useFieldValue(form, 'timezone');
  const { errors } = useFormState({ control: form.control });
  const endOf = (day: Weekday, index: number) => {
    const place = week.findIndex((entry) => entry.day === day);
    const path = `weeklyAvailability.${place}.slots.${index}.to`;
    const error = get(errors, path) as { message?: FaultCode } | undefined;
    return { id: fieldId(path), fault: error?.message && copy.faults[error.message] };
  };
  return (
    <div className="grid gap-4">
      <JobStatus />
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
              <DayTimes
                key={entry.day}
                {...entry}
                {...{ week, zone, locale, endOf }}
                onChange={change}
                hours={DAYTIME_HOURS}
                copy={t}
                days={copy.days}
              />
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
