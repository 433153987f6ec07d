import * as z from 'zod/mini';
import { SHORT_DAYS } from '../week.ts';
import { CHINESE_LEVELS, GOALS, WEEKLY_HOURS } from './answers.ts';
import { DAILY_CAPS } from './choice.ts';
import { LIST_CHARACTERS } from './list-characters.ts';
import { RETENTIONS, type Strictness } from './forgetting.ts';

const path = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/));
const strictness = z.enum(Object.keys(RETENTIONS) as Strictness[]);
export const characterListSchema = z.object({
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

/** Judges what a device sends. Apart from what it describes, since pages that practise judge nothing. */
export const choiceSchema = z.union([
  z.strictObject({ ...common, name: z.literal('path'), value: path }),
  z.strictObject({ ...common, name: z.literal('cap'), value: z.literal(DAILY_CAPS) }),
  z.strictObject({ ...common, name: z.literal('strictness'), value: strictness }),
  z.strictObject({ ...common, name: z.literal('answers'), value: answers }),
  /** One of the learner's own lists of characters; null once it is thrown away. */
  z.strictObject({
    ...common,
    name: z.custom<`list.${string}`>((name) => typeof name === 'string' && LIST_NAME.test(name)),
    value: z.nullable(characterListSchema),
  }),
]);
