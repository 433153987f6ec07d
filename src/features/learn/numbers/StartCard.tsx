import { BookOpen, Ear, Hand, Play } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { BeginBar } from '#src/ui/quiz/BeginBar.tsx';
import { useKnownSilence } from '#src/ui/speech/use-known-silence.ts';
import { useEarlyInput } from '#src/ui/use-early-input.ts';
import type { NumbersCopy } from './copy.ts';
import { EXERCISES, type Exercise } from './round.machine.ts';
import { KINDS, type Kind } from './spoken/draw-number.ts';

const ICONS = { hear: Ear, read: BookOpen, signs: Hand } satisfies Record<Exercise, unknown>;
const CHOICES = ['all', ...KINDS] as const;
type Choice = (typeof CHOICES)[number];

type Props = {
  copy: NumbersCopy;
  onStart: (exercise: Exercise, kinds: readonly Kind[]) => void;
};

/** What to practise, and with which numbers. */
export const StartCard = ({ copy, onStart }: Props) => {
  const [exercise, setExercise] = useState<Exercise>('hear');
  const [choice, setChoice] = useState<Choice>('all');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form);
  const isSilent = useKnownSilence({ mayBeRecorded: false }) && exercise === 'hear';
  return (
    <form
      ref={form}
      // Pressed before its code has come it sends nothing (decision 333).
      method="dialog"
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onStart(exercise, choice === 'all' ? KINDS : [choice]);
      }}
    >
      <h2 className="text-center text-section">{copy.ready}</h2>
      <fieldset>
        <legend className="font-semibold">{copy.how}</legend>
        <div className="mt-2 grid gap-3 sm:grid-cols-3">
          {EXERCISES.map((one) => {
            const Icon = ICONS[one];
            return (
              <label key={one} className="number-way">
                <Icon size={30} aria-hidden="true" className="shrink-0 text-jade" />
                <span className="flex-1">{copy.exercises[one]}</span>
                <input
                  type="radio"
                  name={`${id}-exercise`}
                  className="size-5 shrink-0 accent-accent"
                  checked={exercise === one}
                  onChange={() => setExercise(one)}
                />
              </label>
            );
          })}
        </div>
      </fieldset>
      {exercise !== 'signs' && (
        <div>
          <label htmlFor={id} className="font-semibold">
            {copy.kind}
          </label>
          <select
            id={id}
            className="field mt-1"
            value={choice}
            onChange={({ target }) => setChoice(CHOICES[target.selectedIndex] ?? 'all')}
          >
            {CHOICES.map((one) => (
              <option key={one} value={one}>
                {copy.kinds[one]}
              </option>
            ))}
          </select>
        </div>
      )}
      <BeginBar isSilent={isSilent} texts={copy}>
        <button type="submit" className="button justify-self-center px-8 text-lg button-primary">
          <Play size={20} aria-hidden="true" />
          {copy.begin}
        </button>
      </BeginBar>
    </form>
  );
};
