import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeDatabase, openDatabase, type Database } from '../client.ts';
import {
  addSubscriber,
  claimConfirmationMail,
  confirmSubscriber,
  endSubscription,
  listSubscribers,
  releaseConfirmationMail,
  subscriberFigures,
  stateOfSubscriber,
} from './subscribers.ts';

const MORNING = new Date('2030-03-01T08:00:00Z');
const EVENING = new Date('2030-03-01T20:00:00Z');
const sara = { name: 'Sara', email: 'sara@example.org', locale: 'ar' as const };

let folder: string;
let db: Database;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hanlu-subscribers-'));
  db = await openDatabase({ url: `file:${join(folder, 'hanlu.db')}`, authToken: undefined });
});
afterEach(async () => {
  await closeDatabase(db);
  await rm(folder, { recursive: true });
});

const add = async (email = sara.email, now = MORNING) => {
  const added = await addSubscriber(db, { ...sara, email }, now);
  if (!added) throw new Error(`${email} was not added`);
  return added;
};

test('of fifty requests for one address at once, one adds it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      addSubscriber(db, { ...sara, name: `Sara ${i}` }, MORNING),
    ),
  );
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await listSubscribers(db)).toEqual(answers.filter(Boolean));
});

test('an address that is pending or confirmed is left as it is', async () => {
  const { id } = await add();
  expect(await addSubscriber(db, { ...sara, name: 'Other' }, EVENING)).toBeUndefined();
  await confirmSubscriber(db, id, MORNING);
  expect(await addSubscriber(db, { ...sara, name: 'Other' }, EVENING)).toBeUndefined();
  expect(await listSubscribers(db)).toMatchObject([{ name: 'Sara', state: 'confirmed' }]);
});

test('who has unsubscribed may come back, and has to confirm again', async () => {
  const { id } = await add();
  await confirmSubscriber(db, id, MORNING);
  expect(await endSubscription(db, id, MORNING)).toBe(true);
  expect(await endSubscription(db, id, EVENING)).toBe(false);
  const back = await addSubscriber(db, { ...sara, locale: 'en' }, EVENING);
  expect(back).toEqual({
    ...sara,
    confirmationMails: 1,
    id,
    locale: 'en',
    state: 'pending',
    createdAt: EVENING,
    confirmationMailedAt: EVENING,
    confirmedAt: null,
    unsubscribedAt: null,
  });
});

test('only a pending subscription is confirmed, and only once', async () => {
  const { id } = await add();
  expect(await confirmSubscriber(db, id, EVENING)).toBe(true);
  expect(await confirmSubscriber(db, id, EVENING)).toBe(false);
  expect(await stateOfSubscriber(db, id)).toBe('confirmed');
  await endSubscription(db, id, EVENING);
  expect(await confirmSubscriber(db, id, EVENING)).toBe(false);
  expect(await stateOfSubscriber(db, id)).toBe('unsubscribed');
  expect(await stateOfSubscriber(db, 'nobody')).toBeUndefined();
});

test('a second mail is due after a while or when the first one failed, and goes to one request', async () => {
  const { id } = await add();
  const claim = (now: Date, unlessSince: Date) =>
    claimConfirmationMail(db, sara.email, { now, unlessSince });
  const claimAtOnce = async (now: Date, unlessSince: Date) =>
    (await Promise.all(Array.from({ length: 20 }, () => claim(now, unlessSince)))).filter(Boolean);
  expect(await claim(EVENING, MORNING)).toBeUndefined();
  await releaseConfirmationMail(db, id);
  expect(await claimAtOnce(MORNING, MORNING)).toMatchObject([{ id }]);
  expect(await claimAtOnce(EVENING, EVENING)).toMatchObject([{ id }]);
  await confirmSubscriber(db, id, EVENING);
  await releaseConfirmationMail(db, id);
  expect(await claim(EVENING, EVENING)).toBeUndefined();
});

test('the figures count by state and by day', async () => {
  const first = await add('a@example.org', new Date('2030-01-01T00:00:00Z'));
  const second = await add('b@example.org', MORNING);
  await add('c@example.org', EVENING);
  await add('d@example.org', new Date('2030-03-02T00:00:00Z'));
  await confirmSubscriber(db, first.id, EVENING);
  await endSubscription(db, second.id, EVENING);
  expect(await subscriberFigures(db, new Date('2030-02-01T00:00:00Z'))).toEqual({
    pending: 2,
    confirmed: 1,
    unsubscribed: 1,
    byDay: [
      { day: '2030-03-01', count: 2 },
      { day: '2030-03-02', count: 1 },
    ],
  });
});
