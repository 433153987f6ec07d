import type { SpokenTone } from '#src/domain/mandarin/tones.ts';
import { ChineseText } from '#src/ui/chinese/ChineseText.tsx';
import type { SmallPicture } from '#src/ui/picture/Picture.tsx';
import { Begin } from '#src/ui/quiz/Begin.tsx';
import { BeginBar } from '#src/ui/quiz/BeginBar.tsx';
import { Cover } from '#src/ui/quiz/Cover.tsx';
import { useKnownSilence } from '#src/ui/speech/use-known-silence.ts';
import { ToneContour } from '#src/ui/tones/ToneContour.tsx';
import type { Loading } from '#src/ui/use-loaded.ts';
import type { StartCopy } from './copy.ts';
import { STAGES, type Stage } from './tones.machine.ts';

type Props = {
  copy: StartCopy;
  /** Of the card that leads to the game, where there is one. */
  cover: SmallPicture | undefined;
  /** What the game plays and says. */
  loading: Loading<unknown>;
  onStart: (stage: Stage) => void;
};

/** What each stage sounds like: a melody, two of them, one and the light tone. */
const MELODIES: Readonly<Record<Stage, readonly SpokenTone[]>> = {
  syllable: [2],
  pair: [4, 3],
  word: [1, 5],
};

const FIELD = 'tones-stage';
const FIRST: Stage = 'syllable';

/** Which of the three stages a round is played in. */
export const StartCard = ({ copy, cover, loading, onStart }: Props) => (
  <form
    // Pressed before its code has come it sends nothing (decision 333).
    method="dialog"
    className="flex flex-col gap-5"
    onSubmit={(event) => {
      event.preventDefault();
      const chosen = new FormData(event.currentTarget).get(FIELD);
      onStart(STAGES.find((stage) => stage === chosen) ?? FIRST);
    }}
  >
    {cover && <Cover picture={cover} />}
    <fieldset className="tones-stages">
      <legend className="mb-3 text-xl font-semibold">{copy.choose}</legend>
      {STAGES.map((stage) => (
        <label key={stage} className="tones-stage">
          <input type="radio" name={FIELD} value={stage} defaultChecked={stage === FIRST} />
          <span className="tones-melody" dir="ltr">
            {MELODIES[stage].map((tone) => (
              <ToneContour key={tone} tone={tone} />
            ))}
          </span>
          <span className="font-semibold">{copy.stages[stage].title}</span>
          <span className="text-sm text-muted">
            <ChineseText text={copy.stages[stage].text} />
          </span>
        </label>
      ))}
    </fieldset>
    <BeginBar isSilent={useKnownSilence({ mayBeRecorded: true })} texts={copy}>
      <Begin loading={loading} texts={copy} />
    </BeginBar>
  </form>
);
