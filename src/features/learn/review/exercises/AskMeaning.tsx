import { Check, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Grade } from '#src/domain/learning/event.ts';
import type { CatalogueItem } from '#src/learning/catalogue/catalogue.ts';
import { KeyButton } from '#src/ui/keys/KeyButton.tsx';
import type { ReviewCopy } from '../copy.ts';
import type { ExerciseProps } from './exercise-props.ts';
import { ExerciseFrame, type Verdict } from './ExerciseFrame.tsx';

type Props = ExerciseProps & {
  question: string;
  /** Why it is asked so, before the question. */
  note?: string | undefined;
  /** What is asked about, where it is seen. */
  prompt?: ReactNode;
  /** What plays it, where it is heard. */
  sound?: ReactNode;
  choices: readonly CatalogueItem[];
  /** What the right answer is worth: less after a help. */
  worth?: Grade;
  /** There is nothing to answer yet. */
  waits?: boolean;
  /** Beside “I don’t know”. */
  actions?: ReactNode;
  focus?: 'own';
};

/** One of four meanings is right. */
export const AskMeaning = (props: Props) => {
  const { copy, item, choices, worth = 3, waits = false, grade, onAnswer } = props;
  const [chosen, setChosen] = useState<string>();
  const isAnswered = grade !== undefined;
  const isClosed = isAnswered || waits;

  const choose = (id: string | undefined) => {
    if (isClosed) return;
    setChosen(id);
    onAnswer(id === item.item ? worth : 1);
  };
  const lookOf = (id: string) => {
    if (!isAnswered) return undefined;
    if (id === item.item) return 'right';
    return id === chosen ? 'wrong' : 'other';
  };

  return (
    <ExerciseFrame
      {...props}
      verdict={verdictOf(copy.verdicts, grade, chosen !== undefined)}
      answers={
        <ul className="grid gap-2">
          {choices.map(({ item: id, meaning }, index) => (
            <li key={id}>
              <KeyButton
                className="review-choice"
                shortcut={String(index + 1)}
                data-look={lookOf(id)}
                aria-disabled={isClosed}
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
        <>
          {props.actions}
          <KeyButton
            className="button flex-1 button-quiet"
            shortcut="d"
            aria-disabled={waits}
            onClick={() => choose(undefined)}
          >
            {copy.dontKnow}
          </KeyButton>
        </>
      }
    />
  );
};

const verdictOf = (
  words: ReviewCopy['verdicts'],
  grade: Grade | undefined,
  wasChosen: boolean,
): Verdict => {
  if (grade === 1) return { tone: 'wrong', text: wasChosen ? words.wrong : words.unknown };
  return grade === 2 ? { tone: 'near', text: words.slow } : { tone: 'right', text: words.right };
};
