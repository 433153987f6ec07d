import { encodeSound } from '#cms/sound/encode.ts';
import { madeSamples } from '#cms/sound/made-sound.ts';
import { passThrough, type PassThrough } from '../pass-through.ts';

const INDEX = '/data/sounds.made.json';
const SOUND = '/sounds/made.mp3';
const RATE = 48_000;
/** A silent device plays as fast as it can, and what ends within 50 ms counts as never begun. */
const SECONDS = 5;

type Text = { readonly hanzi: string; readonly pinyin: string };

/** The site behind another address, as it is once somebody has recorded these texts for it. */
export const recordedSite = async (site: string, texts: readonly Text[]): Promise<PassThrough> => {
  const sound = await encodeSound({ samples: madeSamples({ seconds: SECONDS }), rate: RATE });
  const index = JSON.stringify(
    Object.fromEntries(
      Map.groupBy(texts, ({ hanzi }) => hanzi)
        .entries()
        .map(([hanzi, readings]) => [hanzi, readings.map(({ pinyin }) => [pinyin, SOUND])]),
    ),
  );
  return passThrough(site, {
    instead: (path) => {
      if (path === INDEX) return { type: 'application/json', body: index };
      return path === SOUND ? { type: 'audio/mpeg', body: sound } : undefined;
    },
    change: ({ type }) =>
      type.startsWith('text/html')
        ? (page) => page.replace('<html ', `<html data-sounds="${INDEX}" `)
        : undefined,
  });
};
