import * as z from 'zod/mini';
import { SHORT_DAYS } from '../week.ts';
import { CHINESE_LEVELS, GOALS, WEEKLY_HOURS } from './answers.ts';
import { LIST_CHARACTERS } from './list-characters.ts';
import { RETENTIONS, type Strictness } from './schedule.ts';

/** Exercises a day at most, by the hours that a learner gives to Chinese in a week. */
export const CAPS = [10, 20, 30, 45] as const;
export type Cap = (typeof CAPS)[number];

const path = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/));
const strictness = z.enum(Object.keys(RETENTIONS) as Strictness[]);
const characterList = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  characters: z
    .array(z.string().check(z.regex(/^\p{Script=Han}$/u)))
    .check(z.minLength(1), z.maxLength(LIST_CHARACTERS)),
});

/** What the eight questions told about a plan; null is a question left open, or own words. */
const answers = z.strictObject({
  goal: z.nullable(z.enum(GOALS)),
  level: z.nullable(z.enum(CHINESE_LEVELS)),
  hours: z.nullable(z.enum(WEEKLY_HOURS)),
  days: z.array(z.enum(SHORT_DAYS)).check(z.maxLength(SHORT_DAYS.length)),
});

const common = {
  /** When it was chosen, by the device's clock, in milliseconds since 1970. */
  at: z.int().check(z.gte(0)),
};

/** How long a list's name is: `list.` and the id that the device gave it. */
const LIST_NAME = /^list\.[\w-]{8,40}$/;

export const choiceSchema = z.union([
  z.strictObject({ ...common, name: z.literal('path'), value: path }),
  z.strictObject({ ...common, name: z.literal('cap'), value: z.literal(CAPS) }),
  z.strictObject({ ...common, name: z.literal('strictness'), value: strictness }),
  z.strictObject({ ...common, name: z.literal('answers'), value: answers }),
  /** One of the learner's own lists of characters; null once it is thrown away. */
  z.strictObject({
    ...common,
    name: z.custom<`list.${string}`>((name) => typeof name === 'string' && LIST_NAME.test(name)),
    value: z.nullable(characterList),
  }),
]);

/** What a learner decided: the path, the load, lists of their own. Of each name the newest holds. */
export type Choice = z.output<typeof choiceSchema>;
export type ChoiceName = Choice['name'];
export type LearnerAnswers = z.output<typeof answers>;
export type CharacterList = z.output<typeof characterList>;

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
