import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeDatabase, openDatabase, type Database } from '../client.ts';
import { applicationEvents } from '../schema/tutors.ts';
import { users } from '../schema/users.ts';
import {
  applicationOf,
  changeApplication,
  lastMoveTo,
  moveApplication,
  openApplication,
  ownApplication,
  rememberStep,
} from './tutor-applications.ts';

let folder: string;
let db: Database;
const at = new Date('2026-03-01T10:00:00Z');
const mine = { id: 'a1', userId: 'lin' };
const open = { states: ['draft', 'returned'] as const, at };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hanlu-applications-'));
  db = await openDatabase({ url: `file:${join(folder, 'hanlu.db')}`, authToken: undefined });
  for (const id of ['lin', 'wei']) {
    await db.insert(users).values({ id, issuer: 'https://id.example', subject: id, createdAt: at });
  }
  await openApplication(db, { ...mine, data: { email: 'lin@example.com' }, at });
});
afterEach(async () => {
  await closeDatabase(db);
  await rm(folder, { recursive: true });
});

const change = (fields: object, version?: number) =>
  changeApplication(db, { ...mine, ...open, step: 1, fields, version });

test('a second start finds the application of the first', async () => {
  expect(await openApplication(db, { id: 'a2', userId: 'lin', data: {}, at })).toBe('a1');
  expect((await applicationOf(db, 'lin'))?.data).toEqual({ email: 'lin@example.com' });
  expect(await openApplication(db, { id: 'a3', userId: 'wei', data: {}, at })).toBe('a3');
});

test('fields are joined to what is stored; lists are replaced', async () => {
  await change({ firstName: 'Lin', lessonCategories: ['Conversational', 'HSK Standard'] });
  await change({ birthday: { month: 'Mar', day: 4 }, lessonCategories: ['Conversational'] });
  expect((await ownApplication(db, mine))?.data).toEqual({
    email: 'lin@example.com',
    firstName: 'Lin',
    birthday: { month: 'Mar', day: 4 },
    lessonCategories: ['Conversational'],
  });
});

test('of two changes on the same version the second is not written', async () => {
  expect(await change({ firstName: 'Lin' }, 0)).toBe(1);
  expect(await change({ firstName: 'Old tab' }, 0)).toBeUndefined();
  expect((await ownApplication(db, mine))?.data).toMatchObject({ firstName: 'Lin' });
});

test('twenty changes at once on one version write one', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => change({ firstName: `Tab ${n}` }, 0)),
  );
  expect(answers.filter((version) => version === 1)).toHaveLength(1);
  expect((await ownApplication(db, mine))?.version).toBe(1);
});

test('another user can neither read nor change it', async () => {
  const theirs = { id: 'a1', userId: 'wei' };
  expect(await ownApplication(db, theirs)).toBeUndefined();
  const answer = await changeApplication(db, {
    ...theirs,
    ...open,
    step: 1,
    fields: { firstName: 'Wei' },
    version: undefined,
  });
  expect(answer).toBeUndefined();
  await rememberStep(db, { ...theirs, step: 6 });
  expect(await ownApplication(db, mine)).toMatchObject({ version: 0, lastStep: 0 });
});

test('the step to come back to changes without a new version', async () => {
  await rememberStep(db, { ...mine, step: 5 });
  expect(await ownApplication(db, mine)).toMatchObject({ lastStep: 5, version: 0 });
});

const submit = (eventId: string, version: number) =>
  moveApplication(db, {
    id: 'a1',
    eventId,
    from: 'draft',
    version,
    to: 'submitted',
    actorId: 'lin',
    at,
  });

test('a move is recorded once, even when it is asked for at the same time again', async () => {
  const answers = await Promise.all(['e1', 'e2', 'e3'].map((id) => submit(id, 0)));
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await ownApplication(db, mine)).toMatchObject({ state: 'submitted', submittedAt: at });
  expect(await db.select().from(applicationEvents)).toMatchObject([
    { applicationId: 'a1', actorId: 'lin', from: 'draft', to: 'submitted', reasons: [], at },
  ]);
});

test('what was changed since it was judged is not moved', async () => {
  await change({ firstName: 'Lin' });
  expect(await submit('e1', 0)).toBe(false);
  expect(await db.select().from(applicationEvents)).toEqual([]);
});

test('a submitted application takes no change', async () => {
  await submit('e1', 0);
  expect(await change({ firstName: 'Late' })).toBeUndefined();
});

test('the reasons of the last return are found', async () => {
  await submit('e1', 0);
  const reasons = [{ section: 'profile', reason: 'The video is private.' }];
  await moveApplication(db, {
    id: 'a1',
    eventId: 'e2',
    from: 'submitted',
    version: 1,
    to: 'returned',
    actorId: 'wei',
    reasons,
    at: new Date(at.getTime() + 1),
  });
  expect(await lastMoveTo(db, 'a1', 'returned')).toMatchObject({ actorId: 'wei', reasons });
  expect(await lastMoveTo(db, 'a1', 'approved')).toBeUndefined();
});
