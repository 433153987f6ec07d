/** What students' prices are told in. */
export const STUDENT_CURRENCY = 'SAR';
/** What tutors name their prices in and are paid in. */
export const TUTOR_CURRENCY = 'USD';

/** The riyal has been fixed to the dollar since 1986. */
export const RIYALS_PER_DOLLAR = 3.75;

/** Dollars in riyals, not rounded. */
export const riyalsOf = (dollars: number): number => dollars * RIYALS_PER_DOLLAR;

/** What a lesson may cost (APPLICATION-17). Nobody asks for more; a slip of the finger does. */
export const MIN_PRICE_USD = 1;
export const MAX_PRICE_USD = 1000;

/** Whether an amount has no smaller part than a hundredth, as far as a binary number can tell. */
const isWholeCents = (amount: number): boolean =>
  Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;

/** What is wrong with the price of a lesson in US dollars. */
export const priceFault = (dollars: number): 'price' | 'price_cents' | undefined => {
  if (!(dollars >= MIN_PRICE_USD && dollars <= MAX_PRICE_USD)) return 'price';
  return isWholeCents(dollars) ? undefined : 'price_cents';
};
