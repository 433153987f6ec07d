import type { Row } from '@libsql/client';
import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { LearningCard } from '#src/domain/learning/card.ts';
import type { LearningEvent } from '#src/domain/learning/event.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import type { Database } from '../client.ts';
import { commitTogether } from '../commit-together.ts';
import { prepared, withValues, type Statement } from '../prepared.ts';
import {
  learningCards,
  learningChoices,
  learningEvents,
  learningForgotten,
  learningOutcomes,
  learningReminders,
} from '../schema/learning.ts';

/** A card as it is stored, and how many of its item's events went into it. */
export type StoredCard = { card: LearningCard; events: number };

/** A card that continues one of so many events, or none where that is 0. */
export type FollowingCard = StoredCard & { instead: number };

/**
 * Adds events that are not known yet and stores the cards that follow from them, in one transaction.
 * Answers the items whose cards were stored, as `storeCards` does.
 */
export const addEvents = async (
  db: Database,
  userId: string,
  events: readonly LearningEvent[],
  cards: readonly FollowingCard[] = [],
): Promise<Set<ItemId>> => {
  if (events.length === 0) return new Set();
  const insert = withValues(insertEvents(db), { userId, events: JSON.stringify(events) });
  const [, ...stored] = await commitTogether(db, [insert, ...storing(db, userId, cards)]);
  return itemsOf(stored);
};

/** SQLite takes the ON of a conflict for that of a join where a SELECT has no WHERE. */
const ofEach = (list: string) => sql`from json_each(${sql.placeholder(list)}) where true`;

/** Columns stand as in the table, by their places. */
const insertEvents = prepared((db) =>
  db
    .insert(learningEvents)
    .select(
      sql`select ${sql.placeholder('userId')}, value ->> 'id', value ->> 'item', value ->> 'at', value ${ofEach('events')}`,
    )
    .onConflictDoNothing()
    .prepare(),
);

/** One text for any number of values, so that the query is built once. */
const amongThoseOf = (name: string) => sql`(select value from json_each(${sql.placeholder(name)}))`;

/** What a learner's account knows, of one moment, before it takes events. */
export type Standing = {
  /** When everything before was forgotten, as of `forgottenAt`. */
  forgotten: number;
  /** The ids of those events that it has. */
  known: ReadonlySet<string>;
  /** By item, with how many of its events there are. */
  cards: ReadonlyMap<ItemId, { stored: StoredCard | undefined; events: number }>;
};

/** How the items of these events stand; one question, since whoever asks a server elsewhere waits. */
export const standingOf = async (
  db: Database,
  userId: string,
  events: readonly Pick<LearningEvent, 'id' | 'item'>[],
): Promise<Standing> => {
  const rows = await standingByItem(db).all({
    userId,
    items: JSON.stringify([...new Set(events.map(({ item }) => item))]),
    ids: JSON.stringify(events.map(({ id }) => id)),
  });
  return {
    forgotten: rows[0]?.forgotten ?? 0,
    known: new Set(rows[0]?.known),
    cards: new Map(
      rows.map(({ item, events: count, stored }) => [
        item as ItemId,
        {
          stored: stored ? { card: stored.card as LearningCard, events: stored.events } : undefined,
          events: count,
        },
      ]),
    ),
  };
};

const standingByItem = prepared((db) => {
  const ofLearner = eq(learningEvents.userId, sql.placeholder('userId'));
  const isSent = inArray(learningEvents.id, amongThoseOf('ids'));
  const isOfItem = sql`${learningEvents.item} = asked.value`;
  return db
    .select({
      item: sql<string>`asked.value`,
      // These two are the same for all items, and looked up once.
      forgotten: sql<
        number | null
      >`(select ${learningForgotten.at} from ${learningForgotten} where ${eq(learningForgotten.userId, sql.placeholder('userId'))})`,
      known:
        sql`(select json_group_array(${learningEvents.id}) from ${learningEvents} where ${and(ofLearner, isSent)})`.mapWith(
          (ids: string) => JSON.parse(ids) as string[],
        ),
      events: sql<number>`(select count(*) from ${learningEvents} where ${and(ofLearner, isOfItem)})`,
      stored: { card: learningCards.card, events: learningCards.events },
    })
    .from(sql`json_each(${sql.placeholder('items')}) as asked`)
    .leftJoin(
      learningCards,
      and(
        eq(learningCards.userId, sql.placeholder('userId')),
        sql`${learningCards.item} = asked.value`,
      ),
    )
    .prepare();
});

/** All events of some items, by item. */
export const eventsOf = async (
  db: Database,
  userId: string,
  items: readonly ItemId[],
): Promise<Map<ItemId, LearningEvent[]>> => {
  if (items.length === 0) return new Map();
  const rows = await db
    .select({ event: learningEvents.event })
    .from(learningEvents)
    .where(and(eq(learningEvents.userId, userId), inArray(learningEvents.item, [...items])));
  return Map.groupBy(
    rows.map(({ event }) => event as LearningEvent),
    ({ item }) => item,
  );
};

