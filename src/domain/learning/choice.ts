import type { output } from 'zod/mini';
import type { characterListSchema, choiceSchema } from './choice-schema.ts';

/** Exercises a day at most: what a learner can choose from. */
export const DAILY_CAPS = [10, 20, 30, 45] as const;
export type DailyCap = (typeof DAILY_CAPS)[number];

/** What a learner decided: the path, the load, lists of their own. Of each name the newest holds. */
export type Choice = output<typeof choiceSchema>;
export type ChoiceName = Choice['name'];
export type LearnerAnswers = Extract<Choice, { name: 'answers' }>['value'];
export type CharacterList = output<typeof characterListSchema>;

/** Whether a choice stands against another of its name: by time, at one moment by its text. */
export const isNewer = (one: Choice, other: Choice): boolean =>
  one.at === other.at ? JSON.stringify(one.value) > JSON.stringify(other.value) : one.at > other.at;

/** The newest choice of each name, whatever their order and however often each is given. */
export const mergeChoices = (...all: readonly (readonly Choice[])[]): Choice[] => {
  const newest = new Map<ChoiceName, Choice>();
  for (const choice of all.flat()) {
    const known = newest.get(choice.name);
    if (!known || isNewer(choice, known)) newest.set(choice.name, choice);
  }
  return [...newest.values()];
};
