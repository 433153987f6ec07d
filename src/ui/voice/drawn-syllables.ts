import type { WrittenSyllable } from '#src/domain/mandarin/pinyin.ts';
import type { PhraseTone } from '#src/domain/mandarin/spoken-tones.ts';
import type { Contour, VoiceRange } from '#src/domain/pitch/contour.ts';
import type { ExpectedTone, JudgedSyllable } from '#src/domain/pitch/judge.ts';
import { idealOf } from '#src/domain/pitch/tone.ts';
import { fill } from '#src/i18n/messages.ts';
import { levelsOf, movementOf } from './voice-box.ts';
import type { VoiceWords } from './voice-words.ts';
import type { DrawnSyllable } from './VoiceSyllables.tsx';

/** What a phrase is said in: its written syllables and their spoken tones. */
export type Expected = {
  readonly written: readonly Pick<WrittenSyllable, 'text'>[];
  readonly tones: readonly PhraseTone[];
  /** How a model said it, in Chao's levels, where one was recorded. */
  readonly model?: readonly (readonly number[])[] | undefined;
};

/** What stands pale behind a voice: the model's own way, or else the tone as it should be. */
export const paleOf = ({ tones, model }: Expected, at: number): readonly number[] | undefined => {
  const tone = tones[at];
  return model?.[at] ?? (typeof tone === 'number' ? idealOf(tone) : undefined);
};

/** What a judge can expect: where speakers differ it judges nothing. */
export const expectedOf = (tones: readonly PhraseTone[]): ExpectedTone[] =>
  tones.map((tone) => (tone === 'open' ? 'neutral' : tone));

/** The verdicts of a take with its contours. */
export const judgedSyllables = (
  expected: Expected,
  judged: readonly JudgedSyllable[],
  range: VoiceRange,
  words: VoiceWords,
): DrawnSyllable[] =>
  judged.map(({ contour, verdict, heard, because }, at) => {
    const { written, tones } = expected;
    const tone = tones[at] ?? 'neutral';
    const notJudged = tone === 'open' || tone === 'neutral' ? words.because[tone] : undefined;
    const reason = because ? words.because[because] : notJudged;
    const isOther = verdict === 'wrong' && heard;
    return {
      pinyin: written[at]?.text ?? '',
      pale: paleOf(expected, at),
      levels: levelsOf(contour, range),
      look: verdict,
      verdict: isOther ? fill(words.heard, { tone: words.tones[heard] }) : words.verdicts[verdict],
      reason: isOther ? fill(words.wanted, { tone: words.tones[tone] }) : reason,
    };
  });

/** Contours without a verdict: what the voice did, beside what it should. */
export const paintedSyllables = (
  expected: Expected,
  contours: readonly Contour[],
  range: VoiceRange,
  words: VoiceWords,
): DrawnSyllable[] =>
  expected.tones.map((tone, at) => {
    const contour = contours[at];
    const levels = contour && levelsOf(contour, range);
    return {
      pinyin: expected.written[at]?.text ?? '',
      pale: paleOf(expected, at),
      levels,
      look: 'not-judged',
      verdict: levels ? words.movements[movementOf(levels)] : words.because.unheard,
      reason: words.tones[tone],
    };
  });
