import type { Saving, SavingCopy } from './use-offer.ts';

type Props = { saving: Saving; isChanged: boolean; copy: SavingCopy };

/** Whether what is shown is saved, in words that are also read aloud. */
export const SavingState = ({ saving, isChanged, copy }: Props) => {
  const said =
    saving.at === 'saving'
      ? copy.saving
      : saving.at === 'saved' && !isChanged
        ? copy.saved
        : isChanged
          ? copy.unsaved
          : '';
  return (
    <>
      <p role="status" className={saving.at === 'saved' && !isChanged ? 'text-jade' : 'text-muted'}>
        {saving.at !== 'failed' && said}
      </p>
      {saving.at === 'failed' && (
        <p role="alert" className="text-accent">
          {saving.message}
        </p>
      )}
    </>
  );
};
