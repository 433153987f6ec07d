import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { TUTOR_NOTICES } from '#src/domain/tutors/approval-notices.ts';
import { moment } from './moment.ts';
import { users } from './users.ts';

/** The outbox of approvals: a mail for a tutor, written with the change that it tells. */
export const approvalMails = sqliteTable(
  'approval_mails',
  {
    id: text().primaryKey(),
    readerId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whom it is about. */
    tutorId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: TUTOR_NOTICES }).notNull(),
    /** `[{ section, reason }]` of what was sent back. */
    reasons: text({ mode: 'json' }).notNull().default([]),
    reason: text(),
    createdAt: moment().notNull(),
    dueAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    /** `leased`: somebody is sending it; `dropped`: it is no news any more, or nobody reads it. */
    state: text({ enum: ['waiting', 'leased', 'sent', 'dropped'] })
      .notNull()
      .default('waiting'),
  },
  (table) => [index('approval_mails_by_time').on(table.state, table.dueAt)],
);
