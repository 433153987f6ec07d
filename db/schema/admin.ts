import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { ACT_SUBJECTS, ADMIN_ACTS } from '#src/domain/admin-acts.ts';
import { ADMIN_NOTICES } from '#src/domain/admin-notices.ts';
import { moment } from './moment.ts';
import { users } from './users.ts';

/** Everything that admins do to others: who, what, about whom, when, and why (decision 151). */
export const adminActs = sqliteTable(
  'admin_acts',
  {
    id: text().primaryKey(),
    adminId: text().references(() => users.id, { onDelete: 'set null' }),
    act: text({ enum: ADMIN_ACTS }).notNull(),
    about: text({ enum: ACT_SUBJECTS }).notNull(),
    aboutId: text().notNull(),
    /** What the act itself leaves open, such as the role that was given. */
    detail: text(),
    reason: text(),
    at: moment().notNull(),
  },
  (table) => [
    index('admin_acts_by_subject').on(table.about, table.aboutId, table.at),
    index('admin_acts_by_time').on(table.at),
  ],
);

/** The outbox to admins, whether they have an account or not: written with the change that it tells. */
export const adminMails = sqliteTable(
  'admin_mails',
  {
    id: text().primaryKey(),
    /** An address of ADMIN_EMAILS, in small letters. */
    to: text().notNull(),
    kind: text({ enum: ADMIN_NOTICES }).notNull(),
    /** The account of a tutor, or a lesson. */
    aboutId: text().notNull(),
    createdAt: moment().notNull(),
    dueAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    /** `leased`: somebody is sending it; `dropped`: it is no news any more. */
    state: text({ enum: ['waiting', 'leased', 'sent', 'dropped'] })
      .notNull()
      .default('waiting'),
  },
  (table) => [index('admin_mails_by_time').on(table.state, table.dueAt)],
);
