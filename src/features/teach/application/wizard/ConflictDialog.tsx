import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { answerOf } from '../answers/answers.ts';
import type { Saving } from '../saving/autosave.ts';
import type { DraftField } from '../draft/draft.ts';
import { labelsOf } from '../answers/labels.ts';
import { useWizard } from './wizard-context.ts';

type Props = {
  conflict: Extract<Saving, { at: 'conflict' }>;
  onResolve: (choice: 'theirs' | 'mine') => void;
};

/** Tells that the application was changed elsewhere, shows both, and asks which to keep. */
export const ConflictDialog = ({ conflict, onResolve }: Props) => {
  const tools = useWizard();
  const t = tools.copy.wizard.conflict;
  const labels = labelsOf(tools.copy);
  const { mine, theirs } = conflict;
  return (
    <Dialog title={t.title} onClose={() => undefined}>
      <p>{t.text}</p>
      <ul className="mt-4 grid gap-3">
        {(Object.keys(mine) as DraftField[]).map((field) => (
          <li key={field} className="rounded-2xl bg-sunken p-4">
            <p className="font-semibold">{labels[field]}</p>
            <dl className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
              <dt className="text-muted">{t.here}</dt>
              <dd className="line-clamp-3 wrap-anywhere">
                {answerOf(tools, mine, field) || t.nothing}
              </dd>
              <dt className="text-muted">{t.there}</dt>
              <dd className="line-clamp-3 wrap-anywhere">
                {answerOf(tools, theirs.fields, field) || t.nothing}
              </dd>
            </dl>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" className="button button-quiet" onClick={() => onResolve('theirs')}>
          {t.theirs}
        </button>
        <button type="button" className="button button-primary" onClick={() => onResolve('mine')}>
          {t.mine}
        </button>
      </div>
    </Dialog>
  );
};
