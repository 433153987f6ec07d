import { z } from 'zod';
import { AGES, type Age } from '#src/domain/learner-age.ts';
import {
  CHINESE_LEVELS,
  GOALS,
  type ChineseLevel,
  type ListedGoal,
} from '#src/domain/learning/answers.ts';
import { pageNumber } from '#src/lib/page-number.ts';
import { queryOf, textFilter } from '#src/lib/list-address.ts';

/** What the goal of a student may be looked for as; another one was told in own words. */
export const GOAL_CHOICES = [...GOALS, 'other'] as const;

/** The students that an admin looks for, as they stand in the address. */
const schema = z.object({
  goal: z.enum(GOAL_CHOICES).optional().catch(undefined),
  level: z.enum(CHINESE_LEVELS).optional().catch(undefined),
  age: z.enum(AGES).optional().catch(undefined),
  text: textFilter,
  page: pageNumber,
});

export type StudentFilters = {
  goal: ListedGoal | 'other' | undefined;
  level: ChineseLevel | undefined;
  age: Age | undefined;
  /** Part of a name or of an address. */
  text: string | undefined;
  page: number;
};

/** Reads the filters of an address. A field that is empty or can't be read filters nothing. */
export const readStudentFilters = (parameters: URLSearchParams): StudentFilters => {
  const { goal, level, age, text, page } = schema.parse(Object.fromEntries(parameters));
  return { goal, level, age, text, page };
};

/** The query of the address of these filters, with a page of its own; empty without any. */
export const studentQuery = (
  { goal, level, age, text }: StudentFilters,
  { page = 1, ...more }: { page?: number; lang?: string } = {},
): string => queryOf({ goal, level, age, text, ...more, page: page > 1 ? page : undefined });
