import { and, eq, exists, gt, inArray, isNull, or } from 'drizzle-orm';
import { LIVE_STATES, OPEN_STATES } from '#src/domain/lessons/lesson.ts';
import type { Database } from '../client.ts';
import { lessonEvents, lessons } from '../schema/lessons.ts';
import type { StoredLesson } from './lessons.ts';

/**
 * How many requests and proposals ahead of a tutor can still be answered: a number that is waited
 * for, or a part of another statement.
 */
export const openAhead = (db: Database, tutorId: string, now: Date) =>
  db.$count(lessons, and(eq(lessons.tutorId, tutorId), canBeAnswered(now)));

/** Also before the minute's sweep has let go what has run out. */
const canBeAnswered = (now: Date) =>
  and(
    inArray(lessons.state, [...OPEN_STATES]),
    gt(lessons.start, now),
    or(isNull(lessons.answerUntil), gt(lessons.answerUntil, now)),
  );

/** How many requests of a student wait for an answer. */
export const openRequests = (db: Database, studentId: string, now: Date): Promise<number> =>
  db.$count(lessons, and(eq(lessons.studentId, studentId), canBeAnswered(now)));

/** How many of a student's requests have been withdrawn since a moment. */
export const withdrawnSince = (db: Database, studentId: string, since: Date): Promise<number> =>
  db.$count(
    lessons,
    and(
      eq(lessons.studentId, studentId),
      eq(lessons.state, 'withdrawn'),
      gt(lessons.updatedAt, since),
    ),
  );

/**
 * The live lesson that a student has asked a tutor for at a start: also while another time is
 * proposed for it, so that whoever asks again, having heard no answer, is told how it stands.
 */
export const askedFor = async (
  db: Database,
  { studentId, tutorId, start }: Pick<StoredLesson, 'studentId' | 'tutorId' | 'start'>,
): Promise<StoredLesson | undefined> => {
  const request = db
    .select({ id: lessonEvents.id })
    .from(lessonEvents)
    .where(
      and(
        eq(lessonEvents.lessonId, lessons.id),
        eq(lessonEvents.act, 'request'),
        eq(lessonEvents.start, start),
      ),
    );
  const [found] = await db
    .select()
    .from(lessons)
    .where(
      and(
        eq(lessons.tutorId, tutorId),
        eq(lessons.studentId, studentId),
        or(
          and(eq(lessons.start, start), inArray(lessons.state, [...LIVE_STATES])),
          and(eq(lessons.state, 'proposed'), exists(request)),
        ),
      ),
    );
  return found;
};
