import type { ComponentType } from 'react';
import type { Skill } from '#src/domain/learning/event.ts';
import { LateSayAloud, LateTypeAnswer, LateWriteStrokes } from '../late-parts.ts';
import { ChooseMeaning } from './ChooseMeaning.tsx';
import type { ExerciseProps } from './exercise-props.ts';

/** One kind of exercise for each skill; null where the catalogue asks for none yet. */
const KINDS: Readonly<Record<Skill, ComponentType<ExerciseProps> | null>> = {
  read: ChooseMeaning,
  hear: null,
  recall: LateTypeAnswer,
  write: LateWriteStrokes,
  say: LateSayAloud,
};

export const Exercise = ({ skill, ...props }: ExerciseProps & { skill: Skill }) => {
  const Kind = KINDS[skill];
  if (!Kind) throw new Error(`There is no exercise for ${skill}`);
  return <Kind {...props} />;
};
