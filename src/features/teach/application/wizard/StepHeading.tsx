import { useEffect, useRef } from 'react';
import type { TutorStep } from '#src/domain/tutor-steps.ts';
import { fill } from '#src/i18n/messages.ts';
import type { WizardCopy } from '../copy.ts';

type Props = { step: TutorStep; copy: WizardCopy };

/** Where in the application one is; takes the focus with every change of the step. */
export const StepHeading = ({ step, copy }: Props) => {
  const t = copy.wizard;
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);

  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else heading.current?.focus();
  }, [step]);

  return (
    <div>
      <p className="text-sm text-muted">{fill(t.step, { n: step })}</p>
      <h2 ref={heading} tabIndex={-1} className="text-section outline-none">
        {t.steps[step]}
      </h2>
    </div>
  );
};
