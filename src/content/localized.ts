import { fieldIn, type FieldSuffix, type Locale } from '#src/i18n/locales.ts';

/** The fields of a document that have a sibling in each of some languages. */
export type LocalizedField<D, L extends Locale<'common'> = Locale> = {
  [K in keyof D & string]: `${K}${FieldSuffix<L>}` extends keyof D ? K : never;
}[keyof D & string];

/** The field of a document or its sibling in a language: `localized('ar', card, 'title')`. */
export const localized = <
  D extends object,
  L extends Locale<'common'>,
  K extends LocalizedField<D, L>,
>(
  locale: L,
  document: D,
  field: K,
): D[K] => {
  // The sibling holds the same kind of value: every schema declares the two together.
  const key = fieldIn(locale, field) as K;
  return document[key];
};
