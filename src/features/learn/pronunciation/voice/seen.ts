import { splitPinyin } from '#src/domain/mandarin/pinyin.ts';
import { spokenTonesOf } from '#src/domain/mandarin/spoken-tones.ts';
import { rangeOf, type Contour, type VoiceRange } from '#src/domain/pitch/contour.ts';
import type { Sound } from '#src/domain/pitch/downsample.ts';
import type { JudgedSyllable } from '#src/domain/pitch/judge.ts';
import { expectedOf, type Expected } from '#src/ui/voice/drawn-syllables.ts';
import { askVoiceWorker, type VoiceReply } from '#src/ui/voice/voice-worker.ts';

/**
 * What can be shown of a take: verdicts, where it is known how the voice lies; else what the voice
 * did, by the take's own range; one line where its syllables could not be told apart.
 */
export type Seen = { readonly sound: Sound } & (
  | { readonly at: 'silence' }
  | { readonly at: 'line'; readonly contours: readonly Contour[]; readonly range: VoiceRange }
  | { readonly at: 'painted'; readonly contours: readonly Contour[]; readonly range: VoiceRange }
  | {
      readonly at: 'judged';
      readonly syllables: readonly JudgedSyllable[];
      readonly range: VoiceRange;
    }
);

/** The syllables of a phrase and their tones as they are said; none where it is no pinyin. */
export const expectedIn = (pinyin: string): Expected => ({
  written: splitPinyin(pinyin) ?? [],
  tones: spokenTonesOf(pinyin) ?? [],
});

/** Measures a take on this device, and judges it where the range of the voice is known. Rejects. */
export const measureTake = async (
  sound: Sound,
  { tones }: Expected,
  known: VoiceRange | undefined,
  ask = askVoiceWorker,
): Promise<Seen> => {
  // The worker takes the samples with it, and the learner is to hear them.
  const samples = sound.samples.slice();
  const reply = await ask({
    sound: { ...sound, samples },
    tones: expectedOf(tones),
    range: known,
  });
  return { sound, ...whatIsSeen(reply, tones.length, known) };
};

type WithoutSound<S> = S extends unknown ? Omit<S, 'sound'> : never;

const whatIsSeen = (
  reply: VoiceReply,
  count: number,
  known: VoiceRange | undefined,
): WithoutSound<Seen> => {
  if (reply.at === 'judged' && known) return { ...reply, range: known };
  const contours =
    reply.at === 'judged' ? reply.syllables.map(({ contour }) => contour) : reply.contours;
  const range = known ?? rangeOf(contours);
  if (!range || contours.length === 0) return { at: 'silence' };
  return { at: contours.length === count ? 'painted' : 'line', contours, range };
};
