import { eq } from 'drizzle-orm';
import { hashToken } from '#src/lib/hash.ts';
import type { Database } from '../client.ts';
import { calendarFeeds } from '../schema/lessons.ts';
import { users } from '../schema/users.ts';

/** Opens somebody's feed under a secret token; an address that was given out before ends. */
export const openFeed = async (
  db: Database,
  userId: string,
  token: string,
  now: Date,
): Promise<void> => {
  const feed = { token: hashToken(token), createdAt: now };
  await db
    .insert(calendarFeeds)
    .values({ userId, ...feed })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: feed });
};

/** Ends somebody's feed, if there is one. */
export const closeFeed = async (db: Database, userId: string): Promise<void> => {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
};

/** Since when somebody's feed has its address; undefined where there is none. */
export const feedSince = async (db: Database, userId: string): Promise<Date | undefined> => {
  const [feed] = await db
    .select({ since: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId));
  return feed?.since;
};

/** Whose feed a token opens, and as what they teach or learn. */
export const ownerOfFeed = async (db: Database, token: string) => {
  const [owner] = await db
    .select({ id: users.id, role: users.role })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(eq(calendarFeeds.token, hashToken(token)));
  return owner;
};
