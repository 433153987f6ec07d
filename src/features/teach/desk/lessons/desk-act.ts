import { z } from 'zod';
import { LESSON_STATES, OUTCOMES, type LessonState } from '#src/domain/lessons/lesson.ts';
import { isSafeText } from '#src/domain/safe-text.ts';
import { pageNumber } from '#src/lib/page-number.ts';
import { queryOf, textFilter } from '#src/lib/list-address.ts';

/** In UTF-16 units, plain text. */
export const MAX_REASON = 500;

const lesson = z.string().regex(/^[\w-]{1,64}$/);
const reason = z.string().trim().min(1).max(MAX_REASON).refine(isSafeText);
const schema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('settle'), lesson, outcome: z.enum(OUTCOMES) }),
  z.object({ act: z.literal('call_off'), lesson, reason }),
]);

/** What an admin does with a lesson: says how it went, or calls it off for a reason. */
export type DeskAct = z.output<typeof schema>;

/** Reads what an admin has pressed. */
export const readDeskAct = (form: FormData): DeskAct | { fault: 'reason' | 'unread' } => {
  const read = schema.safeParse(Object.fromEntries(form));
  if (read.success) return read.data;
  const isReason = read.error.issues.every(({ path }) => path[0] === 'reason');
  return { fault: isReason ? 'reason' : 'unread' };
};

const filters = z.object({
  lesson: lesson.optional().catch(undefined),
  state: z.enum(LESSON_STATES).optional().catch(undefined),
  text: textFilter,
  page: pageNumber,
});

export type LessonFilters = {
  /** One lesson alone, as mails link to it. */
  lesson: string | undefined;
  state: LessonState | undefined;
  /** Part of a name or of an address of one of the two. */
  text: string | undefined;
  page: number;
};

/** Reads the filters of an address. What is empty or can't be read filters nothing. */
export const readLessonFilters = (parameters: URLSearchParams): LessonFilters => {
  const { lesson: one, state, text, page } = filters.parse(Object.fromEntries(parameters));
  return { lesson: one, state, text, page };
};

/** The query of the address of these filters; empty without any. */
export const lessonQuery = (
  { lesson: one, state, text, page }: LessonFilters,
  told?: string,
): string => queryOf({ lesson: one, state, text, page: page > 1 ? page : undefined, told });
