import { DrizzleSQLiteAdapter } from '@lucia-auth/adapter-drizzle';
import type { Adapter, DatabaseSession } from 'lucia';
import { hashToken } from '#src/lib/hash.ts';
import type { Database } from './client.ts';
import { sessions, users } from './schema/users.ts';

/** Keeps lucia's sessions by the hash of their id, so that a copy of the file opens no session. */
export const sessionAdapter = (db: Database): Adapter => {
  const stored = new DrizzleSQLiteAdapter(db, sessions, users);
  const hashed = (session: DatabaseSession) => ({ ...session, id: hashToken(session.id) });
  return {
    getSessionAndUser: async (id) => {
      const [session, user] = await stored.getSessionAndUser(hashToken(id));
      return [session && { ...session, id }, user];
    },
    getUserSessions: (userId) => stored.getUserSessions(userId),
    setSession: (session) => stored.setSession(hashed(session)),
    updateSessionExpiration: (id, expiresAt) =>
      stored.updateSessionExpiration(hashToken(id), expiresAt),
    deleteSession: (id) => stored.deleteSession(hashToken(id)),
    deleteUserSessions: (userId) => stored.deleteUserSessions(userId),
    deleteExpiredSessions: () => stored.deleteExpiredSessions(),
  };
};
