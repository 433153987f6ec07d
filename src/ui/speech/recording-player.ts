import type { Player } from './player.ts';
import { SLOWER } from './rates.ts';
import type { Source } from './speech.machine.ts';
import type { Sound } from './sound-index.ts';

/** A recording that is so late leaves the word to a voice; it goes on coming for the next time. */
const START_WITHIN_MS = 5_000;

export type RecordingSource = Source & { readonly sound: Sound };

export const recordingSource = (sound: Sound): RecordingSource => ({
  id: sound.address,
  startWithinMs: START_WITHIN_MS,
  isRemote: false,
  sound,
});

const fetched = new Map<string, Promise<string>>();

/** The sound as an object of this page: played from the network, it would need parts of files. */
const objectOf = (address: string): Promise<string> => {
  const known = fetched.get(address);
  if (known) return known;
  const coming = fetchSound(address);
  fetched.set(address, coming);
  coming.catch(() => fetched.delete(address));
  return coming;
};

const fetchSound = async (address: string): Promise<string> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return URL.createObjectURL(await response.blob());
};

/** One element for all: Safari lets a page play through the one that a visitor has started. */
let element: HTMLAudioElement | undefined;

/** `speed` 1 is the one at which it was spoken. */
type Pace = { readonly speed: number; readonly isSlow: boolean };

/** Plays a recording, at the same pitch; slowly by its slow sound, or else at 0.7 of the speed. */
export const playRecording = ({ sound }: RecordingSource, { speed, isSlow }: Pace): Player => {
  const audio = (element ??= new Audio());
  const over = new AbortController();
  return {
    play: (on) => {
      const { signal } = over;
      const begin = async () => {
        const object = await objectOf((isSlow && sound.slow) || sound.address);
        if (signal.aborted) return;
        audio.src = object;
        // Only now: the end of what was played before may be told as late as here.
        audio.addEventListener('playing', on.started, { signal, once: true });
        audio.addEventListener('ended', on.ended, { signal });
        audio.addEventListener('error', on.failed, { signal });
        audio.preservesPitch = true;
        audio.playbackRate = isSlow && !sound.slow ? speed * SLOWER : speed;
        await audio.play();
      };
      begin().catch(() => {
        if (!signal.aborted) on.failed();
      });
    },
    stop: () => {
      over.abort();
      audio.pause();
    },
  };
};
