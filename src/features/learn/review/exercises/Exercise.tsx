import type { Skill } from '#src/domain/learning/event.ts';
import { ChooseMeaning } from './ChooseMeaning.tsx';
import type { ExerciseProps } from './exercise-props.ts';
import { SayAloud } from './SayAloud.tsx';
import { TypeAnswer } from './TypeAnswer.tsx';
import { WriteStrokes } from './WriteStrokes.tsx';

/** One kind of exercise for each skill; null where the catalogue asks for none yet. */
const KINDS: Readonly<Record<Skill, typeof ChooseMeaning | null>> = {
  read: ChooseMeaning,
  hear: null,
  recall: TypeAnswer,
  write: WriteStrokes,
  say: SayAloud,
};

export const Exercise = ({ skill, ...props }: ExerciseProps & { skill: Skill }) => {
  const Kind = KINDS[skill];
  if (!Kind) throw new Error(`There is no exercise for ${skill}`);
  return <Kind {...props} />;
};
