import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { ACT_SUBJECTS, ADMIN_ACTS } from '#src/domain/admin-acts.ts';
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
