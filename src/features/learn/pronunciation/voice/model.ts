import { fittedRange } from '#src/domain/pitch/fitted-range.ts';
import { findSound } from '#src/ui/speech/sound-index.ts';
import { expectedOf, type Expected } from '#src/ui/voice/drawn-syllables.ts';
import { levelsOf } from '#src/ui/voice/voice-box.ts';
import { askVoiceWorker } from '#src/ui/voice/voice-worker.ts';
import { soundOf } from './sound-of.ts';

const WITHIN_MS = 8_000;

/**
 * How the recording of a phrase says its syllables, in Chao's levels, measured on this device;
 * nothing where it was not recorded, did not come, or its syllables can't be told apart.
 */
export const modelOf = async (
  phrase: { chinese: string; pinyin: string },
  { tones }: Pick<Expected, 'tones'>,
): Promise<Expected['model']> => {
  const recording = await findSound(phrase.chinese, phrase.pinyin);
  if (!recording) return undefined;
  try {
    const response = await fetch(recording.address, { signal: AbortSignal.timeout(WITHIN_MS) });
    if (!response.ok) return undefined;
    const sound = await soundOf(await response.blob());
    const expected = expectedOf(tones);
    const reply = await askVoiceWorker({ sound, tones: expected, range: undefined });
    if (reply.at !== 'heard' || reply.contours.length !== tones.length) return undefined;
    const range = fittedRange(reply.contours, expected);
    return range && reply.contours.map((contour) => levelsOf(contour, range));
  } catch {
    // The ideal tones stand there as well.
    return undefined;
  }
};
