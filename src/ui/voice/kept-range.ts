import type { VoiceRange } from '#src/domain/pitch/contour.ts';
import { readText, removeText, writeText } from '#src/lib/local-text.ts';

/** Where a learner speaks is theirs: it stays on this device and goes with the account (VOICE-4). */
const KEY = 'hanlu.voice-range';
const VERSION = 1;

/** For the page, where the browser keeps nothing. */
let ofPage: VoiceRange | undefined;

/** The range of whoever practises on this device; nothing before the first calibration. */
export const keptRange = (): VoiceRange | undefined => {
  try {
    const value: unknown = JSON.parse(readText(KEY) ?? 'null');
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
  // A browser that keeps nothing is calibrated again on the next page.
  writeText(KEY, JSON.stringify({ version: VERSION, low, high }));
};

export const forgetRange = (): void => {
  ofPage = undefined;
  removeText(KEY);
};
