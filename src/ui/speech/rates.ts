/** Speaking rates of voices (SHELL-12). */
export const SPEECH_RATE = 0.8;
export const TRAVEL_PHRASES_RATE = 0.7;
/** Slow is this share of the usual speed, at the same pitch. */
export const SLOWER = 0.7;
