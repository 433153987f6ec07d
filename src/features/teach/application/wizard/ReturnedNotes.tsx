import { MessageSquareText } from 'lucide-react';
import { type TutorStep } from '#src/domain/tutor-steps.ts';
import { isEdit, sectionOf, stepOfSection, type Reason } from '../application.machine.ts';
import type { OpenApplication } from './load-application.ts';
import { VisibilityNote } from './VisibilityNote.tsx';
import { useWizard } from './wizard-context.ts';

type Props = { application: OpenApplication; onGo: (step: TutorStep) => void };

/** Why the application, or the changes to what was approved, came back, part by part. */
export const ReturnedNotes = ({ application: { reasons, profile, hidden }, onGo }: Props) => {
  const { copy } = useWizard();
  const t = copy.wizard;
  const says = isEdit(profile) ? t.changes_returned : t.returned;
  return (
    <section className="mb-6 rounded-2xl bg-gold-soft p-5" aria-labelledby="returned-title">
      <h2 id="returned-title" className="flex items-center gap-2 text-part">
        <MessageSquareText size={22} aria-hidden="true" />
        {says.title}
      </h2>
      <VisibilityNote {...{ copy, profile, hidden }} className="mt-1" />
      <p className="mt-1">{says.text}</p>
      <ul className="mt-3 grid gap-2">
        {reasons.map(({ section, reason }, index) => (
          <li key={index} className="rounded-xl bg-surface p-3">
            <button
              type="button"
              className="font-semibold link"
              onClick={() => onGo(stepOfSection(section))}
            >
              {t.sections[section]}
            </button>
            <p className="wrap-anywhere whitespace-pre-line" dir="auto">
              {reason}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What was said about the step that is open. */
export const StepNote = ({ reasons, step }: { reasons: readonly Reason[]; step: TutorStep }) => {
  const t = useWizard().copy.wizard.returned;
  const own = reasons.filter(({ section }) => section === sectionOf(step));
  return own.map(({ reason }, index) => (
    <div key={index} className="mb-4 rounded-2xl bg-gold-soft p-4">
      <p className="font-semibold">{t.note}</p>
      <p className="wrap-anywhere whitespace-pre-line" dir="auto">
        {reason}
      </p>
    </div>
  ));
};
