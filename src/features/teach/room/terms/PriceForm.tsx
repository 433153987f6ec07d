import { useState } from 'react';
import { decimalOf } from '#src/domain/digits.ts';
import { priceFault, riyalsOf, STUDENT_CURRENCY, TUTOR_CURRENCY } from '#src/domain/money.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { fill } from '#src/i18n/messages.ts';
import { formatMoney } from '#src/i18n/money.ts';
import { PriceField } from '#src/ui/field/PriceField.tsx';
import type { Offer } from '../room.contract.ts';
import type { KeptOnServer } from '../saving/use-offer.ts';
import type { TermsCopy } from './copy.ts';
import { fieldAria, TermForm } from './TermForm.tsx';

type Props = { locale: Locale<'teach'>; copy: TermsCopy; kept: KeptOnServer };

const typedAs = ({ priceUsd }: Offer) => String(priceUsd ?? '');

/** The price of a lesson in dollars, as tutors name it, with the riyals that students read. */
export const PriceForm = ({ locale, copy, kept }: Props) => {
  const { price: t } = copy.terms;
  const [typed, setTyped] = useState(() => typedAs(kept.offer));
  const [fault, setFault] = useState<'price' | 'price_cents'>();
  const price = typed === '' ? Number.NaN : Number(typed);
  const judge = () => {
    const wrong = priceFault(price);
    setFault(wrong);
    return wrong ? undefined : { priceUsd: price };
  };
  const words = fault && copy.faults[fault];
  return (
    <TermForm
      id="price"
      locale={locale}
      copy={t}
      savingCopy={copy.saving}
      kept={kept}
      isChanged={price !== kept.offer.priceUsd}
      fault={words}
      judge={judge}
      onKept={(offer) => setTyped(typedAs(offer))}
      summary={{
        name: copy.terms.summary.price,
        lines: ({ priceUsd }) => (priceUsd ? [formatMoney(locale, TUTOR_CURRENCY, priceUsd)] : []),
      }}
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
      <div className="mt-1">
        <PriceField
          {...fieldAria('price', words)}
          value={typed}
          onChange={(event) => {
            kept.touch();
            setFault(undefined);
            setTyped(decimalOf(event.target.value));
          }}
        />
      </div>
    </TermForm>
  );
};
