import type { SpokenTone } from '#src/domain/mandarin/tones.ts';
import { KeyButton } from '#src/ui/keys/KeyButton.tsx';
import { ToneContour } from '#src/ui/tones/ToneContour.tsx';
import type { TonesCopy } from './copy.ts';

type Props = {
  copy: TonesCopy;
  choices: readonly SpokenTone[];
  /** The tones that were chosen so far. */
  heard: readonly SpokenTone[];
  /** The tones that were said, once the question is answered. */
  said: readonly SpokenTone[] | undefined;
  /** What was not heard yet has no answer. */
  isHeard: boolean;
  onChoose: (tone: SpokenTone) => void;
};

/** The tones to choose from, by tap or by their number. */
export const ToneChoices = ({ copy, choices, heard, said, isHeard, onChoose }: Props) => (
  <ul className="tones-choices" aria-labelledby="tones-ask">
    {choices.map((tone) => (
      <li key={tone}>
        <KeyButton
          shortcut={String(tone)}
          className="quiz-choice tones-choice"
          disabled={said !== undefined}
          aria-disabled={!isHeard || undefined}
          data-standing={
            said?.includes(tone) ? 'right' : said && heard.includes(tone) ? 'wrong' : undefined
          }
          onClick={() => onChoose(tone)}
        >
          <ToneContour tone={tone} className="tones-curve" />
          <span>{copy.tones[tone]}</span>
        </KeyButton>
      </li>
    ))}
  </ul>
);
