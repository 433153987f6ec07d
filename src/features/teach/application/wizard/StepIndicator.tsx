import { Check } from 'lucide-react';
import { TUTOR_STEPS, type TutorStep } from '#src/domain/tutor-steps.ts';
import { classes } from '#src/lib/html.ts';
import { useWizard } from './wizard-context.ts';

type Props = { step: TutorStep; complete: readonly TutorStep[]; onGo: (step: TutorStep) => void };

/** The seven steps; any of them can be opened at any time. */
export const StepIndicator = ({ step, complete, onGo }: Props) => {
  const { copy } = useWizard();
  const t = copy.wizard;
  return (
    <nav aria-label={t.stepsLabel}>
      <ol className="steps">
        {TUTOR_STEPS.map((one) => {
          const isComplete = complete.includes(one);
          return (
            <li key={one} className={classes('step', isComplete && 'step-complete')}>
              <button
                type="button"
                className="step-button"
                aria-current={one === step ? 'step' : undefined}
                onClick={() => onGo(one)}
              >
                <span className="step-number">
                  {isComplete && one !== step ? (
                    <>
                      <Check size={18} aria-hidden="true" />
                      <span className="sr-only">{one}</span>
                    </>
                  ) : (
                    one
                  )}
                </span>
                <span className="step-name">{t.steps[one]}</span>
                {isComplete && <span className="sr-only">({t.stepDone})</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
