import { useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { useAsksBeforeLeaving } from '#src/ui/use-asks-before-leaving.ts';
import { useMendedFaults } from '../fields/mended-faults.ts';
import { stayInField } from '../fields/stay-in-field.ts';
import { useWizard } from '../wizard/wizard-context.ts';

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
  const { isDirty } = useFormState({ control: form.control });
  const [isLeaving, setLeaving] = useState(false);
  const questionId = useId();
  const firstButton = useRef<HTMLButtonElement>(null);
  const wasLeaving = useRef(false);
  useEffect(() => {
    if (isLeaving !== wasLeaving.current) firstButton.current?.focus();
    wasLeaving.current = isLeaving;
  }, [isLeaving]);
  const isLosing = isDirty || isBusy;
  useAsksBeforeLeaving(isLosing);
  const leave = () => {
    if (isLosing) setLeaving(true);
    else onClose();
  };
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    // React hands events of a dialog on to the form that it stands in.
    event.stopPropagation();
    if (!isBusy) void form.handleSubmit(onSave)(event);
  };
  return (
    <Dialog title={title} closeLabel={t.close} onClose={leave} stays={isLosing}>
      <form noValidate onSubmit={save} className="grid gap-5">
        {children}
        {isLeaving ? (
          <div role="group" aria-labelledby={questionId} className="rounded-2xl bg-gold-soft p-4">
            <p id={questionId} className="font-medium">
              {t.unsaved}
            </p>
            <div className="mt-3 flex flex-wrap justify-end gap-3">
              <button
                ref={firstButton}
                type="button"
                className="button button-quiet"
                onClick={() => setLeaving(false)}
              >
                {t.keepEditing}
              </button>
              <button type="button" className="button button-primary" onClick={onClose}>
                {t.discard}
              </button>
            </div>
          </div>
        ) : (
          <div className="mt-2 flex flex-wrap justify-end gap-3">
            <button
              ref={firstButton}
              type="button"
              className="button button-quiet"
              onMouseDown={stayInField}
              onClick={leave}
            >
              {t.cancel}
            </button>
            <button
              type="submit"
              className="button px-8 button-primary"
              aria-disabled={isBusy}
              onMouseDown={stayInField}
            >
              {t.save}
            </button>
          </div>
        )}
      </form>
    </Dialog>
  );
};
