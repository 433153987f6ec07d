import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { closeDatabase, openDatabase, type Database } from '../client.ts';
import { lessons } from '../schema/lessons.ts';
import { users } from '../schema/users.ts';
import { actsAbout } from './admin-acts.ts';
import { beginAttempt, takeAttempt } from './login-attempts.ts';
import { chooseRole, correctRole, rememberUser, signUpsByDay, userFigures } from './users.ts';

let folder: string;
let db: Database;
const NOW = new Date('2026-03-01T10:00:00Z');
const visit = { locale: 'ar', now: NOW } as const;
const sara = {
  issuer: 'https://id.example',
  subject: 'sara',
  email: 'Sara@hanlu.example',
  emailVerified: true,
  name: 'سارة',
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hanlu-users-'));
  db = await openDatabase({ url: `file:${join(folder, 'hanlu.db')}`, authToken: undefined });
});
afterEach(async () => {
  await closeDatabase(db);
  await rm(folder, { recursive: true });
});

test('someone is known by issuer and subject, and what the issuer says now counts', async () => {
  const first = await rememberUser(db, sara, visit);
  const again = await rememberUser(
    db,
    { ...sara, email: 'new@hanlu.example' },
    { locale: 'en', now: new Date() },
  );
  expect(again).toEqual({ ...first, email: 'new@hanlu.example', locale: 'en' });
  const twin = await rememberUser(db, { ...sara, issuer: 'https://other.example' }, visit);
  expect(twin.id).not.toBe(first.id);
});

test('two first logins at once make one user', async () => {
  const both = await Promise.all([rememberUser(db, sara, visit), rememberUser(db, sara, visit)]);
  expect(both[0].id).toBe(both[1].id);
});

test('a role is chosen once, and the first choice stays', async () => {
  const { id } = await rememberUser(db, sara, visit);
  expect(await chooseRole(db, id, 'student', NOW)).toBe('student');
  expect(await chooseRole(db, id, 'teacher', NOW)).toBe('student');
  const { role, termsAcceptedAt } = await rememberUser(db, sara, visit);
  expect({ role, termsAcceptedAt }).toEqual({ role: 'student', termsAcceptedAt: NOW });
});

test('a role is corrected by address, in any case', async () => {
  const { id } = await rememberUser(db, sara, visit);
  await chooseRole(db, id, 'student', NOW);
  const by = { adminId: (await rememberUser(db, { ...sara, subject: 'huda' }, visit)).id, at: NOW };
  await db.update(users).set({ email: 'huda@hanlu.example' }).where(eq(users.id, by.adminId));
  expect(await correctRole(db, 'SARA@hanlu.example', 'teacher', by)).toBe('saved');
  expect((await rememberUser(db, sara, visit)).role).toBe('teacher');
  expect(await correctRole(db, 'nobody@hanlu.example', 'teacher', by)).toBe('unknown');
  expect(await actsAbout(db, 'account', id)).toEqual([
    {
      act: 'role_corrected',
      detail: 'teacher',
      reason: null,
      at: NOW,
      admin: 'huda@hanlu.example',
    },
  ]);
});

test('a role stays while lessons lie ahead, and is corrected once they are off', async () => {
  const { id } = await rememberUser(db, sara, visit);
  await chooseRole(db, id, 'teacher', NOW);
  const student = { ...sara, subject: 'omar', email: 'omar@hanlu.example' };
  const { id: studentId } = await rememberUser(db, student, visit);
  const by = { adminId: studentId, at: NOW };
  const correct = (email = 'sara@hanlu.example') => correctRole(db, email, null, by);
  const roles = async () => (await db.select().from(users)).map(({ role }) => role);
  const start = new Date(NOW.getTime() + 1);
  await db.insert(lessons).values({
    ...{ id: 'a1', studentId, tutorId: id, state: 'accepted', start, seat: 1, note: '' },
    ...{ studentZone: 'Asia/Riyadh', createdAt: NOW, updatedAt: NOW },
  });
  expect(await correct()).toBe('ahead');
  expect(await correct('omar@hanlu.example')).toBe('ahead');
  expect(await roles()).toEqual(['teacher', null]);
  expect(await actsAbout(db, 'account', id)).toEqual([]);
  await db.update(lessons).set({ state: 'cancelled' });
  expect(await correct()).toBe('saved');
  expect(await roles()).toEqual([null, null]);
});

const LONG_AGO = new Date('2026-01-01T00:00:00Z');

test('figures count roles, and sign-ups by day since a moment', async () => {
  const { id } = await rememberUser(db, sara, visit);
  await chooseRole(db, id, 'student', NOW);
  await rememberUser(
    db,
    { ...sara, subject: 'b' },
    { ...visit, now: new Date('2026-03-01T23:59:59Z') },
  );
  await rememberUser(
    db,
    { ...sara, subject: 'c' },
    { ...visit, now: new Date('2026-03-02T00:00:00Z') },
  );
  await rememberUser(db, { ...sara, subject: 'old' }, { ...visit, now: LONG_AGO });
  const counted = { students: 1, teachers: 0, admins: 0, withoutRole: 3 };
  expect(await userFigures(db, [])).toEqual(counted);
  const director = { ...sara, email: 'Director@Hanlu.example', emailVerified: true };
  await rememberUser(db, { ...director, subject: 'admin' }, { ...visit, now: LONG_AGO });
  await rememberUser(
    db,
    { ...director, subject: 'unproved', emailVerified: false },
    { ...visit, now: LONG_AGO },
  );
  expect(await userFigures(db, ['director@hanlu.example'])).toEqual({
    ...counted,
    admins: 1,
    withoutRole: 4,
  });
  expect(await signUpsByDay(db, new Date('2026-02-28T00:00:00Z'))).toEqual([
    { day: '2026-03-01', count: 2 },
    { day: '2026-03-02', count: 1 },
  ]);
});

const attempt = {
  state: 'state',
  browser: 'browser',
  verifier: 'verifier',
  nonce: 'nonce',
  intent: { locale: 'ar' },
  expiresAt: new Date('2026-03-01T10:10:00Z'),
};

test('a login comes back once, to the browser that began it', async () => {
  await beginAttempt(db, attempt, NOW);
  const { state, browser } = attempt;
  expect(await takeAttempt(db, { state, browser: 'another' }, NOW)).toBeUndefined();
  expect(await takeAttempt(db, { state: 'wrong', browser }, NOW)).toBeUndefined();
  expect(await takeAttempt(db, { state, browser }, NOW)).toMatchObject({
    verifier: 'verifier',
    nonce: 'nonce',
    intent: { locale: 'ar' },
  });
  expect(await takeAttempt(db, { state, browser }, NOW)).toBeUndefined();
});

test('a login that took too long is gone', async () => {
  await beginAttempt(db, attempt, NOW);
  expect(await takeAttempt(db, attempt, attempt.expiresAt)).toBeUndefined();
});

test('neither states nor cookies can be read from the file', async () => {
  await beginAttempt(db, { ...attempt, state: 'readable-state', browser: 'readable-cookie' }, NOW);
  const { rows } = await db.$client.execute('SELECT * FROM login_attempts');
  expect(JSON.stringify(rows)).not.toMatch(/readable/);
});
