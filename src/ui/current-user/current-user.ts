import { ROLES, type Role } from '#src/domain/roles.ts';
import { SIGNED_IN_COOKIE } from '#src/lib/signed-in.ts';

/** The signed-in user as pages know them; someone without a role is signed in all the same. */
export type CurrentUser = {
  id: string;
  role: Role | undefined;
  email: string | undefined;
  /** A student who has asked for a lesson. */
  hasLessons?: boolean;
};

const CURRENT_USER_PATH = '/api/auth/user';

/** For so long what is known is taken as it is; for twice as long it is shown while it is asked again. */
const FRESH_MS = 5 * 60_000;
const KEPT_MS = 10 * 60_000;
/** Session storage's word of who is signed in. */
export const KNOWN_USER_KEY = 'currentUser';

type Known = { sign: string; at: number; user: CurrentUser | undefined };

let asking: Promise<CurrentUser | undefined> | undefined;

/**
 * Who is signed in, from memory or by asking (SHELL-4, SHELL-5). Visitors who never signed in have
 * no sign of it in their cookies and are not asked about. Never retried; throws
 * `HTTP error! status: …` for an answer that is neither a user nor 401.
 */
export const currentUser = async (): Promise<CurrentUser | undefined> => {
  const sign = signOfSession();
  if (!sign) return undefined;
  const known = recall();
  const age = known?.sign === sign ? Date.now() - known.at : Infinity;
  if (known && age < FRESH_MS) return known.user;
  const answer = ask(sign);
  if (!known || age >= KEPT_MS) return answer;
  // A failed second look leaves what is shown as it is.
  answer.catch(() => undefined);
  return known.user;
};

/** Whether somebody may be signed in: for anyone else there is nothing to ask and to wait for. */
export const mayBeSignedIn = (): boolean => signOfSession() !== undefined;

const ask = (sign: string): Promise<CurrentUser | undefined> =>
  (asking ??= fetchUser()
    .then((user) => {
      store({ sign, at: Date.now(), user });
      return user;
    })
    .finally(() => {
      asking = undefined;
    }));

const fetchUser = async (): Promise<CurrentUser | undefined> => {
  const response = await fetch(CURRENT_USER_PATH, { credentials: 'include' });
  if (response.status === 401) return undefined;
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
  return toUser(await response.json());
};

const toUser = (answer: unknown): CurrentUser => {
  const { id, role, email, hasLessons } = (answer ?? {}) as Record<string, unknown>;
  return {
    id: typeof id === 'string' ? id : '',
    role: ROLES.find((known) => known === role),
    email: typeof email === 'string' ? email : undefined,
    ...(hasLessons === true && { hasLessons }),
  };
};

/** Lets the next page ask anew, after something that changes what is known of the user. */
export const forgetCurrentUser = () => {
  try {
    sessionStorage.removeItem(KNOWN_USER_KEY);
  } catch {
    // Storage may be blocked: then every page asks.
  }
};

/** The random value that stands for this browser's session and role, where there is one. */
export const signOfSession = (): string | undefined =>
  new RegExp(`(?:^|; )${SIGNED_IN_COOKIE}=([^;]+)`).exec(document.cookie)?.[1];

const recall = (): Known | undefined => {
  try {
    return JSON.parse(sessionStorage.getItem(KNOWN_USER_KEY) ?? 'null') as Known | undefined;
  } catch {
    return undefined;
  }
};

const store = (known: Known) => {
  try {
    sessionStorage.setItem(KNOWN_USER_KEY, JSON.stringify(known));
  } catch {
    // Storage may be blocked: then every page asks.
  }
};
