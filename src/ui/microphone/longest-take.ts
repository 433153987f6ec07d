/** A word, and somebody who thinks before it. */
const SHORTEST_S = 6;
/** A moment to begin. */
const BEGINNING_S = 2;
const SLOW_SYLLABLE_S = 0.6;

/** How long somebody who speaks slowly needs for so many syllables, in seconds. */
export const spokenSlowlyS = (syllables: number): number => SLOW_SYLLABLE_S * syllables;

/** A take of so many syllables ends by itself after so many seconds (decision 279). */
export const longestTakeS = (syllables = 1): number =>
  Math.max(SHORTEST_S, BEGINNING_S + spokenSlowlyS(syllables));
