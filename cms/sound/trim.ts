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

/** Cuts off what is before and after the speech, and lets the edges fade. */
export const trimSound = (sound: Pcm): Pcm => {
  const pieces = levels(sound, PIECE_MS);
  const threshold = amplitude(thresholdOf(pieces));
  const first = pieces.findIndex((level) => level >= threshold);
  const last = pieces.findLastIndex((level) => level >= threshold);
  if (first === -1) return sound;
  const at = (ms: number) => Math.round((ms * sound.rate) / 1000);
  const start = Math.max(0, at(first * PIECE_MS - BEFORE_MS));
  const end = at((last + 1) * PIECE_MS + AFTER_MS);
  return { ...sound, samples: faded(sound.samples.slice(start, end), at(FADE_MS)) };
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
