/** Stands in the address of a sitting for all groups together. */
export const EVERYTHING = 'everything';
