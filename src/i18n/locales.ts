export const LOCALES = ['ar', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export type Direction = 'rtl' | 'ltr';

/** Arabic is the first language of the site (ADDRESSES-2). */
export const DEFAULT_LOCALE: Locale = 'ar';

/** Local storage key and cookie name of the visitor's language (ADDRESSES-3). */
export const PREFERRED_LANGUAGE = 'preferredLanguage';

export const isLocale = (value: unknown): value is Locale =>
  LOCALES.some((locale) => locale === value);

export const directionOf = (locale: Locale): Direction => (locale === 'ar' ? 'rtl' : 'ltr');

export const otherLocale = (locale: Locale): Locale => (locale === 'ar' ? 'en' : 'ar');

/** Each language's name in that language. */
export const LOCALE_NAMES: Record<Locale, string> = { ar: 'العربية', en: 'English' };
