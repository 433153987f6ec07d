import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
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
