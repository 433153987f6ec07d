import { ArrowLeft } from 'lucide-react';
import { LAST_TUTOR_STEP, type TutorStep } from '#src/domain/tutor-steps.ts';
import type { WizardCopy } from '../copy.ts';
import { stayInField } from '../fields/stay-in-field.ts';

type Props = {
  step: TutorStep;
  copy: WizardCopy;
  /** Whether the whole application can be handed in, which is what the last step does. */
  isReady: boolean;
  isSubmitting: boolean;
  /** Whether it changes a profile that students see. */
  isEdit: boolean;
  onBack: () => void;
};

/** The way back to the step before, and the button that sends the form of this one. */
export const StepButtons = ({ step, copy, isReady, isSubmitting, isEdit, onBack }: Props) => {
  const t = copy.wizard;
  const submit = isEdit ? t.submitChanges : t.submit;
  const isLast = step === LAST_TUTOR_STEP;
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-3">
      {step > 1 ? (
        <button type="button" className="button button-quiet" onClick={onBack}>
          <ArrowLeft size={18} aria-hidden="true" className="mirrored" />
          {t.back}
        </button>
      ) : (
        <span />
      )}
      <button
        type="submit"
        className="button px-8 button-primary"
        disabled={isLast && !isReady}
        onMouseDown={stayInField}
      >
        {!isLast ? t.saveAndContinue : isSubmitting ? t.submitting : submit}
      </button>
    </div>
  );
};
