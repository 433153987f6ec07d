import type { PhraseTone } from '#src/domain/mandarin/spoken-tones.ts';
import { idealOf } from '#src/domain/pitch/tone.ts';
import type { VoiceWords } from './voice-words.ts';
import { lineOf, strokeOf, VOICE_BOX } from './voice-box.ts';

export type DrawnSyllable = {
  readonly pinyin: string;
  readonly tone: PhraseTone;
  /** What was heard in it, in Chao's levels; none where it was not heard. */
  readonly levels: readonly number[] | undefined;
  readonly look: 'right' | 'wrong' | 'unsure' | 'not-judged';
  /** All that the drawing shows, in words, below it. */
  readonly verdict: string;
  readonly reason: string | undefined;
};

const LEVELS = [1, 2, 3, 4, 5];

/** A voice as strokes of a brush over the pale ideal, in time, so from left to right. */
export const VoiceSyllables = ({
  syllables,
  words,
}: {
  syllables: readonly DrawnSyllable[];
  words: VoiceWords;
}) => (
  <>
    <ol dir="ltr" aria-label={words.title} className="flex flex-wrap justify-center gap-2">
      {syllables.map((syllable, at) => (
        <li key={at} className="voice-syllable" data-look={syllable.look}>
          <VoicePicture {...syllable} />
          <span lang="zh-Latn" className="pinyin text-lg">
            {syllable.pinyin}
          </span>
          <span dir="auto" className="font-medium">
            {syllable.verdict}
          </span>
          {syllable.reason && (
            <span dir="auto" className="text-sm text-muted">
              {syllable.reason}
            </span>
          )}
        </li>
      ))}
    </ol>
    <p className="text-center text-sm text-muted">
      {words.legend} {words.limits}
    </p>
  </>
);

const VoicePicture = ({ tone, levels }: Pick<DrawnSyllable, 'tone' | 'levels'>) => (
  <svg
    viewBox={`0 0 ${VOICE_BOX.width} ${VOICE_BOX.height}`}
    className="voice-picture"
    aria-hidden="true"
  >
    {LEVELS.map((level) => (
      <path key={level} className="voice-level" d={`M6 ${lineOf(level)}H${VOICE_BOX.width - 6}`} />
    ))}
    {typeof tone === 'number' && <path className="voice-ideal" d={strokeOf(idealOf(tone))} />}
    {levels && <path className="voice-stroke" d={strokeOf(levels)} />}
  </svg>
);
