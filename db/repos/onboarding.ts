import {
  and,
  count,
  countDistinct,
  desc,
  eq,
  exists,
  gt,
  isNull,
  lte,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import { hashToken } from '#src/lib/hash.ts';
import type { Database } from '../client.ts';
import { prepared } from '../prepared.ts';
import {
  guardianConfirmations,
  onboardingSessions,
  studentPreferences,
} from '../schema/onboarding.ts';
import { users } from '../schema/users.ts';

/** One answer as it travels; the feature judges what may stand in it. */
export type StoredPreference = { questionType: string; preferenceData: unknown };

/** A temporary session and the secret in the cookie of the browser that may use it. */
export type SessionKey = { id: string; browser: string };

export type SessionAnswers = {
  preferences: readonly StoredPreference[];
  guardianConfirmedAt: Date | undefined;
  termsAcceptedAt: Date | undefined;
};

type Times = { now: Date; expiresAt: Date };

const ofBrowser = (browser: string, now: Date) =>
  and(eq(onboardingSessions.browser, hashToken(browser)), gt(onboardingSessions.expiresAt, now));

const open = ({ id, browser }: SessionKey, now: Date) =>
  and(
    eq(onboardingSessions.id, id),
    ofBrowser(browser, now),
    isNull(onboardingSessions.committedBy),
  );

/** Begins a session, and forgets those that have expired. */
export const beginSession = async (
  db: Database,
  { id, browser }: SessionKey,
  { now, expiresAt }: Times,
): Promise<void> => {
  await db.batch([
    db.delete(onboardingSessions).where(lte(onboardingSessions.expiresAt, now)),
    db
      .insert(onboardingSessions)
      .values({ id, browser: hashToken(browser), createdAt: now, expiresAt }),
  ]);
};

/** Whether the session was there for this browser; it then lives on. */
export const prolongSession = async (
  db: Database,
  key: SessionKey,
  { now, expiresAt }: Times,
): Promise<boolean> => {
  const prolonged = await db
    .update(onboardingSessions)
    .set({ expiresAt })
    .where(open(key, now))
    .returning({ id: onboardingSessions.id });
  return prolonged.length > 0;
};

/** Replaces a session's answers. False where it is unknown, another browser's, expired or committed. */
export const saveAnswers = async (
  db: Database,
  key: SessionKey,
  { preferences, guardianConfirmedAt, termsAcceptedAt }: SessionAnswers,
  { now, expiresAt }: Times,
): Promise<boolean> => {
  const saved = await db
    .update(onboardingSessions)
    .set({ preferences, guardianConfirmedAt, termsAcceptedAt, expiresAt })
    .where(open(key, now))
    .returning({ id: onboardingSessions.id });
  return saved.length > 0;
};

/** The browser's newest session that waits for a sign-up. */
export const waitingSession = async (
  db: Database,
  browser: string,
  now: Date,
): Promise<(SessionAnswers & { id: string }) | undefined> => {
  const [session] = await db
    .select()
    .from(onboardingSessions)
    .where(and(ofBrowser(browser, now), isNull(onboardingSessions.committedBy)))
    .orderBy(desc(onboardingSessions.expiresAt))
    .limit(1);
  return (
    session && {
      id: session.id,
      preferences: session.preferences as StoredPreference[],
      guardianConfirmedAt: session.guardianConfirmedAt ?? undefined,
      termsAcceptedAt: session.termsAcceptedAt ?? undefined,
    }
  );
};

/** When someone confirmed what, in the account or in the session that they are about to commit. */
export const confirmationsFor = async (
  db: Database,
  key: SessionKey,
  userId: string,
  now: Date,
): Promise<Pick<SessionAnswers, 'guardianConfirmedAt' | 'termsAcceptedAt'> | undefined> => {
  const [found] = await db
    .select({
      session: onboardingSessions,
      guardian: guardianConfirmations.confirmedAt,
      terms: users.termsAcceptedAt,
    })
    .from(onboardingSessions)
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(guardianConfirmations, eq(guardianConfirmations.userId, users.id))
    .where(usable(key, userId, now));
  return (
    found && {
      guardianConfirmedAt: found.guardian ?? found.session.guardianConfirmedAt ?? undefined,
      termsAcceptedAt: found.terms ?? found.session.termsAcceptedAt ?? undefined,
    }
  );
};

/** A session that nobody has committed, or this user. */
const usable = ({ id, browser }: SessionKey, userId: string, now: Date) =>
  and(
    eq(onboardingSessions.id, id),
    ofBrowser(browser, now),
    or(isNull(onboardingSessions.committedBy), eq(onboardingSessions.committedBy, userId)),
  );

/**
 * Makes answers the user's own, in place of earlier ones, and empties the session: all of it or
 * nothing. Doing it again leads to the same. False where the session is none of theirs.
 */
export const commitAnswers = async (
  db: Database,
  key: SessionKey,
  userId: string,
  { preferences, guardianConfirmedAt, termsAcceptedAt }: SessionAnswers,
  now: Date,
): Promise<boolean> => {
  const isTheirs = exists(
    db
      .select({ id: onboardingSessions.id })
      .from(onboardingSessions)
      .where(and(eq(onboardingSessions.id, key.id), eq(onboardingSessions.committedBy, userId))),
  );
  const types = preferences.map(({ questionType }) => questionType);
  const [claimed] = await db.batch([
    db
      .update(onboardingSessions)
      .set({ committedBy: userId, committedAt: now, preferences: [] })
      .where(usable(key, userId, now))
      .returning({ id: onboardingSessions.id }),
    db
      .delete(studentPreferences)
      .where(
        and(
          eq(studentPreferences.userId, userId),
          notInArray(studentPreferences.questionType, types),
          isTheirs,
        ),
      ),
    db
      .update(users)
      .set({
        termsAcceptedAt: sql`coalesce(${users.termsAcceptedAt}, ${termsAcceptedAt?.getTime() ?? null})`,
      })
      .where(and(eq(users.id, userId), isTheirs)),
    ...preferences.map(({ questionType, preferenceData }) =>
      db
        .insert(studentPreferences)
        .select(
          sql`select ${userId}, ${questionType}, ${JSON.stringify(preferenceData)}, ${now.getTime()} where ${isTheirs}`,
        )
        .onConflictDoUpdate({
          target: [studentPreferences.userId, studentPreferences.questionType],
          set: { preferenceData: sql`excluded.preference_data`, updatedAt: now },
        }),
    ),
    ...(guardianConfirmedAt
      ? [
          db
            .insert(guardianConfirmations)
            .select(sql`select ${userId}, ${guardianConfirmedAt.getTime()} where ${isTheirs}`)
            .onConflictDoNothing(),
        ]
      : []),
  ]);
  return claimed.length > 0;
};

/** A student's committed answers. */
export const answersOfStudent = (db: Database, userId: string): Promise<StoredPreference[]> =>
  answersOf(db).all({ userId });

const answersOf = prepared((db) =>
  db
    .select({
      questionType: studentPreferences.questionType,
      preferenceData: studentPreferences.preferenceData,
    })
    .from(studentPreferences)
    .where(eq(studentPreferences.userId, sql.placeholder('userId')))
    .prepare(),
);

/** When a student last changed an answer; undefined where none is saved. */
export const answeredAt = async (db: Database, userId: string): Promise<Date | undefined> => {
  const last = await lastAnswerOf(db).get({ userId });
  return last?.at;
};

const lastAnswerOf = prepared((db) =>
  db
    .select({ at: studentPreferences.updatedAt })
    .from(studentPreferences)
    .where(eq(studentPreferences.userId, sql.placeholder('userId')))
    .orderBy(desc(studentPreferences.updatedAt))
    .limit(1)
    .prepare(),
);

export type OnboardingFigures = {
  /** Questionnaires of visitors that wait for a sign-up. */
  waiting: number;
  /** Students whose answers are saved. */
  committed: number;
};

/** How far visitors and students have come with the questionnaire. */
export const onboardingFigures = async (db: Database, now: Date): Promise<OnboardingFigures> => {
  const [waiting, committed] = await db.batch([
    db
      .select({ n: count() })
      .from(onboardingSessions)
      .where(and(gt(onboardingSessions.expiresAt, now), isNull(onboardingSessions.committedBy))),
    db.select({ n: countDistinct(studentPreferences.userId) }).from(studentPreferences),
  ]);
  return { waiting: waiting[0]?.n ?? 0, committed: committed[0]?.n ?? 0 };
};
