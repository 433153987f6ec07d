import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { type TutorStep } from '#src/domain/tutor-steps.ts';
import { LOCALE_FACTS } from '#src/i18n/locales.ts';
import { plural } from '#src/i18n/messages.ts';
import { inAskedOrder } from '../answers/asked-order.ts';
import { faultsOf } from '../answers/complete.ts';
import { fieldId } from '../fields/field-state.ts';
import { focusField } from './focus.ts';
import { labelOf } from '../answers/labels.ts';
import { useWizard } from './wizard-context.ts';
import { stepOf } from '../saving/wire.ts';

type Props = { step: TutorStep; onContinue: () => void };

/** What a step still lacks, each with a way to its field; takes the focus when it appears. */
export const FaultSummary = ({ step, onContinue }: Props) => {
  const { copy, form, locale } = useWizard();
  const values = useWatch({ control: form.control });
  const faults = inAskedOrder(locale, faultsOf(values)).filter(
    ({ field }) => stepOf(field) === step,
  );
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);
  const t = copy.wizard.faults;
  if (faults.length === 0) return undefined;
  return (
    <div
      ref={summary}
      tabIndex={-1}
      role="group"
      aria-labelledby="faults-title"
      className="mb-5 rounded-2xl border-2 border-accent bg-surface p-5 outline-offset-4"
    >
      <h3 id="faults-title" className="text-item">
        {plural(locale, t.title, faults.length)}
      </h3>
      <ul className="mt-2 grid gap-1">
        {faults.map(({ path, code }) => (
          <li key={path}>
            <a
              className="inline-block py-0.5 link"
              href={`#${fieldId(path)}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(path);
              }}
            >
              {labelOf(copy, path, values)}
            </a>
            <span>{LOCALE_FACTS[locale].colon + copy.faults[code]}</span>
          </li>
        ))}
      </ul>
      <button type="button" className="mt-3 button button-quiet" onClick={onContinue}>
        {t.continue}
      </button>
    </div>
  );
};
