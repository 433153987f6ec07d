import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from './moment.ts';

/** When a daily duty of the server was taken up last. Whoever moves it on does the duty. */
export const dailyTurns = sqliteTable('daily_turns', {
  name: text().primaryKey(),
  at: moment().notNull(),
});

/** Which process does what one alone is to do, and until when unless it says so again. */
export const leases = sqliteTable('leases', {
  name: text().primaryKey(),
  holder: text().notNull(),
  until: moment().notNull(),
});
