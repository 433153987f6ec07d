import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { LOCALES } from '#src/i18n/locales.ts';
import { moment } from './moment.ts';

/** Newsletter subscriptions, one per address. */
export const subscribers = sqliteTable('subscribers', {
  id: text().primaryKey(),
  /** Trimmed and in small letters. */
  email: text().notNull().unique(),
  name: text().notNull(),
  locale: text({ enum: LOCALES }).notNull(),
  state: text({ enum: ['pending', 'confirmed', 'unsubscribed'] }).notNull(),
  createdAt: moment().notNull(),
  /** When the mail that asks to confirm was last handed over; none when it could not be. */
  confirmationMailedAt: moment(),
  /** How many of them have gone to this address since it was last confirmed, if ever. */
  confirmationMails: integer().notNull().default(0),
  confirmedAt: moment(),
  unsubscribedAt: moment(),
});
