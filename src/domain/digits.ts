/** The digits of Arabic and Persian keyboards begin here. */
const ARABIC_ZEROS = [0x0660, 0x06f0];

/** Digits of Arabic and Persian keyboards as the Latin ones that are stored. */
export const latinDigits = (typed: string): string =>
  typed.replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ARABIC_ZEROS.findLast((one) => one <= code) ?? code;
    return String(code - zero);
  });

/** The digits of a text, at most so many. */
export const digitsOf = (typed: string, max: number): string =>
  latinDigits(typed).replace(/\D/g, '').slice(0, max);

/**
 * A typed number with Latin digits and at most one point, also from `٫` or a comma. A minus in front
 * stays: it is a mistake to tell about, not to hide.
 */
export const decimalOf = (typed: string): string => {
  const sign = /^\s*[-−]/.test(typed) ? '-' : '';
  const [whole = '', ...rest] = latinDigits(typed)
    .replace(/[٫,،]/g, '.')
    .replace(/[^\d.]/g, '')
    .split('.');
  return sign + (rest.length > 0 ? `${whole}.${rest.join('')}` : whole);
};

/**
 * Where the caret goes when what was typed is replaced by its formatted form: behind the digit that
 * it stood behind, or before the text that follows it still.
 */
export const caretIn = (formatted: string, [before, after]: readonly [string, string]): number => {
  if (formatted.endsWith(after)) return formatted.length - after.length;
  const { length } = digitsOf(before, before.length);
  const behind = [...formatted.matchAll(/\d/g)].at(length - 1)?.index ?? formatted.length - 1;
  return length === 0 ? 0 : behind + 1;
};
