/**
 * Bounds of an application's texts in characters and of its price in US dollars (APPLICATION-8 to
 * APPLICATION-17).
 */
export const PROFILE_DESCRIPTION = { min: 100, max: 700 } as const;
export const SHORT_DESCRIPTION = { min: 50, max: 88 } as const;
export const EXPERIENCE_DESCRIPTION = { min: 0, max: 300 } as const;
export const PHONE_DIGITS = { min: 6, max: 15 } as const;
export const DEFAULT_PRICE_USD = 10;
export const MAX_ENTRIES = 10;

/** How long a text is to its reader: an emoji or a rare character counts once. */
export const lengthOf = (text: string): number => [...text.trim()].length;
