import type { Like } from '#src/i18n/messages.ts';
import type { SavingCopy } from '../saving/use-offer.ts';
import type { termsMessages } from './terms.messages.ts';

/** What may be wrong with price or link, in words. */
type TermFaults = Readonly<Record<'price' | 'price_cents' | 'link', string>>;

/** The words of price and link, in the language of the page. */
export type TermsCopy = {
  terms: Like<(typeof termsMessages)['en']>;
  saving: SavingCopy;
  faults: TermFaults;
};
