/** A date, a time or a number with signs: it reads from left to right inside an Arabic line too. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/**
 * What an applicant wrote: it reads in its own direction and leaves the order of what stands beside
 * it alone. An isolate ends with its line, so every line has its own.
 */
export const ownText = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => line && `\u2068${line}\u2069`)
    .join('\n');
