import { MessageSquareText } from 'lucide-react';
import { type TutorStep } from '#src/domain/tutor-steps.ts';
import { sectionOf, stepOfSection, type Reason } from '../application.machine.ts';
import { useWizard } from './wizard-context.ts';

type Props = { reasons: readonly Reason[]; onGo: (step: TutorStep) => void };

/** Why the application was sent back, part by part. */
export const ReturnedNotes = ({ reasons, onGo }: Props) => {
  const { copy } = useWizard();
  const t = copy.wizard;
  return (
    <section className="mb-6 rounded-2xl bg-gold-soft p-5" aria-labelledby="returned-title">
      <h2 id="returned-title" className="flex items-center gap-2 text-part">
        <MessageSquareText size={22} aria-hidden="true" />
        {t.returned.title}
      </h2>
      <p className="mt-1">{t.returned.text}</p>
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
