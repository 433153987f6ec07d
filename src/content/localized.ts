import type { Locale } from '#src/i18n/locales.ts';

/** The fields of a document that have an Arabic sibling. */
export type LocalizedField<D> = {
  [K in keyof D & string]: `${K}Ar` extends keyof D ? K : never;
}[keyof D & string];

/** The English field of a document or its Arabic sibling: `localized('ar', card, 'title')`. */
export const localized = <D extends object, K extends LocalizedField<D>>(
  locale: Locale,
  document: D,
  field: K,
): D[K] => {
  // The sibling holds the same kind of value: every schema declares the two together.
  const key = (locale === 'ar' ? `${field}Ar` : field) as K;
  return document[key];
};
