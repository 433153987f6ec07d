import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from './moment.ts';
import { users } from './users.ts';

/** Stored files: pictures that anyone may see by key, documents for their owner and admins. */
export const uploads = sqliteTable(
  'uploads',
  {
    key: text().primaryKey(),
    ownerId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['profile', 'certificate', 'education', 'test'] }).notNull(),
    contentType: text().notNull(),
    /** In bytes, as stored. */
    size: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('uploads_by_owner').on(table.ownerId)],
);
