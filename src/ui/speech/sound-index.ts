import type { SoundIndex } from '#src/domain/sound/sound-index.ts';
import { fetchOnce } from '#src/lib/fetch-once.ts';

export type Sound = { readonly address: string; readonly slow: string | undefined };

/** The one reading that is meant; a text that is read in two ways has none until it is said which. */
export const soundIn = (index: SoundIndex, text: string, pinyin?: string): Sound | undefined => {
  const readings = Object.hasOwn(index, text) ? (index[text] ?? []) : [];
  const meant = pinyin ? readings.filter(([reading]) => reading === pinyin) : readings;
  const [only, ...others] = meant;
  return only && others.length === 0 ? { address: only[1], slow: only[2] } : undefined;
};

/** The recording of a text, by the list that the page names; nothing where there is none. */
export const findSound = async (text: string, pinyin?: string): Promise<Sound | undefined> => {
  const { sounds } = document.documentElement.dataset;
  if (!sounds) return undefined;
  try {
    return soundIn(await fetchOnce<SoundIndex>(sounds), text, pinyin);
  } catch {
    // Without a network the voice of the device may still read.
    return undefined;
  }
};
