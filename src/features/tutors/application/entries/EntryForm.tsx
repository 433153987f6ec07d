import type { ReactNode, SyntheticEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { useMendedFaults } from '../fields/mended-faults.ts';
import { useWizard } from '../wizard-context.ts';

type Props<Entry extends FieldValues> = {
  title: string;
  form: UseFormReturn<Entry>;
  /** While something is on its way the entry can't be saved. */
  isBusy?: boolean;
  onSave: (entry: Entry) => void;
  onClose: () => void;
  children: ReactNode;
};

/** The dialog in which an entry of a list is added or edited. */
export const EntryForm = <Entry extends FieldValues>(props: Props<Entry>) => {
  const { title, form, isBusy = false, onSave, onClose, children } = props;
  const { dialog: t } = useWizard().copy.wizard;
  useMendedFaults(form);
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    // React hands events of a dialog on to the form that it stands in.
    event.stopPropagation();
    if (!isBusy) void form.handleSubmit(onSave)(event);
  };
  return (
    <Dialog title={title} closeLabel={t.close} onClose={onClose}>
      <form noValidate onSubmit={save} className="grid gap-5">
        {children}
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <button type="button" className="button button-quiet" onClick={onClose}>
            {t.cancel}
          </button>
          <button type="submit" className="button px-8 button-primary" aria-disabled={isBusy}>
            {t.save}
          </button>
        </div>
      </form>
    </Dialog>
  );
};
