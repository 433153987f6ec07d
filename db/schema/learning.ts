import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from './moment.ts';
import { users } from './users.ts';

/** What happened to a learner's items. Rows are only ever added. */
export const learningEvents = sqliteTable(
  'learning_events',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A UUIDv7 made on the device. */
    id: text().notNull(),
    item: text().notNull(),
    /** When it happened by the device's clock, or when it came here where that lay in the future. */
    at: moment().notNull(),
    /** The whole event, as the domain reads it. */
    event: text({ mode: 'json' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('learning_events_by_item').on(table.userId, table.item),
    index('learning_events_by_time').on(table.userId, table.at),
  ],
);

/** What replaying an item's events gives, kept so that nobody has to replay a whole life. */
export const learningCards = sqliteTable(
  'learning_cards',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    item: text().notNull(),
    card: text({ mode: 'json' }).notNull(),
    /** How many events went into it; fewer than there are means that it has to be replayed. */
    events: integer().notNull(),
    /** Raised by every change of any of the learner's cards: where a device goes on reading. */
    revision: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.item] }),
    index('learning_cards_by_revision').on(table.userId, table.revision),
  ],
);

/** What a learner decided, the newest of each name: the path, the load, lists of their own. */
export const learningChoices = sqliteTable(
  'learning_choices',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    at: moment().notNull(),
    choice: text({ mode: 'json' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.name] })],
);

/** When a learner had everything forgotten: what happened before is never taken in again. */
export const learningForgotten = sqliteTable('learning_forgotten', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  at: moment().notNull(),
});

/** Who asked for a mail on some days of the week when something is due. */
export const learningReminders = sqliteTable(
  'learning_reminders',
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `["sun", "tue"]` */
    days: text({ mode: 'json' }).notNull(),
    /** The IANA time zone of the device on which it was asked for. */
    zone: text().notNull(),
    /** When to look next whether something is due. Whoever moves it on sends the mail. */
    nextAt: moment().notNull(),
  },
  (table) => [index('learning_reminders_by_time').on(table.nextAt)],
);

/** What became of a learner's practice, counted by night for figures that name nobody. */
export const learningOutcomes = sqliteTable('learning_outcomes', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** How many events went into it; fewer than there are mean that it has to be counted anew. */
  events: integer().notNull(),
  /** Grades of skills that were in review, those among them that were not "again", and how many of them the schedule had foretold. */
  reviews: integer().notNull(),
  recalled: integer().notNull(),
  foretold: real().notNull(),
  /** Items known 7 and 30 days after the first event; none before that day has come. */
  knownAfter7: integer(),
  knownAfter30: integer(),
});

/** What the nights' outcomes, the cards and the choices of all learners add up to: the newest alone. */
export const learningFigures = sqliteTable('learning_figures', {
  countedAt: moment().primaryKey(),
  figures: text({ mode: 'json' }).notNull(),
});
