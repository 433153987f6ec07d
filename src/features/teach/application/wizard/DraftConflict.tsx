import { ConflictDialog } from '#src/ui/dialog/ConflictDialog.tsx';
import { answerOf } from '../answers/answers.ts';
import { inAskedOrder } from '../answers/asked-order.ts';
import type { Saving } from '../saving/autosave.ts';
import type { DraftField } from '../draft/draft.ts';
import { labelsOf } from '../answers/labels.ts';
import { useWizard } from './wizard-context.ts';

type Props = {
  conflict: Extract<Saving, { at: 'conflict' }>;
  onResolve: (choice: 'theirs' | 'mine') => void;
};

/** Asks which answers of an application that was changed elsewhere too shall hold. */
export const DraftConflict = ({ conflict: { mine, theirs }, onResolve }: Props) => {
  const tools = useWizard();
  const labels = labelsOf(tools.copy);
  const line = (text: string) => (text ? [text] : []);
  const differing = (Object.keys(mine) as DraftField[]).map((field) => ({ field }));
  const parts = inAskedOrder(tools.locale, differing).map(({ field }) => ({
    name: labels[field],
    here: line(answerOf(tools, mine, field)),
    there: line(answerOf(tools, theirs.fields, field)),
  }));
  return <ConflictDialog copy={tools.copy.wizard.conflict} {...{ parts, onResolve }} />;
};
