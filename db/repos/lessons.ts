import { randomUUID } from 'node:crypto';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { AdminActKind } from '#src/domain/admin-acts.ts';
import type { Age } from '#src/domain/learner-age.ts';
import {
  LIVE_STATES,
  OPEN_STATES,
  type ActType,
  type Actor,
  type Lesson,
} from '#src/domain/lessons/lesson.ts';
import { LESSON_MS } from '#src/domain/lessons/lesson-time.ts';
import type { Notice } from '#src/domain/lessons/notices.ts';
import type { Database } from '../client.ts';
import { lessons } from '../schema/lessons.ts';
import { actOfChange } from './admin-acts.ts';
import { mailToAdmins } from './admin-mails.ts';
import { isAskable } from './tutor-pages.ts';
import { isTeaching } from './tutor-profiles.ts';

export type StoredLesson = typeof lessons.$inferSelect;

/** What the rules of the domain look at. */
export const ruledBy = (stored: StoredLesson): Lesson => ({
  state: stored.state,
  start: stored.start.getTime(),
  answerUntil: stored.answerUntil?.getTime(),
  said: {
    ...(stored.studentSaid && { student: stored.studentSaid }),
    ...(stored.tutorSaid && { tutor: stored.tutorSaid }),
  },
  isLate: stored.isLate,
});

const OPEN = sql.raw(OPEN_STATES.map((state) => `'${state}'`).join(', '));
const LIVE = sql.raw(LIVE_STATES.map((state) => `'${state}'`).join(', '));

type Hour = { lessonId: string; tutorId: string; studentId: string; start: number };

/** Whether a tutor and a student are both free for an hour, but for the lesson itself. */
const isFree = ({ lessonId, tutorId, studentId, start }: Hour): SQL => {
  const touches = sql`other.start > ${start - LESSON_MS} AND other.start < ${start + LESSON_MS}`;
  return sql`NOT EXISTS (
      SELECT 1 FROM lessons AS other WHERE other.tutor_id = ${tutorId} AND other.id <> ${lessonId}
        AND ${touches}
        AND (other.state = 'accepted' OR (other.state IN (${LIVE}) AND other.start = ${start}))
    ) AND NOT EXISTS (
      SELECT 1 FROM lessons AS other WHERE other.student_id = ${studentId} AND other.id <> ${lessonId}
        AND ${touches} AND other.state IN (${LIVE})
    )`;
};

/** The history and the mails of a change: written with it, or not at all where it did not happen. */
const traces = (
  db: Database,
  { lessonId, eventId, actorId, by, act, at, notices }: Trace,
  happened: SQL,
) => [
  db.run(sql`INSERT INTO lesson_events (id, lesson_id, actor_id, "by", act, state, start, at)
    SELECT ${eventId}, id, ${actorId}, ${by}, ${act}, state, start, ${at.getTime()}
    FROM lessons WHERE id = ${lessonId} AND ${happened}`),
  ...notices.map(({ to, kind, dueAt }) =>
    db.run(sql`INSERT INTO lesson_mails (id, lesson_id, "to", kind, "by", version, start, due_at)
      SELECT ${randomUUID()}, id, ${to}, ${kind}, ${by}, version, start, ${dueAt}
      FROM lessons WHERE id = ${lessonId}
        AND EXISTS (SELECT 1 FROM lesson_events WHERE id = ${eventId})
      ON CONFLICT DO NOTHING`),
  ),
];

type Trace = {
  lessonId: string;
  eventId: string;
  actorId: string | null;
  by: Actor;
  act: ActType | 'request';
  at: Date;
  notices: readonly Notice[];
};

/** `changes()` counts the rows of the statement before. */
const JUST_HAPPENED = sql`changes() = 1`;

export type NewRequest = {
  id: string;
  studentId: string;
  tutorId: string;
  start: Date;
  answerUntil: Date;
  note: string;
  /** Of a tutor who has named one. */
  priceUsd?: number | undefined;
  studentZone: string;
  learnerAge: Age | undefined;
  guardianSentence: string | undefined;
  at: Date;
  notices: readonly Notice[];
};

