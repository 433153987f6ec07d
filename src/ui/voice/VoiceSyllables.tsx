import type { VoiceWords } from './voice-words.ts';
import { lineOf, strokeOf, VOICE_BOX } from './voice-box.ts';

export type DrawnSyllable = {
  readonly pinyin: string;
  /** What stands behind the voice, in Chao's levels; nothing where a tone has no way of its own. */
  readonly pale: readonly number[] | undefined;
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
  hasModel = false,
  words,
}: {
  syllables: readonly DrawnSyllable[];
  /** Whether what is pale is a recording. */
  hasModel?: boolean;
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
    <VoiceLegend hasModel={hasModel} words={words} />
  </>
);

export const VoiceLegend = ({ hasModel, words }: { hasModel: boolean; words: VoiceWords }) => (
  <p className="text-center text-sm text-muted">
    {hasModel ? words.legendOfModel : words.legend} {words.limits}
  </p>
);

const VoicePicture = ({ pale, levels }: Pick<DrawnSyllable, 'pale' | 'levels'>) => (
  <svg
    viewBox={`0 0 ${VOICE_BOX.width} ${VOICE_BOX.height}`}
    className="voice-picture"
    aria-hidden="true"
  >
    <VoiceLevels width={VOICE_BOX.width} />
    {pale && <path className="voice-ideal" d={strokeOf(pale)} />}
    {levels && <path className="voice-stroke" d={strokeOf(levels)} />}
  </svg>
);

/** The five levels of a voice, from its bottom to its top. */
export const VoiceLevels = ({ width }: { width: number }) =>
  LEVELS.map((level) => (
    <path key={level} className="voice-level" d={`M6 ${lineOf(level)}H${width - 6}`} />
  ));
