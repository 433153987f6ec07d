import { randomBytes, randomUUID } from 'node:crypto';
import type { APIContext, AstroCookies } from 'astro';
import { database, type Database } from '#db/client.ts';
import {
  answersOfStudent,
  beginSession,
  commitAnswers,
  confirmationsFor,
  onboardingFigures,
  prolongSession,
  saveAnswers,
  waitingSession,
  type SessionAnswers,
  type SessionKey,
} from '#db/repos/onboarding.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { inLocale } from '#src/i18n/messages.ts';
import { isUnderAge } from '#src/domain/learner-age.ts';
import type { Role } from '#src/domain/roles.ts';
import { done, fail } from '#src/server/endpoint.ts';
import { isSecureSite, ownCookieName } from '#src/server/own-cookie.ts';
import type { AnswersSent } from './onboarding.contract.ts';
import { readPreferences, type Preference } from './preferences.ts';
import { KEPT_MS } from './questions/questions.ts';
import { replyMessages } from './replies.messages.ts';

type Asked = { locale: Locale; context: Pick<APIContext, 'cookies' | 'locals'> };

const BROWSER_SECRET = /^[\w-]{43}$/;

const cookieName = () => ownCookieName('onboarding');

const browserOf = (cookies: AstroCookies): string | undefined => {
  const secret = cookies.get(cookieName())?.value;
  return secret && BROWSER_SECRET.test(secret) ? secret : undefined;
};

const rememberBrowser = (cookies: AstroCookies, secret: string) =>
  cookies.set(cookieName(), secret, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecureSite(),
    path: '/',
    maxAge: KEPT_MS / 1000,
  });

const times = () => ({ now: new Date(), expiresAt: new Date(Date.now() + KEPT_MS) });

/** Begins a temporary session for this browser, or goes on with its own. */
export const startSession = async (
  { sessionId }: { sessionId?: string | undefined },
  { context: { cookies } }: Asked,
) => {
  const db = await database();
  const browser = browserOf(cookies) ?? randomBytes(32).toString('base64url');
  const known = sessionId && (await prolongSession(db, { id: sessionId, browser }, times()));
  const id = known ? sessionId : randomUUID();
  if (!known) await beginSession(db, { id, browser }, times());
  rememberBrowser(cookies, browser);
  // The wire has two names; one secret in a cookie is what tells whose session it is.
  return done({ success: true as const, tempUserId: id, sessionId: id });
};

/** Keeps answers until their visitor signs up. */
export const saveToSession = async (sent: AnswersSent, { locale, context: { cookies } }: Asked) => {
  const browser = browserOf(cookies);
  if (!browser) return fail('not_found');
  const key = { id: sent.tempUserId, browser };
  const saved = await saveAnswers(await database(), key, confirmedNow(sent), times());
  if (!saved) return fail('not_found');
  return done({ success: true as const, message: inLocale(locale, replyMessages).saved });
};

const confirmedNow = (sent: AnswersSent): SessionAnswers => {
  const now = new Date();
  return {
    preferences: sent.preferences,
    guardianConfirmedAt: sent.guardianConfirmed ? now : undefined,
    termsAcceptedAt: sent.termsAccepted ? now : undefined,
  };
};

/** Makes answers part of the account of the student who sends them. */
export const commitSession = async (
  sent: AnswersSent,
  { locale, context: { cookies, locals } }: Asked,
) => {
  const { user } = locals;
  // Someone without a role counts as not signed in (ACCOUNTS-7).
  if (!user?.role) return fail('signed_out');
  if (user.role === 'teacher') return fail('teacher');
  const browser = browserOf(cookies);
  if (!browser) return fail('not_found');
  const key = { id: sent.tempUserId, browser };
  const outcome = await commitConfirmed(await database(), key, user.id, confirmedNow(sent));
  if (outcome.at === 'unknown') return fail('not_found');
  if (outcome.at === 'unconfirmed') {
    const { confirmation_required: message } = inLocale(locale, replyMessages);
    return fail('confirmation_required', {
      details: outcome.missing.map((field) => ({ field, message })),
    });
  }
  return done({ success: true as const, message: inLocale(locale, replyMessages).committed });
};

type Outcome =
  | { at: 'committed' }
  | { at: 'unknown' }
  | { at: 'unconfirmed'; missing: ('termsAccepted' | 'guardianConfirmed')[] };

/** Commits where the terms are accepted and, for a young learner, a guardian has confirmed. */
const commitConfirmed = async (
  db: Database,
  key: SessionKey,
  userId: string,
  answers: SessionAnswers,
): Promise<Outcome> => {
  const now = new Date();
  const earlier = await confirmationsFor(db, key, userId, now);
  if (!earlier) return { at: 'unknown' };
  const terms = earlier.termsAcceptedAt ?? answers.termsAcceptedAt;
  const guardian = earlier.guardianConfirmedAt ?? answers.guardianConfirmedAt;
  const isYoung = isUnderAge(ageIn(answers.preferences));
  const missing = [
    ...(terms ? [] : ['termsAccepted' as const]),
    ...(isYoung && !guardian ? ['guardianConfirmed' as const] : []),
  ];
  if (missing.length > 0) return { at: 'unconfirmed', missing };
  const confirmed = {
    preferences: answers.preferences,
    termsAcceptedAt: terms,
    guardianConfirmedAt: isYoung ? guardian : undefined,
  };
  const isCommitted = await commitAnswers(db, key, userId, confirmed, now);
  return { at: isCommitted ? 'committed' : 'unknown' };
};

const ageIn = (preferences: SessionAnswers['preferences']) =>
  readPreferences(preferences).flatMap((one) =>
    one.questionType === 'age' ? [one.preferenceData] : [],
  )[0];

/**
 * Commits what this browser saved before its visitor signed in as a student (ACCOUNTS-4).
 * `unconfirmed`: the answers wait, since terms or guardian were not confirmed with them.
 */
export const commitForUser = async (
  db: Database,
  user: { id: string; role: Role | undefined },
  cookies: AstroCookies,
): Promise<'committed' | 'nothing' | 'unconfirmed'> => {
  const browser = browserOf(cookies);
  if (!browser || !user.role || user.role === 'teacher') return 'nothing';
  const session = await waitingSession(db, browser, new Date());
  if (!session || session.preferences.length === 0) return 'nothing';
  const { id, ...answers } = session;
  const { at } = await commitConfirmed(db, { id, browser }, user.id, answers);
  return at === 'unknown' ? 'nothing' : at;
};

/** A student's saved answers, for the dashboard. */
export const preferencesOfStudent = async (userId: string): Promise<Preference[]> =>
  readPreferences(await answersOfStudent(await database(), userId));

/** The signed-in student's own answers, to edit them. */
export const readOwnPreferences = async (_: unknown, { context: { locals } }: Asked) => {
  const { user } = locals;
  if (!user?.role) return fail('signed_out');
  const preferences = await preferencesOfStudent(user.id);
  return done({ success: true as const, preferences });
};

/** The figures of the questionnaire for the admin dashboard. */
export const questionnaireFigures = async (now: Date) => onboardingFigures(await database(), now);
