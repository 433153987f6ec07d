import { useRef, type ReactNode } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { ConflictDialog } from '#src/ui/dialog/ConflictDialog.tsx';
import { useEarlyInput } from '#src/ui/use-early-input.ts';
import type { Offer, OfferChanges } from '../room.contract.ts';
import type { OfferParts } from '../saving/offer-parts.ts';
import { SavingState } from '../saving/SavingState.tsx';
import type { KeptOnServer, SavingCopy } from '../saving/use-offer.ts';

type Props = {
  locale: Locale<'teach'>;
  /** The id of the field. */
  id: string;
  copy: { title: string; label: string };
  savingCopy: SavingCopy;
  kept: KeptOnServer;
  isChanged: boolean;
  /** What is wrong, in words. */
  fault: string | undefined;
  hint: ReactNode;
  /** What is to be saved, or nothing where the field has a fault. */
  judge: () => OfferChanges | undefined;
  /** What is kept takes the place of what was typed. */
  onKept: (offer: Offer) => void;
  /** In a conflict: what the term is called, and how it stands, in lines. */
  summary: { name: string; lines: (parts: OfferParts) => readonly string[] };
  children: ReactNode;
};

/** The attributes that tie a field to its hint and its fault. */
export const fieldAria = (id: string, fault: string | undefined) => ({
  id,
  'aria-invalid': fault ? true : undefined,
  'aria-describedby': fault ? `${id}-fault ${id}-hint` : `${id}-hint`,
});

/** One field of its own, saved by its own button. */
export const TermForm = ({ id, copy, fault, hint, judge, onKept, children, ...props }: Props) => {
  const { locale, savingCopy, isChanged, summary } = props;
  const { saving, save, resolve } = props.kept;
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form);
  const settle = async (answer: Promise<Offer | undefined>) => {
    const offer = await answer;
    if (offer) onKept(offer);
  };
  const send = () => {
    const changes = judge();
    if (changes) void settle(save(changes));
    else document.getElementById(id)?.focus();
  };
  return (
    <>
      <form
        ref={form}
        // Pressed before its code has come it sends nothing (decision 333).
        method="dialog"
        noValidate
        className="card p-5 sm:p-6"
        aria-labelledby={`${id}-title`}
        onSubmit={(event) => {
          event.preventDefault();
          if (saving.at !== 'saving') send();
        }}
      >
        <h2 id={`${id}-title`} className="text-part">
          {copy.title}
        </h2>
        <label htmlFor={id} className="mt-3 block font-medium">
          {copy.label}
        </label>
        {children}
        {fault && (
          <p id={`${id}-fault`} className="mt-1 text-sm font-medium text-accent">
            {fault}
          </p>
        )}
        <div id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <button
            type="submit"
            className="button button-primary"
            aria-disabled={saving.at === 'saving' || undefined}
          >
            {savingCopy.save}
          </button>
          <div className="min-w-0 flex-1 basis-48">
            <SavingState {...{ locale, saving, isChanged }} copy={savingCopy} />
          </div>
        </div>
      </form>
      {saving.at === 'conflict' && (
        <ConflictDialog
          copy={savingCopy.conflict}
          parts={[
            {
              name: summary.name,
              here: summary.lines(saving.mine),
              there: summary.lines(saving.theirs),
            },
          ]}
          onResolve={(choice) => void settle(resolve(choice))}
        />
      )}
    </>
  );
};
