/** What students' prices are told in. */
export const STUDENT_CURRENCY = 'SAR';
/** What tutors name their prices in and are paid in. */
export const TUTOR_CURRENCY = 'USD';

/** The riyal has been fixed to the dollar since 1986. */
const RIYALS_PER_DOLLAR = 3.75;

/** Dollars in riyals, not rounded. */
export const riyalsOf = (dollars: number): number => dollars * RIYALS_PER_DOLLAR;

/** Whether an amount has no smaller part than a hundredth, as far as a binary number can tell. */
export const isWholeCents = (amount: number): boolean =>
  Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;
