import type { Locale } from '#src/i18n/locales.ts';
import { SavingState } from '../saving/SavingState.tsx';
import type { Saving, SavingCopy } from '../saving/use-offer.ts';

type Props = {
  locale: Locale<'teach'>;
  copy: SavingCopy;
  saving: Saving;
  isChanged: boolean;
  onSave: () => void;
  onDiscard: () => void;
};

/** Stays in reach of the thumb: whether all is saved, and the buttons for it. */
export const SaveBar = ({ locale, copy, saving, isChanged, onSave, onDiscard }: Props) => {
  const isReady = isChanged && saving.at !== 'saving';
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-3 rounded-t-2xl border border-line bg-surface p-3 lifted large-letters:static">
      <div className="min-w-0 flex-1 basis-40">
        <SavingState {...{ locale, saving, isChanged, copy }} />
      </div>
      {isChanged && (
        <button type="button" className="button button-quiet" onClick={onDiscard}>
          {copy.discard}
        </button>
      )}
      <button
        type="button"
        className="button button-primary"
        aria-disabled={!isReady || undefined}
        onClick={() => {
          if (isReady) onSave();
        }}
      >
        {copy.save}
      </button>
    </div>
  );
};
