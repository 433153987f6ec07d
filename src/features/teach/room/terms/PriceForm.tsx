import { useState } from 'react';
import { decimalOf } from '#src/domain/digits.ts';
import { priceFault, riyalsOf, STUDENT_CURRENCY, TUTOR_CURRENCY } from '#src/domain/money.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { fill } from '#src/i18n/messages.ts';
import { formatMoney } from '#src/i18n/money.ts';
import { ConflictDialog } from '#src/ui/dialog/ConflictDialog.tsx';
import type { Offer } from '../room.contract.ts';
import type { KeptOnServer } from '../saving/use-offer.ts';
import type { TermsCopy } from './copy.ts';
import { fieldAria, TermForm } from './TermForm.tsx';

type Props = { locale: Locale<'teach'>; copy: TermsCopy; kept: KeptOnServer };

const typedAs = ({ priceUsd }: Offer) => String(priceUsd ?? '');

/** The price of a lesson in dollars, as tutors name it, with the riyals that students read. */
export const PriceForm = ({ locale, copy, kept }: Props) => {
  const { price: t } = copy.terms;
  const { offer, saving, save, resolve, touch } = kept;
  const [typed, setTyped] = useState(() => typedAs(offer));
  const [fault, setFault] = useState<'price' | 'price_cents'>();
  const price = typed === '' ? Number.NaN : Number(typed);
  const send = async () => {
    const wrong = priceFault(price);
    setFault(wrong);
    if (wrong) {
      document.getElementById('price')?.focus();
      return;
    }
    const saved = await save({ priceUsd: price });
    if (saved) setTyped(typedAs(saved));
  };
  const inDollars = (amount: number | null | undefined) =>
    amount ? [formatMoney(locale, TUTOR_CURRENCY, amount)] : [];
  const words = fault && copy.faults[fault];
  return (
    <>
      <TermForm
        id="price"
        locale={locale}
        copy={t}
        savingCopy={copy.saving}
        saving={saving}
        isChanged={price !== offer.priceUsd}
        fault={words}
        onSubmit={() => void send()}
        hint={
          <>
            {price > 0 && (
              <p>
                {fill(t.riyals, {
                  riyals: formatMoney(locale, STUDENT_CURRENCY, riyalsOf(price), 'in-sentence'),
                })}
              </p>
            )}
            <p>{t.hint}</p>
          </>
        }
      >
        {/* A price reads from left to right in every language. */}
        <div dir="ltr" className="relative mt-1 w-40 max-w-full">
          <span
            aria-hidden="true"
            className="absolute start-4 top-1/2 -translate-y-1/2 text-2xl text-muted"
          >
            $
          </span>
          <input
            {...fieldAria('price', words)}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              touch();
              setFault(undefined);
              setTyped(decimalOf(event.target.value));
            }}
            className="price-field field"
          />
        </div>
      </TermForm>
      {saving.at === 'conflict' && (
        <ConflictDialog
          copy={copy.saving.conflict}
          parts={[
            {
              name: copy.terms.summary.price,
              here: inDollars(saving.mine.priceUsd),
              there: inDollars(saving.theirs.priceUsd),
            },
          ]}
          onResolve={(choice) =>
            void resolve(choice).then((settled) => settled && setTyped(typedAs(settled)))
          }
        />
      )}
    </>
  );
};
