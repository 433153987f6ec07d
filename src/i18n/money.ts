import { leftToRight } from './isolates.ts';
import { LOCALE_FACTS, type Locale } from './locales.ts';
import { plural } from './messages.ts';

/**
 * An amount of money, with Latin digits (ADDRESSES-7, ADDRESSES-8), cents only where there are some. In a sentence some
 * languages write the currency's name; elsewhere there is room for its sign alone.
 */
export const formatMoney = (
  locale: Locale<'common'>,
  currency: string,
  amount: number,
  where?: 'in-sentence',
): string => {
  const facts = LOCALE_FACTS[locale];
  if (where && currency === 'SAR' && facts.riyals)
    return plural(locale, facts.riyals, Math.round(amount * 100) / 100);
  const isDollar = currency === 'USD';
  const text = new Intl.NumberFormat(isDollar ? 'en-US' : facts.formats, {
    style: 'currency',
    currency,
    currencyDisplay: isDollar ? 'narrowSymbol' : where ? facts.currency : 'symbol',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount);
  // Between digits and characters stands a space (decision 155).
  const spaced = text.replace(/(\d)(?=\p{Script=Han})/u, '$1 ');
  // The sign of dollars stands before the number also inside a line from right to left.
  return isDollar ? leftToRight(text) : spaced;
};