/**
 * Adds a request where the tutor can be asked, both are free and the student has an open seat: one
 * statement, behind which three indexes stand. Answers whether it was added.
 */
export const addRequest = async (db: Database, one: NewRequest): Promise<boolean> => {
  const { id, studentId, tutorId, at } = one;
  const start = one.start.getTime();
  const [added] = await db.batch([
    db.run(sql`INSERT INTO lessons (id, student_id, tutor_id, state, start, answer_until, seat,
        note, price_usd, student_zone, learner_age, guardian_sentence, guardian_confirmed_at,
        created_at, updated_at)
      SELECT ${id}, ${studentId}, ${tutorId}, 'requested', ${start}, ${one.answerUntil.getTime()},
        seat, ${one.note}, ${one.priceUsd ?? null}, ${one.studentZone}, ${one.learnerAge ?? null},
        ${one.guardianSentence ?? null}, ${one.guardianSentence ? at.getTime() : null},
        ${at.getTime()}, ${at.getTime()}
      FROM (SELECT 1 AS seat UNION ALL SELECT 2 UNION ALL SELECT 3)
      WHERE seat NOT IN (
          SELECT held.seat FROM lessons AS held
          WHERE held.student_id = ${studentId} AND held.state IN (${OPEN})
        )
        AND ${isAskable(db, tutorId)}
        AND ${isFree({ lessonId: id, tutorId, studentId, start })}
      ORDER BY seat LIMIT 1
      ON CONFLICT DO NOTHING`),
    ...traces(
      db,
      {
        lessonId: id,
        eventId: randomUUID(),
        actorId: studentId,
        by: 'student',
        act: 'request',
        at,
        notices: one.notices,
      },
      JUST_HAPPENED,
    ),
  ]);
  return added.rowsAffected === 1;
};

export type LessonChange = {
  before: StoredLesson;
  after: Lesson;
  act: ActType;
  by: Actor;
  actorId: string | null;
  at: Date;
  notices: readonly Notice[];
  /** Where an admin does it: as what it stands among the acts of admins, and why. */
  adminAct?: { act: AdminActKind; adminId: string; detail?: string; reason?: string } | undefined;
  /** The addresses of the admins who are told that the two tell it differently. */
  toldOfQuarrel?: readonly string[] | undefined;
};

/**
 * Writes a change of a lesson as it was seen, with its history and its mails. Answers whether it
 * happened: not where somebody was faster, or where the hour that it takes is no longer free or its
 * tutor teaches no more.
 */
export const writeChange = async (db: Database, change: LessonChange): Promise<boolean> => {
  const { before, after, act, by, actorId, at, notices, adminAct, toldOfQuarrel } = change;
  const { id: lessonId, tutorId, studentId } = before;
  const eventId = randomUUID();
  const takesHour = act === 'accept' || act === 'propose';
  const [changed] = await db.batch([
    db
      .update(lessons)
      .set({
        state: after.state,
        start: new Date(after.start),
        answerUntil: after.answerUntil === undefined ? null : new Date(after.answerUntil),
        studentSaid: after.said.student ?? null,
        tutorSaid: after.said.tutor ?? null,
        isLate: after.isLate,
        ...(adminAct?.reason && { reason: adminAct.reason }),
        version: before.version + 1,
        updatedAt: at,
      })
      .where(
        and(
          eq(lessons.id, lessonId),
          eq(lessons.version, before.version),
          takesHour ? isFree({ lessonId, tutorId, studentId, start: after.start }) : undefined,
          takesHour ? isTeaching(db, tutorId) : undefined,
        ),
      )
      .returning({ id: lessons.id }),
    ...(adminAct ? [actOfChange(db, { ...adminAct, about: 'lesson', aboutId: lessonId, at })] : []),
    ...traces(db, { lessonId, eventId, actorId, by, act, at, notices }, JUST_HAPPENED),
    ...(toldOfQuarrel
      ? [
          mailToAdmins(
            db,
            sql`SELECT lesson_id AS about_id FROM lesson_events WHERE id = ${eventId}`,
            {
              kind: 'quarrel',
              adminEmails: toldOfQuarrel,
              at,
            },
          ),
        ]
      : []),
  ]);
  return changed.length === 1;
};
