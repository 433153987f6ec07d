import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeDatabase, openDatabase, type Database } from '../client.ts';
import { tutorSchedules } from '../schema/lessons.ts';
import { applicationEvents } from '../schema/tutors.ts';
import { uploads } from '../schema/uploads.ts';
import { users } from '../schema/users.ts';
import { actsAbout } from './admin-acts.ts';
import { keepSchedule, teachingOf } from './teachings.ts';
import {
  applicationOf,
  changeApplication,
  decideApplication,
  discardChanges,
  lastMoveTo,
  moveApplication,
  openApplication,
  ownApplication,
  rememberStep,
  submitApplication,
} from './tutor-applications.ts';
import { approvedData } from './tutor-pages.ts';
import { changeProfileState, leaveTeaching, profileOfTutor } from './tutor-profiles.ts';
import { forgetOrphans, knownUploads } from './uploads.ts';

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
  submitApplication(
    db,
    { id: 'a1', eventId, from: 'draft', version, actorId: 'lin', at },
    { kind: 'application_arrived', adminEmails: [] },
  );

test('a move is recorded once, even when it is asked for at the same time again', async () => {
  const answers = await Promise.all(['e1', 'e2', 'e3'].map((id) => submit(id, 0)));
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await ownApplication(db, mine)).toMatchObject({ state: 'submitted', submittedAt: at });
  expect(await db.select().from(applicationEvents)).toMatchObject([
    { applicationId: 'a1', actorId: 'lin', act: 'submitted', from: 'draft', to: 'submitted', at },
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
  await decideApplication(db, {
    id: 'a1',
    eventId: 'e2',
    act: 'returned',
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

describe('what is approved', () => {
  const OFFERED = {
    firstName: 'Lin',
    timezone: 'Asia/Shanghai',
    weeklyAvailability: [{ day: 'Monday', slots: [{ id: 'a', from: '09:00', to: '11:00' }] }],
    lessonPriceUSD: 12.5,
  };
  /** Submits what stands there and approves it. */
  const approve = async (version: number) => {
    await submit(`submit-${version}`, version);
    const move = { id: 'a1', eventId: `approve-${version}`, actorId: 'wei', at };
    return decideApplication(db, {
      ...{ ...move, act: 'approved', from: 'submitted', to: 'approved', version: version + 1 },
    });
  };
  const edit = (version: number) =>
    moveApplication(db, {
      ...{ id: 'a1', eventId: 'edit', act: 'edited', actorId: 'lin', at },
      ...{ from: 'approved', to: 'draft', version },
    });
  const shown = async () => (await approvedData(db, ['lin'])).get('lin');

  test('becomes what everyone sees, with hours and a price, and is written down', async () => {
    await change(OFFERED);
    expect(await approve(1)).toBe(true);
    expect(await shown()).toEqual({ email: 'lin@example.com', ...OFFERED });
    expect(await teachingOf(db, 'lin', at)).toMatchObject({
      availability: { zone: 'Asia/Shanghai', weekly: { Monday: [9, 10] } },
      priceUsd: 12.5,
    });
    expect(await profileOfTutor(db, 'lin')).toMatchObject({ state: 'visible', approvedBy: 'wei' });
    expect(await actsAbout(db, 'account', 'lin')).toMatchObject([{ act: 'application_approved' }]);
  });

  test('stays while the tutor changes it, and is replaced by the next approval', async () => {
    await change(OFFERED);
    await approve(1);
    await edit(3);
    await change({ firstName: 'Lina' });
    expect(await shown()).toMatchObject({ firstName: 'Lin' });
    await approve(5);
    expect(await shown()).toMatchObject({ firstName: 'Lina' });
  });

  test('never takes back hours and price that the tutor has set since', async () => {
    await change(OFFERED);
    await approve(1);
    const own = { zone: 'Europe/London', weekly: [], lessonLink: undefined };
    await keepSchedule(db, 'lin', own, at);
    await db.update(tutorSchedules).set({ priceUsd: 30 });
    await edit(3);
    await approve(4);
    expect(await teachingOf(db, 'lin', at)).toMatchObject({
      availability: { zone: 'Europe/London', weekly: {} },
      priceUsd: 30,
    });
    expect(await shown()).toMatchObject({ lessonPriceUSD: 30 });
  });

  test('comes back where the tutor lets the changes go', async () => {
    await change(OFFERED);
    await approve(1);
    await edit(3);
    await change({ firstName: 'Lina' });
    const move = { id: 'a1', eventId: 'discard', actorId: 'lin', at };
    expect(await discardChanges(db, { ...move, from: 'draft', version: 5 })).toBe(true);
    expect(await ownApplication(db, mine)).toMatchObject({
      state: 'approved',
      data: { firstName: 'Lin' },
    });
  });

  test('is hidden while an admin suspends the tutor, whatever is approved meanwhile', async () => {
    await change(OFFERED);
    await approve(1);
    const by = { tutorId: 'lin', adminId: 'wei', at };
    const suspend = () =>
      changeProfileState(db, { ...by, act: 'tutor_suspended', reason: 'Complaints' });
    expect(await Promise.all([suspend(), suspend()])).toEqual([true, false]);
    await edit(3);
    await approve(4);
    expect(await profileOfTutor(db, 'lin')).toMatchObject({ state: 'suspended' });
    expect(await changeProfileState(db, { ...by, act: 'tutor_restored' })).toBe(true);
    expect(await profileOfTutor(db, 'lin')).toMatchObject({ state: 'visible', version: 3 });
    const acts = await actsAbout(db, 'account', 'lin');
    expect(acts.filter(({ act: kind }) => kind === 'tutor_suspended')).toHaveLength(1);
  });

  test('is gone when the tutor leaves, once, and comes back with an approval', async () => {
    await change(OFFERED);
    await approve(1);
    const leave = (eventId: string) => leaveTeaching(db, 'lin', { eventId, at });
    expect(await Promise.all([leave('l1'), leave('l2')])).toEqual([true, false]);
    expect(await profileOfTutor(db, 'lin')).toMatchObject({ state: 'left' });
    expect(await ownApplication(db, mine)).toMatchObject({ state: 'draft', version: 4 });
    expect(await lastMoveTo(db, 'a1', 'draft')).toMatchObject({ act: 'left', from: 'approved' });
    await approve(4);
    expect(await profileOfTutor(db, 'lin')).toMatchObject({ state: 'visible' });
  });

  test('keeps its files, also where the application names others by now', async () => {
    const [kept, replaced] = ['a'.repeat(32), 'b'.repeat(32)];
    const file = { contentType: 'image/jpeg', size: 1, createdAt: at, kind: 'profile' } as const;
    for (const key of [kept, replaced])
      await db.insert(uploads).values({ ...file, key, ownerId: 'lin' });
    await change({ profilePictureKey: kept });
    await approve(1);
    await edit(3);
    await change({ profilePictureKey: '' });
    expect(await forgetOrphans(db, new Date(at.getTime() + 1))).toBe(1);
    expect(await knownUploads(db, [kept, replaced])).toEqual([kept]);
  });
});
