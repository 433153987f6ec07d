import { useEffect, useEffectEvent, useState } from 'react';
import { TUTOR_STEPS, type TutorStep } from '#src/domain/tutor-steps.ts';
import { onPopState } from '#src/ui/on-pop-state.ts';

/** The step that the current history entry stands for; undefined where it is none of ours. */
export const stepOfEntry = (): TutorStep | undefined => {
  const state = history.state as { applicationStep?: unknown } | null;
  return TUTOR_STEPS.find((step) => step === state?.applicationStep);
};

const stateAt = (step: TutorStep) => ({ applicationStep: step });

/**
 * The step of the application that is shown. Each has an entry in the history, so that the
 * browser's Back leads to the one before; `onMove` is told of every other step that is shown.
 */
export const useStep = (first: TutorStep, onMove: (step: TutorStep) => void) => {
  const [step, setStep] = useState(first);
  const show = (next: TutorStep) => {
    setStep(next);
    onMove(next);
  };

  const follow = useEffectEvent(() => {
    const next = stepOfEntry();
    // A link within the page makes an entry that knows of no step.
    if (next === undefined) history.replaceState(stateAt(step), '');
    // What was open over a step has an entry of its own.
    else if (next !== step) show(next);
  });
  useEffect(() => {
    history.replaceState(stateAt(first), '');
    return onPopState(() => {
      follow();
      return false;
    });
  }, [first]);

  const goTo = (next: TutorStep) => {
    if (next !== step) history.pushState(stateAt(next), '');
    show(next);
  };
  return { step, goTo };
};
