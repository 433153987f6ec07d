import { MAX_SOUND_S } from '#src/domain/sound/format.ts';
import { decibels, levels, type Pcm } from './pcm.ts';

export type SoundFault = 'too_large' | 'not_sound' | 'too_long' | 'silent' | 'clipped';

/** What an editor reads of a sound that is not taken. */
export const FAULT_SENTENCES: Readonly<Record<SoundFault, string>> = {
  too_large: 'The file is larger than 10 MB: cut it to what is said, or save it as MP3.',
  not_sound: 'The file can’t be read as sound. WAV, MP3, M4A, OGG and WebM are taken.',
  too_long: 'The sound is longer than 30 seconds: one recording says one phrase.',
  silent: 'There is nothing to hear in it: check the microphone and speak closer to it.',
  clipped:
    'It is too loud and breaks up: turn the microphone down, or sit further away, and say it again.',
};

/** Speech that is quieter than this at its loudest is none, in dB of full scale. */
const QUIETEST_DB = -45;
const SYLLABLE_MS = 50;
/** As loud as a sample can be: so many in a row were cut off. */
const FULL = 0.999;
const CUT_IN_A_ROW = 3;
/** A share of cut samples that nobody hears. */
const CUT_SHARE = 0.001;

/** What is wrong with a sound; nothing where it can be used. */
export const judgeSound = (sound: Pcm): SoundFault | undefined => {
  if (sound.samples.length > MAX_SOUND_S * sound.rate) return 'too_long';
  const loudest = levels(sound, SYLLABLE_MS).reduce((most, level) => Math.max(most, level), 0);
  if (decibels(loudest) < QUIETEST_DB) return 'silent';
  return isClipped(sound) ? 'clipped' : undefined;
};

const isClipped = ({ samples }: Pcm): boolean => {
  let cut = 0;
  let row = 0;
  const endRow = () => {
    if (row >= CUT_IN_A_ROW) cut += row;
    row = 0;
  };
  for (const value of samples) {
    if (Math.abs(value) >= FULL) row += 1;
    else endRow();
  }
  endRow();
  return cut > samples.length * CUT_SHARE;
};
