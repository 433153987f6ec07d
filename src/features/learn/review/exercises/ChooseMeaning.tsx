import { useMemo, type ReactNode } from 'react';
import { choicesFor } from '../answers/meanings.ts';
import { AskMeaning } from './AskMeaning.tsx';
import type { ExerciseProps } from './exercise-props.ts';
import { Hanzi } from './ItemText.tsx';

type Props = ExerciseProps & {
  note?: string;
  /** Beside “I don’t know”. */
  actions?: ReactNode;
};

/** Hanzi are shown, one of four meanings is theirs. */
export const ChooseMeaning = (props: Props) => {
  const { copy, catalogue, item, chance } = props;
  const choices = useMemo(() => choicesFor(catalogue, item, chance), [catalogue, item, chance]);
  return (
    <AskMeaning
      {...props}
      question={copy.questions.read}
      prompt={<Hanzi item={item} />}
      choices={choices}
    />
  );
};
