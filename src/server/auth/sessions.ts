import type { AstroCookies } from 'astro';
import { Lucia, TimeSpan } from 'lucia';
import { database } from '#db/client.ts';
import { prepared } from '#db/prepared.ts';
import { endSessionsOf, LONGEST_SESSION_DAYS } from '#db/repos/sessions.ts';
import type { StoredUser } from '#db/repos/users.ts';
import { sessionAdapter } from '#db/session-adapter.ts';
import { readConfig } from '#src/lib/config.ts';
import { hashToken } from '#src/lib/hash.ts';
import { SIGNED_IN_COOKIE } from '#src/lib/signed-in.ts';
import { isSecureSite, ownCookieName } from '../own-cookie.ts';
import { adminOr } from './admin.ts';
import type { User } from './user.ts';

/** A session ends after so long without a visit. */
const SESSION_DAYS = 30;
/** And in any case so long after the sign-in (ACCOUNTS-6). */
const LONGEST_DAYS = { member: LONGEST_SESSION_DAYS, admin: 7 };
const DAY_MS = 86_400_000;

/** How somebody signed in: what their browser is called, and whether a second factor was shown. */
export type SignInWay = { device: string; hasSecondFactor: boolean };

declare module 'lucia' {
  // Interfaces, since lucia merges its registry with them.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    DatabaseUserAttributes: Pick<StoredUser, 'role' | 'email' | 'emailVerified' | 'name'> & {
      hasLessons: boolean;
    };
    DatabaseSessionAttributes: { startedAt: Date } & SignInWay;
  }
}

const createLucia = (adapter: ReturnType<typeof sessionAdapter>) =>
  new Lucia(adapter, {
    sessionExpiresIn: new TimeSpan(SESSION_DAYS, 'd'),
    sessionCookie: {
      name: ownCookieName('session'),
      attributes: { sameSite: 'lax', path: '/', secure: isSecureSite() },
    },
    getSessionAttributes: ({ startedAt, device, hasSecondFactor }) => ({
      // 0 where an older version began it, beside this one during an upgrade.
      startedAt: startedAt.getTime() > 0 ? startedAt : undefined,
      device,
      hasSecondFactor,
    }),
    getUserAttributes: ({ role, email, emailVerified, name, hasLessons }) => ({
      chosenRole: role,
      email,
      emailVerified,
      name,
      hasLessons,
    }),
  });

const luciaOf = prepared((db) => createLucia(sessionAdapter(db)));

const lucia = async () => luciaOf(await database());

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
  const role = adminOr(config.adminEmails, user, user.chosenRole);
  if (hasLastedTooLong(session, role) || lacksSecondFactor(session, role)) {
    await auth.invalidateSession(id);
    forget(cookies, auth);
    return undefined;
  }
  if (session.fresh) remember(cookies, auth, { id, role });
  // An admin may have corrected the role since, of which the pages of this browser know nothing.
  else if (isOutdated(cookies, { id, role })) showSign(cookies, { id, role });
  return {
    id: user.id,
    role,
    email: user.email ?? undefined,
    emailVerified: user.emailVerified,
    name: user.name ?? undefined,
    hasLessons: user.hasLessons,
  };
};

const hasLastedTooLong = (
  { startedAt }: { startedAt: Date | undefined },
  role: User['role'],
): boolean => {
  const longest = LONGEST_DAYS[role === 'admin' ? 'admin' : 'member'] * DAY_MS;
  return startedAt !== undefined && Date.now() - startedAt.getTime() >= longest;
};

/** The settings may ask for one of admins, also after an admin has signed in (ACCOUNTS-22). */
const lacksSecondFactor = (
  { hasSecondFactor }: Pick<SignInWay, 'hasSecondFactor'>,
  role: User['role'],
): boolean =>
  role === 'admin' && !hasSecondFactor && readConfig(process.env).login?.adminFactor !== undefined;

