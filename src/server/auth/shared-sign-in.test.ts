import type { AstroCookies } from 'astro';
import { expect, test, vi } from 'vitest';
import { sharedServer } from '#tests/server/shared-server.ts';

sharedServer();

/** What another process of the site has for itself. */
const startProcess = async () => {
  vi.resetModules();
  const [sessions, attempts, { rememberUser }, { database }] = await Promise.all([
    import('./sessions.ts'),
    import('#db/repos/login-attempts.ts'),
    import('#db/repos/users.ts'),
    import('#db/client.ts'),
  ]);
  return { ...sessions, ...attempts, rememberUser, database: await database() };
};

const newBrowser = () => {
  const values = new Map<string, string>();
  return {
    get: (name: string) => (values.has(name) ? { value: values.get(name) } : undefined),
    set: (name: string, value: string) => void values.set(name, value),
    delete: (name: string) => void values.delete(name),
  } as unknown as AstroCookies;
};

test('who signs in at one process is signed in at the other, and signs out of both', async () => {
  const [one, other] = [await startProcess(), await startProcess()];
  const person = { issuer: 'https://id.example', subject: 'sara', email: 'sara@reader.example' };
  const known = { ...person, emailVerified: true, name: 'Sara' };
  const { id } = await one.rememberUser(one.database, known, { locale: 'ar', now: new Date() });
  const browser = newBrowser();
  await one.startSession(browser, { id, role: undefined }, { device: '', hasSecondFactor: false });
  expect(await other.readSession(browser)).toMatchObject({ id, email: 'sara@reader.example' });
  await other.endSession(browser);
  expect(await one.readSession(browser)).toBeUndefined();
});

test('a login that one process began ends at the other, once', async () => {
  const [one, other] = [await startProcess(), await startProcess()];
  const now = new Date();
  const attempt = { state: 'state', browser: 'browser', verifier: 'v', nonce: 'n', intent: {} };
  const expiresAt = new Date(now.getTime() + 60_000);
  await one.beginAttempt(one.database, { ...attempt, expiresAt }, now);
  expect(await other.takeAttempt(other.database, attempt, now)).toMatchObject({ verifier: 'v' });
  expect(await one.takeAttempt(one.database, attempt, now)).toBeUndefined();
});
