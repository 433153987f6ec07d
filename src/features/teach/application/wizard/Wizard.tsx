import { useMemo, useState, type ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import { LAST_TUTOR_STEP, TUTOR_STEPS, type TutorStep } from '#src/domain/tutor-steps.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { AlertPanel, type Alert } from './AlertPanel.tsx';
import { isEdit, resumedStep, stepAfter } from '../application.machine.ts';
import { faultsOf } from '../answers/complete.ts';
import { DraftConflict } from './DraftConflict.tsx';
import type { WizardCopy } from '../copy.ts';
import { EMPTY_DRAFT } from '../draft/draft.ts';
import { FaultSummary } from './FaultSummary.tsx';
import { focusField } from './focus.ts';
import { lackOf } from './lack.ts';
import type { OpenApplication } from './load-application.ts';
import { ProfileNotes } from './ProfileNotes.tsx';
import { ReturnedNotes, StepNote } from './ReturnedNotes.tsx';
import { SaveStatus, SaveTrouble } from './SaveStatus.tsx';
import { StepButtons } from './StepButtons.tsx';
import { StepHeading } from './StepHeading.tsx';
import { StepIndicator } from './StepIndicator.tsx';
import { AvailabilityStep } from '../steps/AvailabilityStep.tsx';
import { EducationStep } from '../steps/EducationStep.tsx';
import { GeneralStep } from '../steps/GeneralStep.tsx';
import { OfferedAvailabilityStep, OfferedPriceStep } from '../steps/OfferNote.tsx';
import { PreferenceStep } from '../steps/PreferenceStep.tsx';
import { PriceStep } from '../steps/PriceStep.tsx';
import { ProfileStep } from '../steps/ProfileStep.tsx';
import { INCOMPLETE_ID, ReviewStep } from '../steps/ReviewStep.tsx';
import { submit } from '../saving/submit.ts';
import { useAutosave } from '../saving/use-autosave.ts';
import { useStep } from './use-step.ts';
import { useWizardForm } from './use-wizard-form.ts';
import { STEP_FIELDS, stepOf } from '../saving/wire.ts';
import { WizardContext } from './wizard-context.ts';

const FORMS: Record<Exclude<TutorStep, 7>, ComponentType> = {
  1: GeneralStep,
  2: EducationStep,
  3: ProfileStep,
  4: PreferenceStep,
  5: AvailabilityStep,
  6: PriceStep,
};

/** What is asked of somebody who was approved before in place of hours and price. */
const OFFERED_FORMS = { ...FORMS, 5: OfferedAvailabilityStep, 6: OfferedPriceStep };

type Props = { locale: Locale<'teach'>; copy: WizardCopy; application: OpenApplication };

/** The seven steps of an open application (APPLICATION-1). */
export const Wizard = ({ locale, copy, application }: Props) => {
  const { autosave, reasons, profile } = application;
  const t = copy.wizard;
  const { form, seenTo, saveStep } = useWizardForm(application);
  const saving = useAutosave(autosave);
  const values = useWatch({ control: form.control });
  /** The step whose faults are summed up; each time anew, so that the summary takes the focus. */
  const [checked, setChecked] = useState<{ step: TutorStep; time: number }>();
  const [alert, setAlert] = useState<Alert>();
  const [isSubmitting, setSubmitting] = useState(false);

  const { step, goTo } = useStep(application.step, (next) => {
    setAlert(undefined);
    setChecked(undefined);
    autosave.moveTo(next);
    scrollTo({ top: 0 });
  });

  const faults = useMemo(() => faultsOf(values, profile), [values, profile]);
  const faultySteps = faults.map(({ field }) => stepOf(field));
  const lack = lackOf(faultySteps, { locale, copy });
  // What nobody has seen to yet is not called complete, though nothing may be needed there.
  const complete = TUTOR_STEPS.filter((one) => seenTo.includes(one) && !faultySteps.includes(one));
  const tools = useMemo(() => ({ locale, copy, form, profile }), [locale, copy, form, profile]);

  const saveAndContinue = async () => {
    setAlert(undefined);
    await form.trigger(STEP_FIELDS[step]);
    saveStep(step);
    const sent = await autosave.flush();
    if (sent.at === 'conflict') return;
    if (sent.at === 'failed' && sent.why !== 'refused') {
      setAlert({ says: 'save', message: sent.message || t.alerts.noAnswer });
      return;
    }
    if (faultySteps.includes(step)) setChecked({ step, time: Date.now() });
    else goTo(stepAfter(step));
  };

  const handIn = async () => {
    if (isSubmitting) return;
    if (lack?.at === 'parts') return document.getElementById(INCOMPLETE_ID)?.focus();
    if (faults[0]) {
      await form.trigger(STEP_FIELDS[LAST_TUTOR_STEP]);
      return focusField(faults[0].path);
    }
    setAlert(undefined);
    setSubmitting(true);
    const submitted = await submit(application, locale);
    if (submitted.ok) {
      location.assign(localizedPath(locale, '/after-signup'));
      return;
    }
    setSubmitting(false);
    if (!submitted.isConflict) {
      setAlert({ says: 'submit', message: submitted.message || t.alerts.noAnswer });
    }
  };

  const forms = profile ? OFFERED_FORMS : FORMS;
  const StepForm = step === LAST_TUTOR_STEP ? undefined : forms[step];
  return (
    <WizardContext value={tools}>
      <ProfileNotes {...{ application }} />
      {reasons.length > 0 && <ReturnedNotes {...{ application }} onGo={goTo} />}
      <StepIndicator {...{ step, complete }} onGo={goTo} />
      <div className="mx-auto mt-6 max-w-3xl">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <StepHeading {...{ step, copy }} />
          <SaveStatus saving={saving} />
        </div>
        <SaveTrouble saving={saving} onRetry={() => void autosave.flush()} />
        {alert && <AlertPanel {...{ locale, copy, alert }} />}
        <form
          noValidate
          className="mt-5"
          onSubmit={(event) => {
            event.preventDefault();
            void (step === LAST_TUTOR_STEP ? handIn() : saveAndContinue());
          }}
        >
          <StepNote {...{ reasons, step }} />
          {checked?.step === step && (
            <FaultSummary key={checked.time} step={step} onContinue={() => goTo(stepAfter(step))} />
          )}
          {step < LAST_TUTOR_STEP && <p className="mb-4 text-sm text-muted">{t.required}</p>}
          {StepForm ? <StepForm key={step} /> : <ReviewStep onGo={goTo} />}
          <StepButtons
            {...{ step, copy, isSubmitting }}
            lack={lack?.text}
            isEdit={isEdit(profile)}
            onBack={() => goTo(resumedStep(step - 1))}
          />
        </form>
      </div>
      {saving.at === 'conflict' && (
        <DraftConflict
          conflict={saving}
          onResolve={(choice) => form.reset({ ...EMPTY_DRAFT, ...autosave.resolve(choice) })}
        />
      )}
    </WizardContext>
  );
};
