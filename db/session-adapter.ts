import { DrizzleSQLiteAdapter } from '@lucia-auth/adapter-drizzle';
import { eq, exists, sql } from 'drizzle-orm';
import type { Adapter, DatabaseSession } from 'lucia';
import { hashToken } from '#src/lib/hash.ts';
import type { Database } from './client.ts';
import { prepared } from './prepared.ts';
import { haveEnded } from './repos/sessions.ts';
import { lessons } from './schema/lessons.ts';
import { sessions, users } from './schema/users.ts';

/** Keeps lucia's sessions by the hash of their id, so that a copy of the file opens no session. */
export const sessionAdapter = (db: Database): Adapter => {
  const stored = new DrizzleSQLiteAdapter(db, sessions, users);
  const hashed = (session: DatabaseSession) => ({ ...session, id: hashToken(session.id) });
  return {
    // The library's own asks twice, for every request of somebody who is signed in.
    getSessionAndUser: async (id) => {
      const found = await sessionAndUser(db).get({ id: hashToken(id) });
      if (!found) return [null, null];
      const { userId, expiresAt, startedAt, device, hasSecondFactor, ...user } = found;
      const attributes = { startedAt, device, hasSecondFactor };
      return [
        { id, userId, expiresAt: new Date(expiresAt * 1000), attributes },
        { id: userId, attributes: user },
      ];
    },
    getUserSessions: (userId) => stored.getUserSessions(userId),
    setSession: (session) => stored.setSession(hashed(session)),
    updateSessionExpiration: (id, expiresAt) =>
      stored.updateSessionExpiration(hashToken(id), expiresAt),
    deleteSession: (id) => stored.deleteSession(hashToken(id)),
    deleteUserSessions: (userId) => stored.deleteUserSessions(userId),
    deleteExpiredSessions: async () => {
      await db.delete(sessions).where(haveEnded(new Date()));
    },
  };
};

/** What every request needs to know: each column more takes its time. */
const sessionAndUser = prepared((db) =>
  db
    .select({
      userId: sessions.userId,
      expiresAt: sessions.expiresAt,
      startedAt: sessions.startedAt,
      device: sessions.device,
      hasSecondFactor: sessions.hasSecondFactor,
      role: users.role,
      email: users.email,
      emailVerified: users.emailVerified,
      name: users.name,
      hasLessons: exists(
        db.select({ id: lessons.id }).from(lessons).where(eq(lessons.studentId, users.id)),
      ).mapWith(Boolean),
    })
    .from(sessions)
    .innerJoin(users, eq(sessions.userId, users.id))
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare(),
);
