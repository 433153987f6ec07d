import type { Locale } from '#src/i18n/locales.ts';
import { SignInElsewhere } from '#src/ui/current-user/SignInElsewhere.tsx';
import type { Saving, SavingCopy } from './use-offer.ts';

type Props = {
  locale: Locale<'teach'>;
  saving: Saving;
  isChanged: boolean;
  copy: SavingCopy;
};

/** Whether what is shown is saved, in words that are also read aloud. */
export const SavingState = ({ locale, saving, isChanged, copy }: Props) => {
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
        {saving.at !== 'failed' && saving.at !== 'signed_out' && said}
      </p>
      {saving.at === 'failed' && (
        <p role="alert" className="text-accent">
          {saving.message}
        </p>
      )}
      {saving.at === 'signed_out' && (
        <div role="alert" className="grid justify-items-start gap-2">
          <p className="text-accent">{copy.signedOut}</p>
          <SignInElsewhere {...{ locale, copy }} />
        </div>
      )}
    </>
  );
};
