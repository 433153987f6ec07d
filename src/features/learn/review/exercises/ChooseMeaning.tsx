import { Check, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { choicesFor } from '../answers/meanings.ts';
import type { ExerciseProps } from './exercise-props.ts';
import { ExerciseFrame } from './ExerciseFrame.tsx';
import { Hanzi } from './ItemText.tsx';
import { KeyButton } from '#src/ui/keys/KeyButton.tsx';

/** Hanzi are shown, one of four meanings is theirs. */
export const ChooseMeaning = (props: ExerciseProps) => {
  const { copy, catalogue, item, chance, grade, onAnswer } = props;
  const [chosen, setChosen] = useState<string>();
  const choices = useMemo(() => choicesFor(catalogue, item, chance), [catalogue, item, chance]);
  const isAnswered = grade !== undefined;

  const choose = (id: string | undefined) => {
    if (isAnswered) return;
    setChosen(id);
    onAnswer(id === item.item ? 3 : 1);
  };
  const lookOf = (id: string) => {
    if (!isAnswered) return undefined;
    if (id === item.item) return 'right';
    return id === chosen ? 'wrong' : 'other';
  };

  return (
    <ExerciseFrame
      {...props}
      question={copy.questions.read}
      prompt={<Hanzi item={item} />}
      verdict={
        grade === 1
          ? { tone: 'wrong', text: chosen ? copy.verdicts.wrong : copy.verdicts.unknown }
          : { tone: 'right', text: copy.verdicts.right }
      }
      answers={
        <ul className="grid gap-2">
          {choices.map(({ item: id, meaning }, index) => (
            <li key={id}>
              <KeyButton
                className="review-choice"
                shortcut={String(index + 1)}
                data-look={lookOf(id)}
                aria-disabled={isAnswered}
                onClick={() => choose(id)}
              >
                {lookOf(id) === 'right' && <Check size={20} aria-label={copy.rightChoice} />}
                {lookOf(id) === 'wrong' && <X size={20} aria-label={copy.yourChoice} />}
                <span className="flex-1 text-start">{meaning}</span>
              </KeyButton>
            </li>
          ))}
        </ul>
      }
      actions={
        <KeyButton
          className="button flex-1 button-quiet"
          shortcut="d"
          onClick={() => choose(undefined)}
        >
          {copy.dontKnow}
        </KeyButton>
      }
    />
  );
};
