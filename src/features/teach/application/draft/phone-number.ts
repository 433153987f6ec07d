import { digitsOf, latinDigits } from '#src/domain/digits.ts';

/** More than any number has, so that a slip is seen and not cut away. */
const MAX_DIGITS = 20;

/**
 * A typed or pasted phone number. A calling code in front of it (`+966…`, `00966…`) is taken out,
 * as it is chosen apart; half a code stays until it is one.
 */
export const readPhoneNumber = (
  typed: string,
  codes: readonly string[],
): { number: string; countryCode?: string } => {
  const whole = latinDigits(typed)
    .trim()
    .replace(/^(?:[\u200e\u200f\u2066-\u2069(]*)(?:\+|00)/, '+');
  const digits = digitsOf(whole, whole.length);
  if (!whole.startsWith('+')) return { number: typedDigits(typed) };
  const countryCode = codes.find((code) => `+${digits}`.startsWith(code));
  if (countryCode) {
    return { countryCode, number: digits.slice(countryCode.length - 1).slice(0, MAX_DIGITS) };
  }
  const isHalf = codes.some((code) => code.startsWith(`+${digits}`));
  const isPlus = latinDigits(typed).includes('+');
  return { number: isHalf && isPlus ? `+${digits}` : typedDigits(typed) };
};

const typedDigits = (typed: string) => digitsOf(typed, MAX_DIGITS);
