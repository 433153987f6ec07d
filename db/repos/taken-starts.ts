import { and, eq, gt, inArray, or } from 'drizzle-orm';
import { LIVE_STATES, type Side } from '#src/domain/lessons/lesson.ts';
import { LESSON_MS } from '#src/domain/lessons/lesson-time.ts';
import type { Database } from '../client.ts';
import { lessons } from '../schema/lessons.ts';
import { columnOf } from './lesson-lists.ts';

/**
 * Of live requests and lessons that are not over yet. What has run out counts no more, also before it
 * is written down (LESSONS-8).
 */
const isTaking = (now: Date) =>
  and(
    inArray(lessons.state, [...LIVE_STATES]),
    gt(lessons.start, new Date(now.getTime() - LESSON_MS)),
    or(eq(lessons.state, 'accepted'), gt(lessons.answerUntil, now)),
  );

/** The starts that are taken of a tutor's, or of a student's, hours. */
export const takenStarts = async (
  db: Database,
  side: Side,
  userId: string,
  now: Date,
): Promise<number[]> => {
  const rows = await db
    .select({ start: lessons.start })
    .from(lessons)
    .where(and(eq(columnOf[side], userId), isTaking(now)));
  return rows.map(({ start }) => start.getTime());
};

/** The starts that are taken of all tutors' hours, by tutor. */
export const takenOfAll = async (db: Database, now: Date): Promise<Map<string, number[]>> => {
  const rows = await db
    .select({ tutorId: lessons.tutorId, start: lessons.start })
    .from(lessons)
    .where(isTaking(now));
  const byTutor = Map.groupBy(rows, ({ tutorId }) => tutorId);
  return new Map(
    [...byTutor].map(([tutorId, taken]) => [tutorId, taken.map(({ start }) => start.getTime())]),
  );
};
