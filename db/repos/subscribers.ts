import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, gte, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { MAX_CONFIRMATION_MAILS } from '#src/domain/confirmation.ts';
import type { Database } from '../client.ts';
import { subscribers } from '../schema/subscribers.ts';

export type Subscriber = typeof subscribers.$inferSelect;
export type SubscriberState = Subscriber['state'];

const mayBeMailed = lt(subscribers.confirmationMails, MAX_CONFIRMATION_MAILS);
const oneMailMore = sql`${subscribers.confirmationMails} + 1`;

/**
 * Adds an address (in small letters), or takes one back that had unsubscribed; it is pending until
 * confirmed, and counts as mailed now. Undefined where it is subscribed already, or has been mailed
 * too often. Of several requests at once exactly one adds it.
 */
export const addSubscriber = async (
  db: Database,
  { email, ...person }: Pick<Subscriber, 'email' | 'name' | 'locale'>,
  now: Date,
): Promise<Subscriber | undefined> => {
  const fresh = {
    ...person,
    state: 'pending' as const,
    createdAt: now,
    confirmationMailedAt: now,
    confirmedAt: null,
    unsubscribedAt: null,
  };
  const [added] = await db
    .insert(subscribers)
    .values({ id: randomUUID(), email, ...fresh, confirmationMails: 1 })
    .onConflictDoUpdate({
      target: subscribers.email,
      set: { ...fresh, confirmationMails: oneMailMore },
      setWhere: sql`${eq(subscribers.state, 'unsubscribed')} AND ${mayBeMailed}`,
    })
    .returning();
  return added;
};

/**
 * The subscriber of an unconfirmed address, if no mail has asked for the confirmation since a
 * moment; counts as mailed now. Of several requests at once exactly one gets it.
 */
export const claimConfirmationMail = async (
  db: Database,
  email: string,
  { now, unlessSince }: { now: Date; unlessSince: Date },
): Promise<Subscriber | undefined> => {
  const [claimed] = await db
    .update(subscribers)
    .set({ confirmationMailedAt: now, confirmationMails: oneMailMore })
    .where(
      and(
        eq(subscribers.email, email),
        eq(subscribers.state, 'pending'),
        mayBeMailed,
        or(
          isNull(subscribers.confirmationMailedAt),
          lt(subscribers.confirmationMailedAt, unlessSince),
        ),
      ),
    )
    .returning();
  return claimed;
};

/** Notes that the mail could not be sent, so that the next request may try again. */
export const releaseConfirmationMail = async (db: Database, id: string): Promise<void> => {
  await db
    .update(subscribers)
    .set({
      confirmationMailedAt: null,
      confirmationMails: sql`${subscribers.confirmationMails} - 1`,
    })
    .where(eq(subscribers.id, id));
};

/** Confirms a pending subscription. Answers whether anything changed. */
export const confirmSubscriber = async (db: Database, id: string, now: Date): Promise<boolean> => {
  const changed = await db
    .update(subscribers)
    .set({ state: 'confirmed', confirmedAt: now, confirmationMails: 0 })
    .where(and(eq(subscribers.id, id), eq(subscribers.state, 'pending')))
    .returning({ id: subscribers.id });
  return changed.length > 0;
};

/** Ends a subscription, confirmed or not. Answers whether anything changed. */
export const endSubscription = async (db: Database, id: string, now: Date): Promise<boolean> => {
  const changed = await db
    .update(subscribers)
    .set({ state: 'unsubscribed', unsubscribedAt: now })
    .where(and(eq(subscribers.id, id), ne(subscribers.state, 'unsubscribed')))
    .returning({ id: subscribers.id });
  return changed.length > 0;
};

/** Where a subscription stands; undefined where there is none. */
export const stateOfSubscriber = async (
  db: Database,
  id: string,
): Promise<SubscriberState | undefined> => {
  const [found] = await db
    .select({ state: subscribers.state })
    .from(subscribers)
    .where(eq(subscribers.id, id));
  return found?.state;
};

/** Where the subscription of an address (in small letters) stands; undefined where there is none. */
export const standingOfAddress = async (
  db: Database,
  email: string,
): Promise<Pick<Subscriber, 'state' | 'confirmationMails'> | undefined> => {
  const [found] = await db
    .select({ state: subscribers.state, confirmationMails: subscribers.confirmationMails })
    .from(subscribers)
    .where(eq(subscribers.email, email));
  return found;
};

/** Everyone who ever subscribed, the first ones first. */
export const listSubscribers = async (db: Database): Promise<Subscriber[]> =>
  db.select().from(subscribers).orderBy(asc(subscribers.createdAt), asc(subscribers.email));

export type SubscriberFigures = Record<SubscriberState, number> & {
  /** How many subscribed on a day (UTC); days without any are left out. */
  byDay: { day: string; count: number }[];
};

/** How many subscribers there are in each state, and how many came on each day since a moment. */
export const subscriberFigures = async (db: Database, since: Date): Promise<SubscriberFigures> => {
  const states = await db
    .select({ state: subscribers.state, n: count() })
    .from(subscribers)
    .groupBy(subscribers.state);
  const of = (state: SubscriberState) => states.find((row) => row.state === state)?.n ?? 0;
  const day = sql<string>`strftime('%Y-%m-%d', ${subscribers.createdAt} / 1000, 'unixepoch')`;
  const byDay = await db
    .select({ day, count: count() })
    .from(subscribers)
    .where(gte(subscribers.createdAt, since))
    .groupBy(day)
    .orderBy(day);
  return {
    pending: of('pending'),
    confirmed: of('confirmed'),
    unsubscribed: of('unsubscribed'),
    byDay,
  };
};
