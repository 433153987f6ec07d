import { and, asc, desc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { applicantName } from '#src/domain/applicant-name.ts';
import type { LessonState } from '#src/domain/lessons/lesson.ts';
import type { Database } from '../client.ts';
import { lessonEvents, lessons, tutorSchedules } from '../schema/lessons.ts';
import { tutorProfiles } from '../schema/tutors.ts';
import { users } from '../schema/users.ts';
import { holdsText } from './folded-text.ts';
import { toldOfEvent } from './lesson-lists.ts';
import type { StoredLesson } from './lessons.ts';

/** Of a former member neither is known. */
type Person = { name: string | null; email: string | null; goneAt: Date | null };
type LessonEvent = Pick<typeof lessonEvents.$inferSelect, keyof typeof toldOfEvent> & {
  /** The address of whoever did it. */
  actor: string | null;
};

/** A lesson as admins see it: with both people and all that happened to it. */
export type DeskLesson = {
  lesson: StoredLesson;
  student: Person;
  /** As their page names them, on the clock of their hours. */
  tutor: Person & { zone: string | undefined };
  events: LessonEvent[];
};

/** Which lessons an admin looks for. */
export type LessonFilter = {
  lesson: string | undefined;
  state: LessonState | undefined;
  /** Part of a name or of an address of one of the two. */
  text: string | undefined;
};

/** The accounts whose name, or the name of whose page, or whose address holds a text. */
const peopleCalled = (db: Database, text: string) => {
  const part = (name: string) =>
    sql`coalesce(json_extract(${tutorProfiles.data}, ${`$.${name}`}), '')`;
  const onPage = sql`${part('firstName')} || ' ' || ${part('lastName')}`;
  return db
    .select({ id: users.id })
    .from(users)
    .leftJoin(tutorProfiles, eq(tutorProfiles.tutorId, users.id))
    .where(holdsText([sql`${users.name}`, sql`${users.email}`, onPage], text));
};

/**
 * Lessons that an admin looks for, and how many there are: quarrels by which waits longest, others by
 * the latest start.
 */
export const lessonsForDesk = async (
  db: Database,
  { lesson, state, text }: LessonFilter,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ lessons: DeskLesson[]; count: number }> => {
  const student = alias(users, 'student');
  const tutor = alias(users, 'tutor');
  const meant = text ? peopleCalled(db, text) : undefined;
  const where = and(
    lesson ? eq(lessons.id, lesson) : undefined,
    state && eq(lessons.state, state),
    meant && or(inArray(lessons.studentId, meant), inArray(lessons.tutorId, meant)),
  );
  const rows = await db
    .select({
      lesson: getTableColumns(lessons),
      student: { name: student.name, email: student.email, goneAt: student.goneAt },
      tutor: { name: tutor.name, email: tutor.email, goneAt: tutor.goneAt },
      profile: tutorProfiles.data,
      zone: tutorSchedules.zone,
    })
    .from(lessons)
    .innerJoin(student, eq(student.id, lessons.studentId))
    .innerJoin(tutor, eq(tutor.id, lessons.tutorId))
    .leftJoin(tutorProfiles, eq(tutorProfiles.tutorId, lessons.tutorId))
    .leftJoin(tutorSchedules, eq(tutorSchedules.tutorId, lessons.tutorId))
    .where(where)
    .orderBy(state === 'disputed' ? asc(lessons.updatedAt) : desc(lessons.start), lessons.id)
    .limit(perPage)
    .offset((page - 1) * perPage);
  const events = await db
    .select({ lessonId: lessonEvents.lessonId, ...toldOfEvent, actor: users.email })
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
    lessons: rows.map(({ profile, zone, tutor: { name, email, goneAt }, ...row }) => ({
      ...row,
      tutor: { name: applicantName(profile) ?? name, email, goneAt, zone: zone ?? undefined },
      events: of.get(row.lesson.id) ?? [],
    })),
    count: await db.$count(lessons, where),
  };
};

/** How many lessons wait for an admin to decide how they went. */
export const quarrels = (db: Database): Promise<number> =>
  db.$count(lessons, eq(lessons.state, 'disputed'));
