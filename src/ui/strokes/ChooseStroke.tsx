import { useMemo, useState } from 'react';
import type { Point } from './stroke-shape.ts';
import { strokeOptions } from './stroke-options.ts';
import type { StrokeWords } from './stroke-words.ts';

type Props = {
  words: StrokeWords;
  medians: readonly (readonly Point[])[];
  /** The character's place in its word, and its stroke that comes next. */
  place: number;
  next: number;
  onRight: () => void;
  onWrong: () => void;
};

/** The way through for everyone who doesn't draw: which of three strokes in words comes next. */
export const ChooseStroke = ({ words, medians, place, next, onRight, onWrong }: Props) => {
  const options = useMemo(() => strokeOptions(medians, next, words), [medians, next, words]);
  const stroke = `${place} ${next}`;
  const [tried, setTried] = useState<{ stroke: string; texts: readonly string[] }>();
  const wrong = tried?.stroke === stroke ? tried.texts : [];
  return (
    <details className="mt-3">
      <summary className="folds mx-auto min-h-11 w-fit">{words.memory.byWords}</summary>
      <p className="mt-1 font-medium">{words.memory.question}</p>
      <ul className="mt-2 grid gap-2">
        {options.map(({ text, isRight }, index) => {
          const isWrong = wrong.includes(text);
          return (
            // The places stay, so that the focus does.
            <li key={index}>
              <button
                type="button"
                className="button w-full justify-start button-quiet text-start aria-disabled:line-through aria-disabled:opacity-60"
                aria-disabled={isWrong}
                onClick={() => {
                  if (isRight) return onRight();
                  if (isWrong) return;
                  setTried({ stroke, texts: [...wrong, text] });
                  onWrong();
                }}
              >
                {text}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
};
