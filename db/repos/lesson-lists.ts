import { and, asc, desc, eq, exists, gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { LIVE_STATES, OPEN_STATES, type Side } from '#src/domain/lessons/lesson.ts';
import { LESSON_MS, TELLING_MS } from '#src/domain/lessons/lesson-time.ts';
import type { Database } from '../client.ts';
import { lessonEvents, lessons } from '../schema/lessons.ts';
import { users } from '../schema/users.ts';
import type { StoredLesson } from './lessons.ts';

/** A lesson, given that this person is one of its two. */
export const lessonOf = async (
  db: Database,
  id: string,
  userId: string,
): Promise<StoredLesson | undefined> => {
  const [found] = await db
    .select()
    .from(lessons)
    .where(and(eq(lessons.id, id), or(eq(lessons.studentId, userId), eq(lessons.tutorId, userId))));
  return found;
};

/** A lesson by its id alone, for admins and jobs. */
export const anyLesson = async (db: Database, id: string): Promise<StoredLesson | undefined> => {
  const [found] = await db.select().from(lessons).where(eq(lessons.id, id));
  return found;
};

const columnOf = { student: lessons.studentId, tutor: lessons.tutorId } as const;

/** Somebody's lessons as the student or as the tutor, the latest start first. */
export const lessonsAs = (
  db: Database,
  side: Side,
  userId: string,
  most: number,
): Promise<StoredLesson[]> =>
  db
    .select()
    .from(lessons)
    .where(eq(columnOf[side], userId))
    .orderBy(desc(lessons.start))
    .limit(most);

/**
 * The starts at which a tutor, or a student, has a live request or lesson that is not over yet.
 * What has run out counts no more, also before it is written down (LESSONS-8).
 */
export const takenStarts = async (
  db: Database,
  side: Side,
  userId: string,
  now: Date,
): Promise<number[]> => {
  const rows = await db
    .select({ start: lessons.start })
    .from(lessons)
    .where(
      and(
        eq(columnOf[side], userId),
        inArray(lessons.state, [...LIVE_STATES]),
        gt(lessons.start, new Date(now.getTime() - LESSON_MS)),
        or(eq(lessons.state, 'accepted'), gt(lessons.answerUntil, now)),
      ),
    );
  return rows.map(({ start }) => start.getTime());
};

/** How many requests of a student wait for an answer. */
export const openRequests = (db: Database, studentId: string): Promise<number> =>
  db.$count(
    lessons,
    and(eq(lessons.studentId, studentId), inArray(lessons.state, [...OPEN_STATES])),
  );

/** The live lesson of a student with a tutor at a start. */
export const liveLesson = async (
  db: Database,
  { studentId, tutorId, start }: Pick<StoredLesson, 'studentId' | 'tutorId' | 'start'>,
): Promise<StoredLesson | undefined> => {
  const [found] = await db
    .select()
    .from(lessons)
    .where(
      and(
        eq(lessons.tutorId, tutorId),
        eq(lessons.studentId, studentId),
        eq(lessons.start, start),
        inArray(lessons.state, [...LIVE_STATES]),
      ),
    );
  return found;
};

/** A sweep takes so many at a time; the next one comes within a minute. */
const SWEPT_AT_ONCE = 500;

const ofPeople = (userIds: readonly string[] | undefined) =>
  userIds && or(inArray(lessons.tutorId, [...userIds]), inArray(lessons.studentId, [...userIds]));

/** Lessons of all people, or of some, whose time to be answered or to be told of is over. */
export const overdueLessons = (
  db: Database,
  now: Date,
  userIds?: readonly string[],
): Promise<StoredLesson[]> => {
  const untoldSince = new Date(now.getTime() - LESSON_MS - TELLING_MS);
  const isOverdue = or(
    and(inArray(lessons.state, [...OPEN_STATES]), lte(lessons.answerUntil, now)),
    and(eq(lessons.state, 'accepted'), lte(lessons.start, untoldSince)),
  );
  return db
    .select()
    .from(lessons)
    .where(and(isOverdue, ofPeople(userIds)))
    .limit(SWEPT_AT_ONCE);
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

/** What happened to a lesson, in order. */
export const historyOf = (db: Database, lessonId: string) =>
  db
    .select({
      by: lessonEvents.by,
      act: lessonEvents.act,
      state: lessonEvents.state,
      start: lessonEvents.start,
      at: lessonEvents.at,
    })
    .from(lessonEvents)
    .where(eq(lessonEvents.lessonId, lessonId))
    .orderBy(asc(lessonEvents.at));

/** What people are called, by the id of their account. */
export const namesOf = async (
  db: Database,
  userIds: readonly string[],
): Promise<Map<string, string | undefined>> => {
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...new Set(userIds)]));
  return new Map(rows.map(({ id, name }) => [id, name ?? undefined]));
};
