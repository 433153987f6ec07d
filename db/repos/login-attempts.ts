import { and, eq, gt, lte } from 'drizzle-orm';
import { hashToken } from '#src/lib/hash.ts';
import type { Database } from '../client.ts';
import { loginAttempts } from '../schema/users.ts';

/** A login on its way to the issuer: what the way back has to match, and what it is for. */
export type LoginAttempt = {
  state: string;
  /** The secret in the cookie of the browser that began. */
  browser: string;
  verifier: string;
  nonce: string;
  intent: unknown;
  expiresAt: Date;
};

/** Keeps an attempt, and forgets those that never came back. */
export const beginAttempt = async (
  db: Database,
  { state, browser, ...attempt }: LoginAttempt,
  now: Date,
): Promise<void> => {
  await db.batch([
    db.delete(loginAttempts).where(lte(loginAttempts.expiresAt, now)),
    db
      .insert(loginAttempts)
      .values({ id: hashToken(state), browser: hashToken(browser), ...attempt }),
  ]);
};

/** Takes an attempt out by its state, for the browser that began it; a second time finds nothing. */
export const takeAttempt = async (
  db: Database,
  { state, browser }: Pick<LoginAttempt, 'state' | 'browser'>,
  now: Date,
): Promise<Pick<LoginAttempt, 'verifier' | 'nonce' | 'intent'> | undefined> => {
  const [attempt] = await db
    .delete(loginAttempts)
    .where(
      and(
        eq(loginAttempts.id, hashToken(state)),
        eq(loginAttempts.browser, hashToken(browser)),
        gt(loginAttempts.expiresAt, now),
      ),
    )
    .returning();
  return attempt;
};
