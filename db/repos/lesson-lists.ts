import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  lt,
  lte,
  ne,
  not,
  notInArray,
  or,
  sql,
  type Placeholder,
} from 'drizzle-orm';
import {
  LIVE_STATES,
  OPEN_STATES,
  type LessonState,
  type Side,
} from '#src/domain/lessons/lesson.ts';
import { LESSON_MS } from '#src/domain/lessons/lesson-time.ts';
import type { Database } from '../client.ts';
import { prepared } from '../prepared.ts';
import { adminActs } from '../schema/admin.ts';
import { lessonEvents, lessons, tutorSchedules } from '../schema/lessons.ts';
import { tutorPages, tutorProfiles } from '../schema/tutors.ts';
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

/** Where a lesson has somebody of a side. */
export const columnOf = { student: lessons.studentId, tutor: lessons.tutorId } as const;

/** All lessons and requests of somebody as the student or as the tutor, the latest start first. */
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

const saidBy = { student: lessons.studentSaid, tutor: lessons.tutorSaid } as const;

/** A lesson that began by then is over. */
const endedBy = (now: Date) => new Date(now.getTime() - LESSON_MS);

/** What asks nothing of somebody any more: it came to an end, or they have told how it went. */
const isPast = (side: Side, ended: Date | Placeholder) =>
  or(
    notInArray(lessons.state, [...LIVE_STATES]),
    and(eq(lessons.state, 'accepted'), lte(lessons.start, ended), isNotNull(saidBy[side])),
  );

/**
 * What matters to somebody now as the student or as the tutor, the soonest start first: open requests,
 * what is agreed, and what they have not yet told of. As many as there are, which answers in time,
 * hours and seats keep few.
 */
export const presentLessons = (db: Database, userId: string, now: Date): Promise<StoredLesson[]> =>
  presentQuery(db).all({ userId, ended: endedBy(now) });

const isPresent = (side: Side) =>
  and(
    eq(columnOf[side], sql.placeholder('userId')),
    not(isPast(side, sql.placeholder('ended')) ?? sql`0`),
  );

const presentQuery = prepared((db) =>
  db
    .select()
    .from(lessons)
    .where(or(isPresent('student'), isPresent('tutor')))
    .orderBy(asc(lessons.start))
    .prepare(),
);

export type Page = { page: number; perPage: number };

/** A page, from 1 on, of what is past for somebody, the latest start first, and how many there are. */
export const pastLessons = async (
  db: Database,
  side: Side,
  userId: string,
  now: Date,
  { page, perPage }: Page,
): Promise<{ lessons: StoredLesson[]; count: number }> => {
  const before = (page - 1) * perPage;
  const ended = endedBy(now);
  const found = await pastAs[side](db).all({ userId, ended, perPage, before });
  // The last page tells how many there are; past its end nothing is known.
  const isLast = found.length < perPage && (found.length > 0 || page === 1);
  return {
    lessons: found,
    count: isLast
      ? before + found.length
      : await db.$count(lessons, isTheirPast(side, userId, ended)),
  };
};

const isTheirPast = (side: Side, userId: string | Placeholder, ended: Date | Placeholder) =>
  and(eq(columnOf[side], userId), isPast(side, ended));

const pastQuery = (side: Side) =>
  prepared((db) =>
    db
      .select()
      .from(lessons)
      .where(isTheirPast(side, sql.placeholder('userId'), sql.placeholder('ended')))
      .orderBy(desc(lessons.start), desc(lessons.id))
      .limit(sql.placeholder('perPage'))
      .offset(sql.placeholder('before'))
      .prepare(),
  );
const pastAs = { student: pastQuery('student'), tutor: pastQuery('tutor') } as const;

/** Somebody's lessons in some states that began since a moment or are ahead, the soonest first. */
export const lessonsSince = (
  db: Database,
  side: Side,
  userId: string,
  { states, since }: { states: readonly LessonState[]; since: Date },
): Promise<StoredLesson[]> =>
  db
    .select()
    .from(lessons)
    .where(
      and(
        eq(columnOf[side], userId),
        inArray(lessons.state, [...states]),
        gt(lessons.start, since),
      ),
    )
    .orderBy(asc(lessons.start));

/** What lies ahead of a tutor, the soonest first: open requests, and accepted lessons not yet begun. */
export const lessonsAhead = (db: Database, tutorId: string, now: Date): Promise<StoredLesson[]> =>
  db
    .select()
    .from(lessons)
    .where(
      and(
        eq(lessons.tutorId, tutorId),
        inArray(lessons.state, [...LIVE_STATES]),
        gt(lessons.start, now),
      ),
    )
    .orderBy(asc(lessons.start));

/**
 * Tutors who teach no more and still have something ahead, with the admin who suspended them last
 * where one did that, and those who rest while something still waits for an answer.
 */
export const strandedTutors = (db: Database, now: Date) =>
  db
    .selectDistinct({
      tutorId: lessons.tutorId,
      state: tutorProfiles.state,
      adminId: sql<string | null>`(
        SELECT ${adminActs.adminId} FROM ${adminActs}
        WHERE ${adminActs.about} = 'account' AND ${adminActs.aboutId} = ${lessons.tutorId}
          AND ${adminActs.act} = 'tutor_suspended'
        ORDER BY ${adminActs.at} DESC LIMIT 1)`,
    })
    .from(lessons)
    .innerJoin(tutorProfiles, eq(tutorProfiles.tutorId, lessons.tutorId))
    .leftJoin(tutorPages, eq(tutorPages.tutorId, lessons.tutorId))
    .where(
      and(
        inArray(lessons.state, [...LIVE_STATES]),
        or(
          ne(tutorProfiles.state, 'visible'),
          and(isNotNull(tutorPages.pausedAt), inArray(lessons.state, [...OPEN_STATES])),
        ),
        gt(lessons.start, now),
      ),
    );

/** Tutors whose link became another after a lesson ahead was agreed, and when, as far as that is untold. */
export const untoldLinks = (db: Database, now: Date) =>
  db
    .selectDistinct({ tutorId: lessons.tutorId, changedAt: tutorSchedules.linkChangedAt })
    .from(lessons)
    .innerJoin(tutorSchedules, eq(tutorSchedules.tutorId, lessons.tutorId))
    .where(
      and(
        eq(lessons.state, 'accepted'),
        gt(lessons.start, now),
        lt(lessons.updatedAt, tutorSchedules.linkChangedAt),
      ),
    );

/** What is told of something that happened to a lesson. */
export const toldOfEvent = {
  by: lessonEvents.by,
  act: lessonEvents.act,
  state: lessonEvents.state,
  start: lessonEvents.start,
  at: lessonEvents.at,
};

/** What happened to a lesson, in order. */
export const historyOf = (db: Database, lessonId: string) =>
  db
    .select(toldOfEvent)
    .from(lessonEvents)
    .where(eq(lessonEvents.lessonId, lessonId))
    .orderBy(asc(lessonEvents.at));
