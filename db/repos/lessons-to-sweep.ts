import { and, eq, exists, gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { OPEN_STATES } from '#src/domain/lessons/lesson.ts';
import { LESSON_MS, TELLING_MS } from '#src/domain/lessons/lesson-time.ts';
import type { Database } from '../client.ts';
import { lessons } from '../schema/lessons.ts';
import type { StoredLesson } from './lessons.ts';

/** A sweep takes so many at a time; the next one comes within a minute. */
const SWEPT_AT_ONCE = 500;

const ofPeople = (userIds: readonly string[] | undefined) =>
  userIds && or(inArray(lessons.tutorId, [...userIds]), inArray(lessons.studentId, [...userIds]));

/** Lessons of all people, or of some, whose time to be answered or to be told of is over. */
export const overdueLessons = async (
  db: Database,
  now: Date,
  userIds?: readonly string[],
): Promise<StoredLesson[]> => {
  const untoldSince = new Date(now.getTime() - LESSON_MS - TELLING_MS);
  // Two statements, each of which an index leads to the few that are overdue.
  const [unanswered, untold] = await db.batch([
    db
      .select()
      .from(lessons)
      .where(
        and(
          inArray(lessons.state, [...OPEN_STATES]),
          lte(lessons.answerUntil, now),
          ofPeople(userIds),
        ),
      )
      .limit(SWEPT_AT_ONCE),
    db
      .select()
      .from(lessons)
      .where(and(eq(lessons.state, 'accepted'), lte(lessons.start, untoldSince), ofPeople(userIds)))
      .limit(SWEPT_AT_ONCE),
  ]);
  return [...unanswered, ...untold];
};

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