/**
 * Stores cards, each only where it knows more than the stored one: `instead` of the one it
 * continues, or, without that, of any with fewer events. Answers the items that were stored.
 */
export const storeCards = async (
  db: Database,
  userId: string,
  cards: readonly (StoredCard & Partial<FollowingCard>)[],
): Promise<Set<ItemId>> => {
  const statements = storing(db, userId, cards);
  return statements.length > 0 ? itemsOf(await commitTogether(db, statements)) : new Set();
};

const itemsOf = (stored: readonly (readonly Row[])[]) =>
  new Set(stored.flatMap((rows) => rows.map(({ item }) => item as ItemId)));

const storing = (
  db: Database,
  userId: string,
  cards: readonly (StoredCard & Partial<FollowingCard>)[],
): Statement[] => {
  const alike = Map.groupBy(cards, ({ events, instead }) =>
    instead === undefined ? null : events - instead,
  );
  return [...alike].map(([added, group]) =>
    withValues(upsertCards(db), { userId, added, cards: JSON.stringify(group) }),
  );
};

/**
 * Cards that follow from `added` events more than the stored ones have, or from any number more where
 * that is null.
 */
const upsertCards = prepared((db) =>
  db
    .insert(learningCards)
    .select(
      sql`select ${sql.placeholder('userId')}, value ->> '$.card.item', value -> 'card', value ->> 'events',
        (select coalesce(max(revision), 0) from learning_cards where user_id = ${sql.placeholder('userId')}) + key + 1
        ${ofEach('cards')}`,
    )
    .onConflictDoUpdate({
      target: [learningCards.userId, learningCards.item],
      set: {
        card: sql`excluded.card`,
        events: sql`excluded.events`,
        revision: sql`excluded.revision`,
      },
      setWhere: sql`${learningCards.events} < excluded.events and ${learningCards.events} = coalesce(excluded.events - ${sql.placeholder('added')}, ${learningCards.events})`,
    })
    .returning({ item: learningCards.item })
    .prepare(),
);

/** The cards that changed after a revision, oldest change first, and the newest revision. */
export const cardsSince = async (
  db: Database,
  userId: string,
  since: number,
): Promise<{ cards: LearningCard[]; revision: number }> => {
  const rows = await db
    .select({ card: learningCards.card, revision: learningCards.revision })
    .from(learningCards)
    .where(and(eq(learningCards.userId, userId), gt(learningCards.revision, since)))
    .orderBy(asc(learningCards.revision));
  return {
    cards: rows.map(({ card }) => card as LearningCard),
    revision: rows.at(-1)?.revision ?? since,
  };
};

/** When a learner had everything forgotten, in milliseconds since 1970; 0 for never. */
export const forgottenAt = async (db: Database, userId: string): Promise<number> => {
  const row = await forgottenOf(db).get({ userId });
  return row?.at.getTime() ?? 0;
};

const forgottenOf = prepared((db) =>
  db
    .select({ at: learningForgotten.at })
    .from(learningForgotten)
    .where(eq(learningForgotten.userId, sql.placeholder('userId')))
    .prepare(),
);

/** Removes all that is kept of a learner, and keeps in mind when that was. */
export const forgetLearner = async (db: Database, userId: string, at: Date): Promise<void> => {
  await db.batch([
    db
      .insert(learningForgotten)
      .values({ userId, at })
      .onConflictDoUpdate({ target: learningForgotten.userId, set: { at } }),
    db.delete(learningEvents).where(eq(learningEvents.userId, userId)),
    db.delete(learningCards).where(eq(learningCards.userId, userId)),
    db.delete(learningChoices).where(eq(learningChoices.userId, userId)),
    db.delete(learningReminders).where(eq(learningReminders.userId, userId)),
    db.delete(learningOutcomes).where(eq(learningOutcomes.userId, userId)),
  ]);
};

/** All events of a learner in their order, in pieces that fit into memory. */
export async function* everyEvent(db: Database, userId: string, size = 2_000) {
  let after: { at: Date; id: string } | undefined;
  for (;;) {
    const rows = await db
      .select({ at: learningEvents.at, id: learningEvents.id, event: learningEvents.event })
      .from(learningEvents)
      .where(
        and(
          eq(learningEvents.userId, userId),
          after &&
            or(
              gt(learningEvents.at, after.at),
              and(eq(learningEvents.at, after.at), gt(learningEvents.id, after.id)),
            ),
        ),
      )
      .orderBy(asc(learningEvents.at), asc(learningEvents.id))
      .limit(size);
    yield rows.map(({ event }) => event as LearningEvent);
    after = rows.at(-1);
    if (rows.length < size) return;
  }
}
