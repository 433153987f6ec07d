import { FAULT_SENTENCES, type SoundFault } from '#cms/sound/judge.ts';
import type { SamplesFault } from '#src/ui/microphone/samples.ts';

/** Why there is no recording. */
export type RecordingFault = SoundFault | SamplesFault | 'device_lost' | 'not_kept';

/** What an editor reads while the browser asks. */
export const ALLOW_IT = 'If the browser asks whether this site may use the microphone, allow it.';

/** What an editor reads of it. */
export const SENTENCES: Readonly<Record<RecordingFault, string>> = {
  ...FAULT_SENTENCES,
  denied:
    'The browser keeps the microphone closed: allow it at the sign beside the address, then record again.',
  no_device: 'There is no microphone: plug one in, then record again.',
  device_busy: 'Another program holds the microphone: close it, then record again.',
  other_tab: 'Another window of this site is recording: end it there, then record again.',
  unsupported: 'This browser can’t record here: choose a file, or open the Studio over https.',
  asleep: 'The browser did not let the recording begin: record again.',
  offline:
    'A part of the Studio could not be loaded: look whether the site can be reached, then record again.',
  device_lost: 'The microphone went away in the middle: plug it in, then record again.',
  not_kept: 'It could not be stored: the content does not answer. It is still here, so try again.',
};
