import { ArrowLeft } from 'lucide-react';
import { LAST_TUTOR_STEP, type TutorStep } from '#src/domain/tutor-steps.ts';
import { classes } from '#src/lib/html.ts';
import type { WizardCopy } from '../copy.ts';
import { stayInField } from '../fields/stay-in-field.ts';

const LACK_ID = 'lack';

type Props = {
  step: TutorStep;
  copy: WizardCopy;
  /** Why the whole application can't be handed in yet, which is what the last step does. */
  lack: string | undefined;
  isSubmitting: boolean;
  /** Whether it changes a profile that students see. */
  isEdit: boolean;
  onBack: () => void;
};

/** The way back to the step before, and the button that sends the form of this one. */
export const StepButtons = ({ step, copy, lack, isSubmitting, isEdit, onBack }: Props) => {
  const t = copy.wizard;
  const submit = isEdit ? t.submitChanges : t.submit;
  const isLast = step === LAST_TUTOR_STEP;
  const isBarred = isLast && (lack !== undefined || isSubmitting);
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
        className={classes('button px-8', isLast && lack ? 'button-quiet' : 'button-primary')}
        aria-disabled={isBarred || undefined}
        aria-describedby={isLast && lack ? LACK_ID : undefined}
        onMouseDown={stayInField}
      >
        {!isLast ? t.saveAndContinue : isSubmitting ? t.submitting : submit}
      </button>
      {isLast && lack && (
        <p id={LACK_ID} className="basis-full text-end text-sm">
          {lack}
        </p>
      )}
    </div>
  );
};
