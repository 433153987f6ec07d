import { randomBytes } from 'node:crypto';
import type { AstroCookies } from 'astro';
import { Lucia, TimeSpan } from 'lucia';
import { database } from '#db/client.ts';
import { sessionAdapter } from '#db/session-adapter.ts';
import type { StoredUser } from '#db/repos/users.ts';
import { readConfig } from '#src/lib/config.ts';
import { SIGNED_IN_COOKIE } from '#src/lib/signed-in.ts';
import { isSecureSite, ownCookieName } from '../own-cookie.ts';
import { adminOr } from './admin.ts';
import type { User } from './user.ts';

/** A session ends after so long without a visit. */
const SESSION_DAYS = 30;

declare module 'lucia' {
  // Interfaces, since lucia merges its registry with them.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    DatabaseUserAttributes: Omit<StoredUser, 'id'>;
  }
}

const createLucia = (adapter: ReturnType<typeof sessionAdapter>) =>
  new Lucia(adapter, {
    sessionExpiresIn: new TimeSpan(SESSION_DAYS, 'd'),
    sessionCookie: {
      name: ownCookieName('session'),
      attributes: { sameSite: 'lax', path: '/', secure: isSecureSite() },
    },
    getUserAttributes: ({ role, email, emailVerified, name }) => ({
      chosenRole: role,
      email,
      emailVerified,
      name,
    }),
  });

const lucia = async () => createLucia(sessionAdapter(await database()));

/** Who a request comes from. A session that is used is prolonged, one that has ended is taken away. */
export const readSession = async (cookies: AstroCookies): Promise<User | undefined> => {
  const config = readConfig(process.env);
  const id = cookies.get(ownCookieName('session'))?.value;
  if (!id) return undefined;
  const auth = await lucia();
  const { session, user } = await auth.validateSession(id);
  if (!session) {
    forget(cookies, auth);
    return undefined;
  }
  if (session.fresh) remember(cookies, auth, id);
  return {
    id: user.id,
    role: adminOr(config.adminEmails, user, user.chosenRole),
    email: user.email ?? undefined,
    emailVerified: user.emailVerified,
    name: user.name ?? undefined,
  };
};

/** Starts a session for someone who has just shown who they are; the browser's former one ends. */
export const startSession = async (cookies: AstroCookies, userId: string): Promise<void> => {
  const auth = await lucia();
  const former = cookies.get(auth.sessionCookieName)?.value;
  if (former) await auth.invalidateSession(former);
  await auth.deleteExpiredSessions();
  const session = await auth.createSession(userId, {});
  remember(cookies, auth, session.id);
};

/** Ends the session of a browser. */
export const endSession = async (cookies: AstroCookies): Promise<void> => {
  const auth = await lucia();
  const id = cookies.get(auth.sessionCookieName)?.value;
  if (id) await auth.invalidateSession(id);
  forget(cookies, auth);
};

/** Makes pages ask anew who is signed in, as after a change of role. */
export const renewSignedInSign = (cookies: AstroCookies) => {
  cookies.set(SIGNED_IN_COOKIE, randomBytes(6).toString('base64url'), {
    path: '/',
    sameSite: 'lax',
    maxAge: SESSION_DAYS * 86_400,
    secure: isSecureSite(),
  });
};

const remember = (cookies: AstroCookies, auth: ReturnType<typeof createLucia>, id: string) => {
  const { name, value, attributes } = auth.createSessionCookie(id);
  cookies.set(name, value, attributes);
  renewSignedInSign(cookies);
};

const forget = (cookies: AstroCookies, auth: ReturnType<typeof createLucia>) => {
  const { name, value, attributes } = auth.createBlankSessionCookie();
  cookies.set(name, value, attributes);
  cookies.delete(SIGNED_IN_COOKIE, { path: '/' });
};
