import type { Contour, VoiceRange } from '#src/domain/pitch/contour.ts';
import type { Sound } from '#src/domain/pitch/downsample.ts';
import type { ExpectedTone, Judgement } from '#src/domain/pitch/judge.ts';

/** A sound with what was to be said; without a range it is measured, and not judged. */
export type VoiceQuestion = {
  readonly sound: Sound;
  readonly tones: readonly ExpectedTone[];
  readonly range: VoiceRange | undefined;
};

export type VoiceReply =
  Judgement | { readonly at: 'heard'; readonly contours: readonly Contour[] };

/** A phone takes half a second; what takes longer than this does not come any more. */
const LONGEST_MS = 15_000;

/** Measures a voice away from the page's own thread. Rejects where that can't be loaded, or hangs. */
export const askVoiceWorker = async (question: VoiceQuestion): Promise<VoiceReply> => {
  const worker = new Worker(new URL('./voice.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      setTimeout(reject, LONGEST_MS);
      worker.addEventListener('error', reject);
      worker.addEventListener('message', ({ data }: MessageEvent<VoiceReply>) => resolve(data));
      worker.postMessage(question, [question.sound.samples.buffer]);
    });
  } finally {
    worker.terminate();
  }
};
