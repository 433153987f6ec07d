import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { APPLICATION_ACTS, APPLICATION_STATES, PROFILE_STATES } from '#src/domain/tutors/states.ts';
import { LOCALES } from '#src/i18n/locales.ts';
import { moment } from './moment.ts';
import { users } from './users.ts';

/** What a tutor works on, one per tutor: a draft until it is submitted, and again when it is edited. */
export const tutorApplications = sqliteTable('tutor_applications', {
  /** `tempTeacherId` on the wire. */
  id: text().primaryKey(),
  userId: text()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  state: text({ enum: APPLICATION_STATES }).notNull(),
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
    act: text({ enum: APPLICATION_ACTS }).notNull(),
    from: text({ enum: APPLICATION_STATES }).notNull(),
    to: text({ enum: APPLICATION_STATES }).notNull(),
    /** `[{ section, reason }]` where it was returned or reopened. */
    reasons: text({ mode: 'json' }).notNull().default([]),
    /** Why it was declined. */
    reason: text(),
    at: moment().notNull(),
  },
  (table) => [index('application_events_by_application').on(table.applicationId, table.at)],
);

/**
 * A tutor as an admin approved them: what everyone sees, kept apart from what the tutor works on
 * (decision 150).
 */
export const tutorProfiles = sqliteTable('tutor_profiles', {
  tutorId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  data: text({ mode: 'json' }).notNull(),
  /** A pause is the tutor's own matter and stands with the page. */
  state: text({ enum: PROFILE_STATES }).notNull(),
  /** Raised by every approval and every change of the state. */
  version: integer().notNull().default(0),
  approvedAt: moment().notNull(),
  approvedBy: text().references(() => users.id, { onDelete: 'set null' }),
  changedAt: moment().notNull(),
});

/** The public page of a tutor, from the first approval on: its address, and whether it rests. */
export const tutorPages = sqliteTable('tutor_pages', {
  tutorId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The last part of the address; it stays, whatever the tutor is called later. */
  slug: text().notNull().unique(),
  /** Since when the tutor takes no new students and is hidden. */
  pausedAt: moment(),
  createdAt: moment().notNull(),
});

/** Who asked for one mail when there are tutors to choose from. */
export const tutorWaits = sqliteTable('tutor_waits', {
  id: text().primaryKey(),
  /** Trimmed and in small letters. */
  email: text().notNull().unique(),
  locale: text({ enum: LOCALES }).notNull(),
  /** `told` after the one mail, `ended` by whoever wants none. */
  state: text({ enum: ['pending', 'confirmed', 'told', 'ended'] }).notNull(),
  createdAt: moment().notNull(),
  /** When a mail last asked to confirm, and how many did since the last confirmation. */
  confirmationMailedAt: moment().notNull(),
  confirmationMails: integer().notNull().default(1),
  changedAt: moment().notNull(),
  /** How often the one mail was tried in vain, and when it may be tried next. */
  attempts: integer().notNull().default(0),
  dueAt: moment()
    .notNull()
    .default(sql`0`),
});

/** Students who asked for one mail when a tutor fits; the row goes with the mail. */
export const tutorFitWaits = sqliteTable(
  'tutor_fit_waits',
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Filters as they stand in an address, or `by=answers`, with the zone. */
    query: text().notNull(),
    askedAt: moment().notNull(),
    /** When it was last looked whether somebody fits. */
    lookedAt: moment().notNull(),
    /** How often the mail was tried in vain, and when it may be tried next. */
    attempts: integer().notNull().default(0),
    dueAt: moment()
      .notNull()
      .default(sql`0`),
  },
  (table) => [index('tutor_fit_waits_by_look').on(table.lookedAt)],
);
