import { Play } from 'lucide-react';
import { useState } from 'react';
import type { SpokenTone } from '#src/domain/mandarin/tones.ts';
import { ChineseText } from '#src/ui/chinese/ChineseText.tsx';
import { Picture, type SmallPicture } from '#src/ui/picture/Picture.tsx';
import { ToneContour } from '#src/ui/tones/ToneContour.tsx';
import type { TonesCopy } from './copy.ts';
import { STAGES, type Stage } from './tones.machine.ts';

type Props = {
  copy: TonesCopy;
  /** Of the card that leads to the game, where there is one. */
  cover: SmallPicture | undefined;
  onStart: (stage: Stage) => void;
};

/** What each stage sounds like: a melody, two of them, one and the light tone. */
const MELODIES: Readonly<Record<Stage, readonly SpokenTone[]>> = {
  syllable: [2],
  pair: [4, 3],
  word: [1, 5],
};

/** Which of the three stages a round is played in. */
export const StartCard = ({ copy, cover, onStart }: Props) => {
  const [chosen, setChosen] = useState<Stage>('syllable');
  return (
    <form
      className="grid content-center gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onStart(chosen);
      }}
    >
      {cover && (
        <Picture
          picture={cover}
          sizes="(min-width: 48rem) 672px, 86vw"
          className="aspect-2/1 h-auto w-full rounded-2xl object-cover sm:aspect-5/2"
        />
      )}
      <fieldset className="tones-stages">
        <legend className="mb-3 text-xl font-semibold">{copy.choose}</legend>
        {STAGES.map((stage) => (
          <label key={stage} className="tones-stage">
            <input
              type="radio"
              name="tones-stage"
              checked={chosen === stage}
              onChange={() => setChosen(stage)}
            />
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
      <button type="submit" className="button justify-self-center px-8 text-lg button-primary">
        <Play size={20} aria-hidden="true" className="mirrored" />
        {copy.begin}
      </button>
    </form>
  );
};