/**
 * Starts a session for someone who has just shown who they are; the browser's former one ends.
 * `device` is what they will know it by, as of `deviceOf`.
 */
export const startSession = async (
  cookies: AstroCookies,
  user: Pick<User, 'id' | 'role'>,
  way: SignInWay,
): Promise<void> => {
  const auth = await lucia();
  const former = cookies.get(auth.sessionCookieName)?.value;
  if (former) await auth.invalidateSession(former);
  await auth.deleteExpiredSessions();
  const session = await auth.createSession(user.id, { startedAt: new Date(), ...way });
  remember(cookies, auth, { id: session.id, role: user.role });
};

/** Ends the session of a browser. */
export const endSession = async (cookies: AstroCookies): Promise<void> => {
  const auth = await lucia();
  const id = cookies.get(auth.sessionCookieName)?.value;
  if (id) await auth.invalidateSession(id);
  forget(cookies, auth);
};

/** A place where somebody is signed in. */
export type SignIn = {
  id: string;
  device: string;
  startedAt: Date | undefined;
  isHere: boolean;
};

/** Where an account is signed in: this browser first, then the others, the latest ones first. */
export const signInsOf = async (
  cookies: AstroCookies,
  user: Pick<User, 'id' | 'role'>,
): Promise<SignIn[]> => {
  const auth = await lucia();
  const here = hashOfSession(cookies);
  const open = (await auth.getUserSessions(user.id)).filter(
    (session) => !hasLastedTooLong(session, user.role) && !lacksSecondFactor(session, user.role),
  );
  return open
    .map(({ id, device, startedAt }) => ({ id, device, startedAt, isHere: id === here }))
    .toSorted(
      (a, b) =>
        Number(b.isHere) - Number(a.isHere) || Number(b.startedAt ?? 0) - Number(a.startedAt ?? 0),
    );
};

/** Ends what is signed in elsewhere: one place by its id, where it is this account's, or all of them. */
export const endSignInsElsewhere = async (
  cookies: AstroCookies,
  userId: string,
  id: string | 'all',
): Promise<void> => {
  const which = id === 'all' ? { except: hashOfSession(cookies) } : { only: id };
  await endSessionsOf(await database(), userId, which);
};

const hashOfSession = (cookies: AstroCookies): string =>
  hashToken(cookies.get(ownCookieName('session'))?.value ?? '');

/** Makes pages ask anew who is signed in after a change of role. */
export const renewSignedInSign = (cookies: AstroCookies, role: User['role']) => {
  const id = cookies.get(ownCookieName('session'))?.value;
  if (id) showSign(cookies, { id, role });
};

/** What pages may see of a session: another value for each and for each role of it. */
type Signed = { id: string; role: User['role'] };

/** Nobody can tell the role by it who does not know the session's secret id. */
const signOf = ({ id, role }: Signed): string =>
  hashToken(`${id} ${role ?? 'no role'}`).slice(0, 8);

const isOutdated = (cookies: AstroCookies, signed: Signed): boolean => {
  const shown = cookies.get(SIGNED_IN_COOKIE)?.value;
  return shown !== undefined && shown !== signOf(signed);
};

const showSign = (cookies: AstroCookies, signed: Signed) => {
  cookies.set(SIGNED_IN_COOKIE, signOf(signed), {
    path: '/',
    sameSite: 'lax',
    maxAge: SESSION_DAYS * 86_400,
    secure: isSecureSite(),
  });
};

const remember = (cookies: AstroCookies, auth: ReturnType<typeof createLucia>, signed: Signed) => {
  const { name, value, attributes } = auth.createSessionCookie(signed.id);
  cookies.set(name, value, attributes);
  showSign(cookies, signed);
};

const forget = (cookies: AstroCookies, auth: ReturnType<typeof createLucia>) => {
  const { name, value, attributes } = auth.createBlankSessionCookie();
  cookies.set(name, value, attributes);
  cookies.delete(SIGNED_IN_COOKIE, { path: '/' });
};
