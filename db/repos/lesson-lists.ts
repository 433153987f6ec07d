import { and, eq, exists, gt, inArray, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { LIVE_STATES, OPEN_STATES, type Side } from '#src/domain/lessons/lesson.ts';
import { LESSON_MS } from '#src/domain/lessons/lesson-time.ts';
import type { Database } from '../client.ts';
import { lessons } from '../schema/lessons.ts';
import type { StoredLesson } from './lessons.ts';

/** A lesson by its id alone, for admins and jobs. */
export const anyLesson = async (db: Database, id: string): Promise<StoredLesson | undefined> => {
  const [found] = await db.select().from(lessons).where(eq(lessons.id, id));
  return found;
};

const columnOf = { student: lessons.studentId, tutor: lessons.tutorId } as const;

/** The starts after a moment at which a tutor, or a student, has a live request or lesson. */
export const takenStarts = async (
  db: Database,
  side: Side,
  userId: string,
  after: Date,
): Promise<number[]> => {
  const rows = await db
    .select({ start: lessons.start })
    .from(lessons)
    .where(
      and(
        eq(columnOf[side], userId),
        inArray(lessons.state, [...LIVE_STATES]),
        gt(lessons.start, after),
      ),
    );
  return rows.map(({ start }) => start.getTime());
};

/** A sweep takes so many at a time; the next one comes within a minute. */
const SWEPT_AT_ONCE = 500;

const ofPeople = (userIds: readonly string[] | undefined) =>
  userIds && or(inArray(lessons.tutorId, [...userIds]), inArray(lessons.studentId, [...userIds]));

/** Requests of all people, or of some, that touch an hour at which their tutor accepted another. */
export const outrunRequests = (
  db: Database,
  userIds?: readonly string[],
): Promise<StoredLesson[]> => {
  const rival = alias(lessons, 'rival');
  const rivals = db
    .select({ id: rival.id })
    .from(rival)
    .where(
      and(
        eq(rival.tutorId, lessons.tutorId),
        eq(rival.state, 'accepted'),
        gt(rival.start, sql`${lessons.start} - ${LESSON_MS}`),
        lt(rival.start, sql`${lessons.start} + ${LESSON_MS}`),
      ),
    );
  return db
    .select()
    .from(lessons)
    .where(and(inArray(lessons.state, [...OPEN_STATES]), exists(rivals), ofPeople(userIds)))
    .limit(SWEPT_AT_ONCE);
};
