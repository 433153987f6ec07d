import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { AGES } from '#src/domain/learner-age.ts';
import { ACTORS, LESSON_STATES, OUTCOMES } from '#src/domain/lessons/lesson.ts';
import { NOTICE_KINDS } from '#src/domain/lessons/notices.ts';
import { moment } from './moment.ts';
import { users } from './users.ts';

/**
 * When a tutor teaches, where, and for how much. Begun by the first approval with what the
 * application says; from then on the tutor's alone, since these change without one (decision 150).
 */
export const tutorSchedules = sqliteTable('tutor_schedules', {
  tutorId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The IANA time zone of the weekly hours and of the exceptions. */
  zone: text().notNull(),
  /** As the application stores them: `[{ day: 'Monday', slots: [{ from: '07:00', to: '09:00' }] }]`. */
  weekly: text({ mode: 'json' }).notNull(),
  /** Where lessons take place (https), shown to the two of an accepted one. */
  lessonLink: text(),
  /** When that became another; who agreed on a lesson before is told (LESSONS-25). */
  linkChangedAt: moment(),
  /** Of a lesson, in US dollars. */
  priceUsd: real(),
  changedAt: moment().notNull(),
});

/** Days off, hours off and hours more. */
export const tutorExceptions = sqliteTable(
  'tutor_exceptions',
  {
    tutorId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `2027-03-28`, on the tutor's calendar. */
    day: text().notNull(),
    /** 0 to 23; -1 for the whole day. */
    hour: integer().notNull(),
    isOpen: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tutorId, table.day, table.hour] })],
);

/** Lessons from the request on, with all that was asked and answered (docs/behaviour/lessons.md). */
export const lessons = sqliteTable(
  'lessons',
  {
    id: text().primaryKey(),
    studentId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tutorId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: LESSON_STATES }).notNull(),
    /** With a proposal the proposed one: the hour that is held. */
    start: moment().notNull(),
    /** When a request or a proposal is over without an answer. */
    answerUntil: moment(),
    /** Which of the student's three open requests this is, or was. */
    seat: integer().notNull(),
    note: text().notNull(),
    /** What the lesson costs in US dollars: the tutor's price when it was asked for (LESSONS-38). */
    priceUsd: real(),
    /** The IANA time zone in which the student chose the hour. */
    studentZone: text().notNull(),
    /** The learner's age when the lesson was asked for; never a birthday. */
    learnerAge: text({ enum: AGES }),
    /** For a young learner: the sentence by which the guardian asked, as it was shown, and when. */
    guardianSentence: text(),
    guardianConfirmedAt: moment(),
    studentSaid: text({ enum: OUTCOMES }),
    tutorSaid: text({ enum: OUTCOMES }),
    /** Called off within 24 hours before the start. */
    isLate: integer({ mode: 'boolean' }).notNull().default(false),
    /** Why an admin called it off, as both are told. */
    reason: text(),
    /** The student shows the tutor path, level and number of known words (LESSONS-33). */
    sharesLearning: integer({ mode: 'boolean' }).notNull().default(false),
    /** Raised by every change; the SEQUENCE of its calendar entries. */
    version: integer().notNull().default(0),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    // What these three say no statement can undo, whatever is asked at once (decision 126).
    uniqueIndex('lessons_one_an_hour_of_a_tutor')
      .on(table.tutorId, table.start)
      .where(sql`state in ('requested', 'proposed', 'accepted')`),
    uniqueIndex('lessons_one_an_hour_of_a_student')
      .on(table.studentId, table.start)
      .where(sql`state in ('requested', 'proposed', 'accepted')`),
    uniqueIndex('lessons_three_open_of_a_student')
      .on(table.studentId, table.seat)
      .where(sql`state in ('requested', 'proposed')`),
    check('lessons_seat', sql`seat between 1 and 3`),
    index('lessons_by_answer').on(table.state, table.answerUntil),
    index('lessons_by_state').on(table.state, table.start),
    index('lessons_by_student').on(table.studentId, table.start),
    index('lessons_by_tutor').on(table.tutorId, table.start),
  ],
);

/** Every change of a lesson: who, when, what. */
export const lessonEvents = sqliteTable(
  'lesson_events',
  {
    id: text().primaryKey(),
    lessonId: text()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    actorId: text().references(() => users.id, { onDelete: 'set null' }),
    by: text({ enum: ACTORS }).notNull(),
    act: text().notNull(),
    state: text({ enum: LESSON_STATES }).notNull(),
    start: moment().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('lesson_events_by_lesson').on(table.lessonId, table.at)],
);

/** The outbox: a mail about a lesson for one of the two, written with the change that it tells. */
export const lessonMails = sqliteTable(
  'lesson_mails',
  {
    id: text().primaryKey(),
    lessonId: text()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    to: text({ enum: ['student', 'tutor'] }).notNull(),
    kind: text({ enum: NOTICE_KINDS }).notNull(),
    /** Who made the change. */
    by: text({ enum: ACTORS }).notNull(),
    /** The lesson's version and start after the change. */
    version: integer().notNull(),
    start: moment().notNull(),
    dueAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    /** `leased`: somebody is sending it; `dropped`: it came too late or the lesson is off. */
    state: text({ enum: ['waiting', 'leased', 'sent', 'dropped'] })
      .notNull()
      .default('waiting'),
  },
  (table) => [
    uniqueIndex('lesson_mails_once').on(table.lessonId, table.to, table.kind, table.version),
    index('lesson_mails_by_time').on(table.state, table.dueAt),
  ],
);

/** The secret addresses under which people subscribe to their lessons. */
export const calendarFeeds = sqliteTable('calendar_feeds', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The hash of the token in the address. */
  token: text().notNull().unique(),
  createdAt: moment().notNull(),
});
