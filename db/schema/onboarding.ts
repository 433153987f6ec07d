import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from './moment.ts';
import { users } from './users.ts';

/** Questionnaires of visitors before they sign up; they expire. */
export const onboardingSessions = sqliteTable('onboarding_sessions', {
  /** `tempUserId` on the wire. */
  id: text().primaryKey(),
  /** The hash of the cookie of the browser that may read and commit it. */
  browser: text().notNull(),
  /** `[{ questionType, preferenceData }]` */
  preferences: text({ mode: 'json' }).notNull().default([]),
  guardianConfirmedAt: moment(),
  termsAcceptedAt: moment(),
  createdAt: moment().notNull(),
  expiresAt: moment().notNull(),
  committedBy: text().references(() => users.id, { onDelete: 'cascade' }),
  committedAt: moment(),
});

/** A student's committed answers, one row per question. */
export const studentPreferences = sqliteTable(
  'student_preferences',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    questionType: text().notNull(),
    preferenceData: text({ mode: 'json' }).notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.questionType] })],
);

/** That a parent or guardian opens and manages a young learner's account (QUESTIONNAIRE-17). */
export const guardianConfirmations = sqliteTable('guardian_confirmations', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  confirmedAt: moment().notNull(),
});
