import { randomBytes } from 'node:crypto';
import type { APIContext, APIRoute } from 'astro';
import { z } from 'zod';
import { database, type Database } from '#db/client.ts';
import { beginAttempt, takeAttempt } from '#db/repos/login-attempts.ts';
import { chooseRole, rememberUser } from '#db/repos/users.ts';
import { CHOSEN_ROLES, isChosenRole, type Role } from '#src/domain/roles.ts';
import {
  DEFAULT_LOCALE,
  isLocale,
  LOCALES,
  PREFERRED_LANGUAGE,
  type Locale,
} from '#src/i18n/locales.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { readConfig, type Config, type LoginConfig } from '#src/lib/config.ts';
import { adminOr } from '#src/server/auth/admin.ts';
import { beginLogin, finishLogin, isIssuersFault, type SignedIn } from '#src/server/auth/issuer.ts';
import { afterLogin, type LoginIntent, type SavedAnswers } from '#src/server/auth/landing.ts';
import { isFromOurPages, ownPath } from '#src/server/auth/same-site.ts';
import { deviceOf } from '#src/server/auth/device.ts';
import { startSession } from '#src/server/auth/sessions.ts';
import { done, fail } from '#src/server/endpoint.ts';
import { isSecureSite, ownCookieName } from '#src/server/own-cookie.ts';
import { countInvalid } from '#src/server/limits.ts';
import { refuseVisit } from '#src/server/refuse-visit.ts';
import { signIns } from '#src/server/watching/measures.ts';

/** How long someone may take at the issuer. */
const ATTEMPT_MINUTES = 10;
const CALLBACK_PATH = '/api/callback';

const intentShape: z.ZodType<LoginIntent> = z.object({
  locale: z.enum(LOCALES),
  role: z.enum(CHOSEN_ROLES).optional(),
  signup: z.boolean().optional(),
  next: z.string().optional(),
  askedForFactor: z.boolean().optional(),
});

/** Saves what someone answered before they signed up. */
export type CommitAnswers = (
  db: Database,
  user: { id: string; role: Role | undefined },
  cookies: APIContext['cookies'],
) => Promise<SavedAnswers>;

/**
 * `GET /api/login`: sends the browser to the issuer, or home with `auth_error` (ACCOUNTS-1,
 * ACCOUNTS-2).
 */
export const sendToIssuer: APIRoute = async (context) => {
  const { url, request } = context;
  const config = readConfig(process.env);
  const locale = localeOf(url);
  const refusal = await refuseVisit('login', context, locale);
  if (refusal) return refusal;
  try {
    if (!config.login) return failed(context, locale, 'no issuer is configured');
    return await leave(context, config, config.login, intentOf(url, request, locale));
  } catch (error) {
    return failedFor(context, locale, error);
  }
};

/** To the issuer, with what the way back has to match kept until then. */
const leave = async (
  context: APIContext,
  { siteUrl }: Pick<Config, 'siteUrl'>,
  login: LoginConfig,
  intent: LoginIntent,
): Promise<Response> => {
  const { address, challenge } = await beginLogin(login, {
    redirectUri: siteUrl + CALLBACK_PATH,
    locale: intent.locale,
    factor: intent.askedForFactor ? login.adminFactor : undefined,
  });
  const now = Date.now();
  await beginAttempt(
    await database(),
    {
      ...challenge,
      browser: browserSecret(context),
      intent,
      expiresAt: new Date(now + ATTEMPT_MINUTES * 60_000),
    },
    new Date(now),
  );
  return context.redirect(address.href);
};

/** `GET /api/callback`: judges what the issuer sent back, starts the session, shows the way on. */
export const comeBack =
  (commitAnswers: CommitAnswers): APIRoute =>
  async (context) => {
    const { url, cookies, redirect } = context;
    const config = readConfig(process.env);
    const db = await database();
    const now = new Date();
    const state = url.searchParams.get('state') ?? '';
    const browser = cookies.get(ownCookieName('login'))?.value ?? '';
    const attempt = await takeAttempt(db, { state, browser }, now);
    if (!attempt || !config.login) {
      await countInvalid(context);
      const preferred = cookies.get(PREFERRED_LANGUAGE)?.value;
      return unexpected(context, isLocale(preferred) ? preferred : DEFAULT_LOCALE);
    }
    const intent = intentShape.parse(attempt.intent);
    try {
      const callback = new URL(CALLBACK_PATH + url.search, config.siteUrl);
      const back = await finishLogin(config.login, callback, { ...attempt, state });
      const { identity, hasSecondFactor } = back;
      if (needsFactor(config, back)) {
        if (intent.askedForFactor) return failed(context, intent.locale, NO_FACTOR);
        return await leave(context, config, config.login, { ...intent, askedForFactor: true });
      }
      const user = await rememberUser(db, identity, { locale: intent.locale, now });
      const role =
        adminOr(config.adminEmails, user, null) ??
        (intent.role === 'student' && user.role === null
          ? await chooseRole(db, user.id, 'student')
          : (user.role ?? undefined));
      const device = deviceOf(context.request.headers.get('user-agent'));
      await startSession(cookies, { id: user.id, role }, { device, hasSecondFactor });
      signIns.add({ result: 'done' });
      const factor = hasSecondFactor ? ', with a second factor' : '';
      console.info(`Signed in: ${role ?? 'no role yet'}${factor}`);
      if (role !== 'admin' && adminOr(config.adminEmails, { ...user, emailVerified: true }, null)) {
        console.warn(UNVERIFIED_ADMIN);
      }
      const saved =
        intent.role === 'student' && role === 'student'
          ? await commitAnswers(db, { id: user.id, role }, cookies).catch(notSaved)
          : 'nothing';
      return redirect(afterLogin(intent, role, saved));
    } catch (error) {
      if (isCancelled(error)) return cancelled(context, intent.locale);
      return failedFor(context, intent.locale, error);
    }
  };

