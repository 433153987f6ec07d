import { Play } from 'lucide-react';
import { useState } from 'react';
import { ChineseText } from '#src/ui/chinese/ChineseText.tsx';
import type { TonesCopy } from './copy.ts';
import { STAGES, type Stage } from './tones.machine.ts';

type Props = { copy: TonesCopy; onStart: (stage: Stage) => void };

/** Which of the three stages a round is played in. */
export const StartCard = ({ copy, onStart }: Props) => {
  const [chosen, setChosen] = useState<Stage>('syllable');
  return (
    <form
      className="grid content-center gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onStart(chosen);
      }}
    >
      <fieldset className="grid gap-3">
        <legend className="mb-3 text-xl font-semibold">{copy.choose}</legend>
        {STAGES.map((stage) => (
          <label key={stage} className="tones-stage">
            <input
              type="radio"
              name="tones-stage"
              checked={chosen === stage}
              onChange={() => setChosen(stage)}
            />
            <span className="font-semibold">{copy.stages[stage].title}</span>
            <span className="col-start-2 text-muted">
              <ChineseText text={copy.stages[stage].text} />
            </span>
          </label>
        ))}
      </fieldset>
      <button type="submit" className="button text-lg button-primary">
        <Play size={20} aria-hidden="true" className="mirrored" />
        {copy.begin}
      </button>
    </form>
  );
};
