import type { ComponentType } from 'react';
import type { Skill } from '#src/domain/learning/event.ts';
import {
  LateHearAndChoose,
  LateSayAloud,
  LateTypeAnswer,
  LateWriteStrokes,
} from '../late-parts.ts';
import { ChooseMeaning } from './ChooseMeaning.tsx';
import type { ExerciseProps } from './exercise-props.ts';

/** One kind of exercise for each skill. */
const KINDS: Readonly<Record<Skill, ComponentType<ExerciseProps>>> = {
  read: ChooseMeaning,
  hear: LateHearAndChoose,
  recall: LateTypeAnswer,
  write: LateWriteStrokes,
  say: LateSayAloud,
};

export const Exercise = ({ skill, ...props }: ExerciseProps & { skill: Skill }) => {
  const Kind = KINDS[skill];
  return <Kind {...props} />;
};
