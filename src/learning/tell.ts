import type { Happening } from './device/journal.ts';

/**
 * Tells the learner's memory what has happened in a game or an article. It comes with the first
 * happening, and whatever goes wrong there disturbs nobody.
 */
export const tell = (...happenings: Happening[]): void => {
  import('./device/journal.ts').then(({ record }) => record(happenings)).catch(() => undefined);
};
