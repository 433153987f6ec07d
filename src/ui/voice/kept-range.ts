import type { VoiceRange } from '#src/domain/pitch/contour.ts';

/** Where a learner speaks is theirs: it stays on this device and goes with the account (VOICE-4). */
const KEY = 'hanlu.voice-range';
const VERSION = 1;

/** For the page, where the browser keeps nothing. */
let ofPage: VoiceRange | undefined;

/** The range of whoever practises on this device; nothing before the first calibration. */
export const keptRange = (): VoiceRange | undefined => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return rangeIn(value) ?? ofPage;
  } catch {
    return ofPage;
  }
};

const rangeIn = (value: unknown): VoiceRange | undefined => {
  const { version, low, high } = (value ?? {}) as Record<string, unknown>;
  const isRange = typeof low === 'number' && typeof high === 'number' && low < high;
  return version === VERSION && isRange ? { low, high } : undefined;
};

export const keepRange = ({ low, high }: VoiceRange): void => {
  ofPage = { low, high };
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, low, high }));
  } catch {
    // A browser that keeps nothing is calibrated again on the next page.
  }
};

export const forgetRange = (): void => {
  ofPage = undefined;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
};
