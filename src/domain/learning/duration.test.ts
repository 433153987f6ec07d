import { expect, test } from 'vitest';
import type { Exercise } from './day-plan.ts';
import { characterId } from './item.ts';
import { minutesFor } from './duration.ts';

const exercises = (count: number, exercise: Omit<Exercise, 'item'>) =>
  Array.from({ length: count }, () => ({ item: characterId('字'), ...exercise }));

test('nothing takes no time, and a single exercise a minute', () => {
  expect(minutesFor([])).toBe(0);
  expect(minutesFor(exercises(1, { skill: 'read', isNew: false }))).toBe(1);
});

test('drawing takes longer than choosing, and what is new longer than what is known', () => {
  const of = (exercise: Omit<Exercise, 'item'>) => minutesFor(exercises(30, exercise));
  expect(of({ skill: 'read', isNew: false })).toBe(6);
  expect(of({ skill: 'read', isNew: true })).toBe(11);
  expect(of({ skill: 'write', isNew: false })).toBe(16);
});
