import { MAX_SOUND_BYTES, soundFormatOf } from '#src/domain/sound/format.ts';
import { encodeSound } from './encode.ts';
import { judgeSound, type SoundFault } from './judge.ts';
import { atOneLoudness } from './loudness.ts';
import { mono, type Pcm } from './pcm.ts';
import { atEncodableRate } from './resample.ts';
import { cutSound, speechIn, type SoundRange } from './trim.ts';

/** Turns a file into samples; a browser does that in another way than Node. Throws where it can't. */
export type Decode = (
  bytes: Uint8Array<ArrayBuffer>,
) => Promise<{ channels: readonly Float32Array[]; rate: number }>;

/** A file as pages play it, and how long it is. */
export type PreparedSound = { readonly mp3: Uint8Array<ArrayBuffer>; readonly seconds: number };

/** Reads and judges a file that somebody offers as a recording. */
export const openSound = async (
  bytes: Uint8Array<ArrayBuffer>,
  decode: Decode,
): Promise<Pcm | SoundFault> => {
  if (bytes.length > MAX_SOUND_BYTES) return 'too_large';
  if (!soundFormatOf(bytes)) return 'not_sound';
  try {
    const { channels, rate } = await decode(bytes);
    const sound = mono(channels, rate);
    if (sound.samples.length === 0) return 'not_sound';
    return judgeSound(sound) ?? sound;
  } catch {
    return 'not_sound';
  }
};

/** Trims a sound, to its speech unless told, brings it to the one loudness and encodes it. */
export const prepareSound = async (
  sound: Pcm,
  range: SoundRange = speechIn(sound),
): Promise<PreparedSound> => {
  const ready = atOneLoudness(cutSound(atEncodableRate(sound), range));
  return { mp3: await encodeSound(ready), seconds: ready.samples.length / ready.rate };
};
