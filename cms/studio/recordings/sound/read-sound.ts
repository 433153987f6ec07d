import type { SoundFault } from '#cms/sound/judge.ts';
import type { Pcm } from '#cms/sound/pcm.ts';
import type { Decode } from '#cms/sound/prepare.ts';
import { MAX_SOUND_BYTES } from '#src/domain/sound/format.ts';

/** What a browser decodes to, whatever the file's own rate is. */
const RATE = 48_000;
/** Samples of more than this would fill the memory of a tab before anybody could judge them. */
const SURELY_TOO_LONG_S = 600;

/** Reads and judges a file that an editor has chosen. */
export const readSound = async (file: File): Promise<Pcm | SoundFault> => {
  if (file.size > MAX_SOUND_BYTES) return 'too_large';
  if ((await statedSeconds(file)) > SURELY_TOO_LONG_S) return 'too_long';
  const { openSound } = await import('#cms/sound/prepare.ts');
  return openSound(new Uint8Array(await file.arrayBuffer()), decode);
};

const decode: Decode = async (bytes) => {
  const buffer = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(bytes.buffer);
  const channels = Array.from({ length: buffer.numberOfChannels }, (_, channel) =>
    buffer.getChannelData(channel),
  );
  return { channels, rate: buffer.sampleRate };
};

/** How long a file says that it is; 0 where it does not say. */
const statedSeconds = (file: File): Promise<number> =>
  new Promise((resolve) => {
    const address = URL.createObjectURL(file);
    const audio = new Audio();
    const answer = () => {
      URL.revokeObjectURL(address);
      resolve(Number.isFinite(audio.duration) ? audio.duration : 0);
    };
    audio.onloadedmetadata = answer;
    audio.onerror = answer;
    audio.preload = 'metadata';
    audio.src = address;
  });
