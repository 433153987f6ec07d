import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from './moment.ts';

/** When a daily duty of the server was taken up last. Whoever moves it on does the duty. */
export const dailyTurns = sqliteTable('daily_turns', {
  name: text().primaryKey(),
  at: moment().notNull(),
});
