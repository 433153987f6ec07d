import { v7 as newId } from 'uuid';
import type { Grade, LearningEvent, Skill } from '#src/domain/learning/event.ts';
import { characterId, type ItemId } from '#src/domain/learning/item.ts';

type Graded = {
  id?: string;
  item?: ItemId;
  /** Milliseconds since 1970. */
  at: number;
  skill?: Skill;
  grade?: Grade;
  device?: string;
};

/** Somebody was asked for something and was graded; where nothing is said, knew how to read 学. */
export const graded = ({
  id = newId(),
  item = characterId('学'),
  at,
  skill = 'read',
  grade = 3,
  device = 'device-one',
}: Graded): LearningEvent => ({ id, item, at, device, what: 'graded', skill, grade });
