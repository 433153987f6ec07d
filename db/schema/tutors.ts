import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from './moment.ts';
import { users } from './users.ts';

/** One application per tutor, a draft until it is submitted. */
export const tutorApplications = sqliteTable('tutor_applications', {
  /** `tempTeacherId` on the wire. */
  id: text().primaryKey(),
  userId: text()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  state: text({ enum: ['draft', 'submitted', 'returned', 'approved'] }).notNull(),
  /** The step to come back to, 1 to 7; 0 before the first save. */
  lastStep: integer().notNull().default(0),
  data: text({ mode: 'json' }).notNull().default({}),
  /** Raised by every change, so that a second tab can't overwrite silently (APPLICATION-21). */
  version: integer().notNull().default(0),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
  submittedAt: moment(),
});

/** Every change of an application's state: who, when, and why. */
export const applicationEvents = sqliteTable(
  'application_events',
  {
    id: text().primaryKey(),
    applicationId: text()
      .notNull()
      .references(() => tutorApplications.id, { onDelete: 'cascade' }),
    actorId: text()
      .notNull()
      .references(() => users.id),
    from: text({ enum: ['draft', 'submitted', 'returned', 'approved'] }).notNull(),
    to: text({ enum: ['draft', 'submitted', 'returned', 'approved'] }).notNull(),
    /** `[{ section, reason }]` where it was returned. */
    reasons: text({ mode: 'json' }).notNull().default([]),
    at: moment().notNull(),
  },
  (table) => [index('application_events_by_application').on(table.applicationId, table.at)],
);