const UNVERIFIED_ADMIN =
  'Who signed in has an address of ADMIN_EMAILS, and is no admin, since the issuer has not verified it.';
const NO_FACTOR = 'an admin without a second factor';

/** Whether the settings ask for a second factor that this admin did not show (ACCOUNTS-22). */
const needsFactor = (
  { login, adminEmails }: Pick<Config, 'login' | 'adminEmails'>,
  { identity: { email, emailVerified }, hasSecondFactor }: SignedIn,
): boolean =>
  login?.adminFactor !== undefined &&
  !hasSecondFactor &&
  adminOr(adminEmails, { email: email ?? null, emailVerified }, null) === 'admin';

/** `GET /api/auth/user` */
export const readCurrentUser = (_: object, { context }: { context: APIContext }) => {
  const { user } = context.locals;
  if (!user) return fail('signed_out');
  const { id, role = null, name = null, email = null } = user;
  return done({ id, role, name, email, hasLessons: role === 'student' && user.hasLessons });
};

const intentOf = (url: URL, request: Request, locale: Locale<'common'>): LoginIntent => {
  const role = url.searchParams.get('role');
  // Another site's link may start a login; it may not choose what the account becomes.
  const mayChoose = isFromOurPages(request);
  return {
    locale,
    ...(isChosenRole(role) && mayChoose && { role }),
    // Then the role choice asks first (ACCOUNTS-5).
    ...((url.searchParams.get('entry') === 'signup' || (isChosenRole(role) && !mayChoose)) && {
      signup: true,
    }),
    next: ownPath(url.searchParams.get('next'), url.origin),
  };
};

/** One secret per browser, so that two tabs can sign in at once. */
const browserSecret = ({ cookies }: APIContext): string => {
  const name = ownCookieName('login');
  const browser = cookies.get(name)?.value ?? randomBytes(32).toString('base64url');
  cookies.set(name, browser, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecureSite(),
    maxAge: ATTEMPT_MINUTES * 60,
  });
  return browser;
};

const localeOf = (url: URL): Locale<'common'> => {
  const lang = url.searchParams.get('lang');
  return isLocale(lang) ? lang : DEFAULT_LOCALE;
};

/** A cancelled login is told to its visitor like a broken one, to the operator as what it is. */
const failed = (
  context: APIContext,
  locale: Locale<'common'>,
  reason: string,
  result: 'failed' | 'issuer' = 'failed',
): Response => {
  signIns.add({ result });
  console.error(`Login failed: ${reason}`);
  return homeAgain(context, locale);
};

/** An issuer that is away keeps everybody out, so it is counted apart. */
const failedFor = (context: APIContext, locale: Locale<'common'>, error: unknown): Response =>
  failed(context, locale, reasonOf(error), isIssuersFault(error) ? 'issuer' : 'failed');

/** Whoever comes back to nothing: a late or second visit, or a program that tries addresses. */
const unexpected = (context: APIContext, locale: Locale<'common'>): Response => {
  signIns.add({ result: 'unexpected' });
  console.info('Login without an attempt');
  return homeAgain(context, locale);
};

/** Whoever is signed in by then stays so: their answers wait, and are asked for once more. */
const notSaved = (error: unknown): SavedAnswers => {
  console.error(`Answers not saved at a sign-in: ${reasonOf(error)}`);
  return 'unsaved';
};

const cancelled = (context: APIContext, locale: Locale<'common'>): Response => {
  signIns.add({ result: 'cancelled' });
  console.info('Login cancelled');
  return homeAgain(context, locale);
};

const homeAgain = ({ redirect }: APIContext, locale: Locale<'common'>) =>
  redirect(localizedPath(locale, '/?auth_error=1'));

/** RFC 6749, 4.1.2.1. */
const isCancelled = (error: unknown): boolean =>
  (error as { error?: unknown }).error === 'access_denied';

/** Codes only, of what failed and of what made it fail: messages of an issuer may name a person. */
const reasonOf = (error: unknown): string => {
  const parts: unknown[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, error: oauth } = cause as { code?: unknown; error?: unknown };
    parts.push(cause.name, code, oauth);
  }
  return [...new Set(parts)].filter((part) => typeof part === 'string').join(' ');
};
