import type { Sound } from '#src/domain/pitch/downsample.ts';

const RATE_HZ = 48_000;

/** A recorded file in samples. Rejects where the browser can't read it. */
export const soundOf = async (file: Blob): Promise<Sound> => {
  const context = new OfflineAudioContext(1, 1, RATE_HZ);
  const buffer = await context.decodeAudioData(await file.arrayBuffer());
  return { samples: buffer.getChannelData(0), sampleRate: buffer.sampleRate };
};
