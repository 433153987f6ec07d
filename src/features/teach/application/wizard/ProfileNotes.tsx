import { useState } from 'react';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { AlertPanel, type Alert } from './AlertPanel.tsx';
import { isEdit } from '../application.machine.ts';
import type { OpenApplication } from './load-application.ts';
import { SuspendedNote } from './SuspendedNote.tsx';
import { TaughtLessons } from './TaughtLessons.tsx';
import { useTakeUp } from './use-take-up.ts';
import { VisibilityNote } from './VisibilityNote.tsx';
import { useWizard } from './wizard-context.ts';

/** What students see while somebody who was approved before works on the application. */
export const ProfileNotes = ({ application }: { application: OpenApplication }) => {
  const { copy, locale } = useWizard();
  const { profile, state, reason } = application;
  const t = copy.wizard;
  return (
    <>
      {profile === 'suspended' && <SuspendedNote {...{ locale, copy, reason }} />}
      {profile === 'left' && state === 'draft' && (
        <section className="mb-6 rounded-2xl bg-jade-soft p-5" aria-labelledby="left-title">
          <h2 id="left-title" className="text-part">
            {t.left.title}
          </h2>
          <p className="mt-1">{t.left.text}</p>
          <TaughtLessons {...{ locale, copy }} />
        </section>
      )}
      {isEdit(profile) && state === 'draft' && <EditNote {...{ application }} />}
    </>
  );
};

const EditNote = ({ application }: { application: OpenApplication }) => {
  const { id, autosave, profile, hidden } = application;
  const { copy, locale } = useWizard();
  const t = copy.wizard.editing;
  const [isAsked, setAsked] = useState(false);
  const { takeUp, isBusy, alert } = useTakeUp({ id, locale, copy });
  return (
    <section className="mb-6 rounded-2xl bg-jade-soft p-5" aria-labelledby="editing-title">
      <h2 id="editing-title" className="text-part">
        {t.title}
      </h2>
      <VisibilityNote {...{ copy, profile, hidden }} className="mt-1" />
      {hidden !== 'suspension' && <p className="mt-1">{t.text}</p>}
      <button
        type="button"
        className="mt-4 button button-quiet bg-surface"
        onClick={() => setAsked(true)}
      >
        {t.discard}
      </button>
      {isAsked && (
        <DiscardDialog
          {...{ isBusy, alert }}
          onDiscard={() => {
            // What waits to be saved would come after what is let go.
            autosave.stop();
            void takeUp('discard');
          }}
          onClose={() => {
            if (!isBusy) setAsked(false);
          }}
        />
      )}
    </section>
  );
};

type DiscardProps = {
  isBusy: boolean;
  alert: Alert | undefined;
  onDiscard: () => void;
  onClose: () => void;
};

const DiscardDialog = ({ isBusy, alert, onDiscard, onClose }: DiscardProps) => {
  const { copy, locale } = useWizard();
  const t = copy.wizard.editing;
  return (
    <Dialog title={t.ask} closeLabel={copy.wizard.dialog.close} onClose={onClose} stays={isBusy}>
      <p>{t.askText}</p>
      {alert && <AlertPanel {...{ locale, copy, alert }} />}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" className="button button-quiet" disabled={isBusy} onClick={onDiscard}>
          {t.discard}
        </button>
        <button
          type="button"
          className="button button-primary"
          aria-disabled={isBusy}
          onClick={onClose}
        >
          {t.keep}
        </button>
      </div>
    </Dialog>
  );
};
