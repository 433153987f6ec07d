import '#src/ui/field/field.css';
import type { Locale } from '#src/i18n/locales.ts';
import type { Offer } from '../room.contract.ts';
import { useOffer } from '../saving/use-offer.ts';
import type { TermsCopy } from './copy.ts';
import { LinkForm } from './LinkForm.tsx';
import { PriceForm } from './PriceForm.tsx';

type Props = { locale: Locale<'teach'>; copy: TermsCopy; offer: Offer };

/** For how much a tutor teaches, and where: each saved by itself. */
export const Terms = ({ locale, copy, offer }: Props) => {
  // What one of the two has saved is no conflict for the other.
  const price = useOffer(offer, locale, copy.saving);
  const link = useOffer(offer, locale, copy.saving);
  return (
    <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
      <PriceForm {...{ locale, copy }} kept={price} />
      <LinkForm {...{ locale, copy }} kept={link} />
    </div>
  );
};
