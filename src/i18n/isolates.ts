/** A date, a time or a number with signs: it reads from left to right inside an Arabic line too. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/** A name or an address, whose letters may run the other way than the sentence around it. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/**
 * What somebody wrote: it reads in its own direction and leaves the order of what stands beside it
 * alone. An isolate ends with its line, so every line has its own.
 */
export const ownText = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => line && isolated(line))
    .join('\n');
