import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { sessions } from '../schema/users.ts';

/** Ends one session of an account, if it is theirs, or all but one; by the hashes that they are kept under. */
export const endSessionsOf = async (
  db: Database,
  userId: string,
  which: { only: string } | { except: string },
): Promise<void> => {
  const chosen = 'only' in which ? eq(sessions.id, which.only) : ne(sessions.id, which.except);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), chosen));
};
