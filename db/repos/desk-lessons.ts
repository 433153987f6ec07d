import { asc, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { LessonState } from '#src/domain/lessons/lesson.ts';
import type { Database } from '../client.ts';
import { lessonEvents, lessons } from '../schema/lessons.ts';
import { users } from '../schema/users.ts';
import type { StoredLesson } from './lessons.ts';

type Person = { name: string | null; email: string | null };
export type LessonEvent = Pick<
  typeof lessonEvents.$inferSelect,
  'by' | 'act' | 'state' | 'start' | 'at'
> & {
  /** The address of whoever did it. */
  actor: string | null;
};

/** A lesson as admins see it: with both people and all that happened to it. */
export type DeskLesson = {
  lesson: StoredLesson;
  student: Person;
  tutor: Person;
  events: LessonEvent[];
};

/**
 * Lessons in a state, or all, and how many there are: quarrels by which waits longest, others by the
 * latest start.
 */
export const lessonsForDesk = async (
  db: Database,
  state: LessonState | undefined,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ lessons: DeskLesson[]; count: number }> => {
  const student = alias(users, 'student');
  const tutor = alias(users, 'tutor');
  const where = state && eq(lessons.state, state);
  const rows = await db
    .select({
      lesson: getTableColumns(lessons),
      student: { name: student.name, email: student.email },
      tutor: { name: tutor.name, email: tutor.email },
    })
    .from(lessons)
    .innerJoin(student, eq(student.id, lessons.studentId))
    .innerJoin(tutor, eq(tutor.id, lessons.tutorId))
    .where(where)
    .orderBy(state === 'disputed' ? asc(lessons.updatedAt) : desc(lessons.start), lessons.id)
    .limit(perPage)
    .offset((page - 1) * perPage);
  const events = await db
    .select({
      lessonId: lessonEvents.lessonId,
      by: lessonEvents.by,
      act: lessonEvents.act,
      state: lessonEvents.state,
      start: lessonEvents.start,
      at: lessonEvents.at,
      actor: users.email,
    })
    .from(lessonEvents)
    .leftJoin(users, eq(users.id, lessonEvents.actorId))
    .where(
      inArray(
        lessonEvents.lessonId,
        rows.map(({ lesson }) => lesson.id),
      ),
    )
    .orderBy(asc(lessonEvents.at));
  const of = Map.groupBy(events, ({ lessonId }) => lessonId);
  return {
    lessons: rows.map((row) => ({ ...row, events: of.get(row.lesson.id) ?? [] })),
    count: await db.$count(lessons, where),
  };
};

/** How many lessons wait for an admin to decide how they went. */
export const quarrels = (db: Database): Promise<number> =>
  db.$count(lessons, eq(lessons.state, 'disputed'));
