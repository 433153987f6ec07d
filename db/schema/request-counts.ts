import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from './moment.ts';

/** How many requests somebody has sent, where several processes count together (decision 240). */
export const requestCounts = sqliteTable('request_counts', {
  /** What a limit counts by, in a form that does not tell it. */
  key: text().primaryKey(),
  points: integer().notNull(),
  until: moment().notNull(),
});
