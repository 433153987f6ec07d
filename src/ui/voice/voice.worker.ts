import { syllablesOf } from '#src/domain/pitch/contour.ts';
import { downsampled } from '#src/domain/pitch/downsample.ts';
import { framesOf } from '#src/domain/pitch/frames.ts';
import { judgeTones } from '#src/domain/pitch/judge.ts';
import type { VoiceQuestion, VoiceReply } from './voice-worker.ts';

/** Six seconds take a phone half a second, for which no page should stand still. */
const answer = ({ sound, tones, range }: VoiceQuestion): VoiceReply => {
  const { samples, sampleRate } = downsampled(sound);
  if (range) return judgeTones(samples, sampleRate, tones, range);
  return {
    at: 'heard',
    contours: syllablesOf(framesOf(samples, sampleRate), tones.length),
  };
};

self.addEventListener('message', ({ data }: MessageEvent<VoiceQuestion>) => {
  self.postMessage(answer(data));
});
