/** No figure is told of fewer people: one of them could be recognised. */
export const LEAST_PEOPLE = 5;

/** How many weeks are looked back on. */
export const WEEKS = 12;
export const WEEK_MS = 7 * 86_400_000;
