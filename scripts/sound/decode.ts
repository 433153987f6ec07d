import decodeAudio from 'audio-decode';
import type { Decode } from '#cms/sound/prepare.ts';

/** Reads WAV, MP3, M4A, OGG and WebM without a browser. */
export const decode: Decode = async (bytes) => {
  const { channelData, sampleRate } = await decodeAudio(bytes);
  return { channels: channelData, rate: sampleRate };
};
