import { amplitude, decibels, levels, type Pcm } from './pcm.ts';

const PIECE_MS = 10;
/** What stays before the first sound and after the last, which fades. */
const BEFORE_MS = 60;
const AFTER_MS = 140;
const FADE_MS = 8;
/** Speech lies within this of its loudest moment, and this much above the noise of the room. */
const RANGE_DB = 38;
const ABOVE_NOISE_DB = 9;
/** However loud the room is, this near to the loudest moment is speech. */
const SURELY_SPEECH_DB = 14;
/** The quietest tenth of a recording is the room. */
const ROOM_SHARE = 0.1;
/** What is so short and so far from all else is a key or a chair, not a syllable. */
const KNOCK_MS = 50;
const ALONE_MS = 150;

/** A part of a sound, in seconds from its beginning. */
export type SoundRange = { readonly start: number; readonly end: number };

/** How long a sound is, in seconds. */
export const secondsOf = ({ samples, rate }: Pcm): number => samples.length / rate;

/** Where the speech is, with a breath around it; all of a sound in which none stands out. */
export const speechIn = (sound: Pcm): SoundRange => {
  const pieces = levels(sound, PIECE_MS);
  const threshold = amplitude(thresholdOf(pieces));
  const stretches = stretchesAbove(pieces, threshold);
  const spoken = stretches.filter(({ first, last }) => (last - first + 1) * PIECE_MS > KNOCK_MS);
  const [first, last] = [
    (spoken[0] ?? stretches[0])?.first,
    (spoken.at(-1) ?? stretches.at(-1))?.last,
  ];
  const length = secondsOf(sound);
  if (first === undefined || last === undefined) return { start: 0, end: length };
  return {
    start: Math.max(0, (first * PIECE_MS - BEFORE_MS) / 1000),
    end: Math.min(length, ((last + 1) * PIECE_MS + AFTER_MS) / 1000),
  };
};

/** A part of a sound, its edges faded. */
export const cutSound = (sound: Pcm, { start, end }: SoundRange): Pcm => {
  const at = (seconds: number) => Math.round(seconds * sound.rate);
  return { ...sound, samples: faded(sound.samples.slice(at(start), at(end)), at(FADE_MS / 1000)) };
};

/** Cuts off what is before and after the speech. */
export const trimSound = (sound: Pcm): Pcm => cutSound(sound, speechIn(sound));

/** Stretches of loud pieces; a rest within a word does not part them. */
const stretchesAbove = (pieces: Float32Array, threshold: number) => {
  const stretches: { first: number; last: number }[] = [];
  pieces.forEach((level, piece) => {
    if (level < threshold) return;
    const stretch = stretches.at(-1);
    if (stretch && (piece - stretch.last) * PIECE_MS <= ALONE_MS) stretch.last = piece;
    else stretches.push({ first: piece, last: piece });
  });
  return stretches;
};

const thresholdOf = (pieces: Float32Array): number => {
  const sorted = pieces.toSorted();
  const loudest = decibels(sorted.at(-1) ?? 0);
  const room = decibels(sorted[Math.floor(sorted.length * ROOM_SHARE)] ?? 0);
  return Math.min(Math.max(loudest - RANGE_DB, room + ABOVE_NOISE_DB), loudest - SURELY_SPEECH_DB);
};

const faded = (samples: Float32Array<ArrayBuffer>, length: number) => {
  const { length: all } = samples;
  for (let at = 0; at < Math.min(length, all); at += 1) {
    const share = at / length;
    samples[at] = (samples[at] ?? 0) * share;
    samples[all - 1 - at] = (samples[all - 1 - at] ?? 0) * share;
  }
  return samples;
};
