import type { SoundIndex } from '#src/domain/sound/sound-index.ts';
import { isSameReading } from '#src/domain/mandarin/same-reading.ts';
import { fetchOnce } from '#src/lib/fetch-once.ts';

export type Sound = { readonly address: string; readonly slow: string | undefined };

/**
 * The recording of the reading that is meant, however it is spelt; a text that is read in two ways
 * has none until it is said which.
 */
export const soundIn = (index: SoundIndex, text: string, pinyin?: string): Sound | undefined => {
  const readings = Object.hasOwn(index, text) ? (index[text] ?? []) : [];
  const meant = pinyin ?? readings[0]?.[0] ?? '';
  const found = readings.filter(([reading]) => isSameReading(reading, meant));
  const isPlain = pinyin !== undefined || found.length === readings.length;
  const [first] = found;
  return first && isPlain ? { address: first[1], slow: first[2] } : undefined;
};

/** Whether the page names any recordings. */
export const hasRecordings = (): boolean => document.documentElement.dataset.sounds !== undefined;

/** The list is small. A press waits no longer for it, and finds it the next time. */
const LIST_WITHIN_MS = 1_500;

/** The recording of a text, by the list that the page names; nothing where there is none. */
export const findSound = async (text: string, pinyin?: string): Promise<Sound | undefined> => {
  const { sounds } = document.documentElement.dataset;
  if (!sounds) return undefined;
  try {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, LIST_WITHIN_MS));
    const index = await Promise.race([fetchOnce<SoundIndex>(sounds), late]);
    return index && soundIn(index, text, pinyin);
  } catch {
    // Without a network the voice of the device may still read.
    return undefined;
  }
};
