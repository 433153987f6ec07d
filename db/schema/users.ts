import { sql } from 'drizzle-orm';
import { integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core';
import { CHOSEN_ROLES } from '#src/domain/roles.ts';
import { DEFAULT_LOCALE, LOCALES } from '#src/i18n/locales.ts';
import { moment } from './moment.ts';

/** People who have signed in, known by the issuer and its subject; an address may change. */
export const users = sqliteTable(
  'users',
  {
    id: text().primaryKey(),
    issuer: text().notNull(),
    subject: text().notNull(),
    email: text(),
    emailVerified: integer({ mode: 'boolean' }).notNull().default(false),
    name: text(),
    /** The language of the page at which they signed in last, for mails. */
    locale: text({ enum: LOCALES }).notNull().default(DEFAULT_LOCALE),
    /** What was chosen or corrected; admins are named in the configuration and not here. */
    role: text({ enum: CHOSEN_ROLES }),
    termsAcceptedAt: moment(),
    createdAt: moment().notNull(),
    /** Since when nobody is behind it: what others share with a former member names this row (decision 225). */
    goneAt: moment(),
  },
  (table) => [unique().on(table.issuer, table.subject)],
);

/** Sessions by the hash of their token; `expiresAt` is in seconds, as lucia's adapter wants it. */
export const sessions = sqliteTable('sessions', {
  id: text().primaryKey(),
  userId: text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: integer().notNull(),
  startedAt: moment()
    .notNull()
    .default(sql`0`),
  /** Browser and system in a few words, as their makers call them; '' where they did not say. */
  device: text().notNull().default(''),
  /** Whether the issuer said at the sign-in that a second factor was shown. */
  hasSecondFactor: integer({ mode: 'boolean' }).notNull().default(false),
});

/** Logins on their way to the issuer and back; each is used once. */
export const loginAttempts = sqliteTable('login_attempts', {
  /** The hash of the state that the issuer sends back. */
  id: text().primaryKey(),
  /** The hash of the cookie of the browser that began it. */
  browser: text().notNull(),
  verifier: text().notNull(),
  nonce: text().notNull(),
  intent: text({ mode: 'json' }).notNull(),
  expiresAt: moment().notNull(),
});
