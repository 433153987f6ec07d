import { and, eq, gt, lte, ne, or } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { sessions } from '../schema/users.ts';

/** A session ends so long after the sign-in, however often it is used (ACCOUNTS-6). */
export const LONGEST_SESSION_DAYS = 90;
const LONGEST_MS = LONGEST_SESSION_DAYS * 86_400_000;

/** The sessions that have ended at a moment, by their last use or by their age. */
export const haveEnded = (now: Date) =>
  or(
    // In seconds, as lucia's adapter wants it.
    lte(sessions.expiresAt, Math.floor(now.getTime() / 1000)),
    // 0 where an older version began it, beside this one during an upgrade.
    and(
      gt(sessions.startedAt, new Date(0)),
      lte(sessions.startedAt, new Date(now.getTime() - LONGEST_MS)),
    ),
  );

/** Ends one session of an account, if it is theirs, or all but one; by the hashes that they are kept under. */
export const endSessionsOf = async (
  db: Database,
  userId: string,
  which: { only: string } | { except: string },
): Promise<void> => {
  const chosen = 'only' in which ? eq(sessions.id, which.only) : ne(sessions.id, which.except);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), chosen));
};
