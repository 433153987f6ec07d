import { fieldIn, type FieldSuffix, type Locale } from '#src/i18n/locales.ts';

/** The fields of a document that have a sibling in every language. */
export type LocalizedField<D> = {
  [K in keyof D & string]: `${K}${FieldSuffix}` extends keyof D ? K : never;
}[keyof D & string];

/** The field of a document or its sibling in a language: `localized('ar', card, 'title')`. */
export const localized = <D extends object, K extends LocalizedField<D>>(
  locale: Locale,
  document: D,
  field: K,
): D[K] => {
  // The sibling holds the same kind of value: every schema declares the two together.
  const key = fieldIn(locale, field) as K;
  return document[key];
};
