import { expect, test } from 'vitest';
import type { Exercise } from '#src/domain/learning/day-plan.ts';
import { characterId } from '#src/domain/learning/item.ts';
import { spreadNew } from './spread-new.ts';

const one = (isNew: boolean): Exercise => ({ item: characterId('一'), skill: 'read', isNew });
const shown = (plan: readonly Exercise[]) => plan.map(({ isNew }) => (isNew ? 'N' : '·')).join('');

test.each([
  [6, 2, '··N··N··'],
  [5, 1, '···N··'],
  [0, 3, 'NNN'],
  [3, 0, '···'],
  [2, 4, 'N·NN·N'],
])('%i known ones with %i new ones are asked as %s', (known, fresh, order) => {
  const plan = [
    ...Array.from({ length: known }, () => one(false)),
    ...Array.from({ length: fresh }, () => one(true)),
  ];
  expect(shown(spreadNew(plan))).toBe(order);
});
