import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { newTutor } from '#tests/server/lesson-people.ts';
import { ownDatabase } from '#tests/server/own-database.ts';
import { database, type Database } from '../client.ts';
import { users } from '../schema/users.ts';
import { endPause, pausePage } from './tutor-pages.ts';
import { leaveTeaching } from './tutor-profiles.ts';
import { keepException, keepSchedule, teachingOf, teachings } from './teachings.ts';

ownDatabase({ per: 'test' });
let db: Database;
beforeEach(async () => {
  db = await database();
});

const NOW = new Date(Date.UTC(2027, 0, 4, 12));
const MONDAYS = [{ day: 'Monday', slots: [{ id: 'a', from: '09:00', to: '11:00' }] }];

const applicant = (data: object) => newTutor({ lessonPriceUSD: 20, ...data });

describe('what a tutor offers', () => {
  test('is what the application said when it was approved, until they change it', async () => {
    const id = await applicant({
      firstName: 'Lan',
      lastName: 'Li',
      timezone: 'Asia/Shanghai',
      weeklyAvailability: MONDAYS,
    });
    expect(await teachingOf(db, id, NOW)).toEqual({
      tutorId: id,
      name: 'Lan Li',
      isAskable: true,
      availability: { zone: 'Asia/Shanghai', weekly: { Monday: [9, 10] }, exceptions: [] },
      lessonLink: undefined,
      priceUsd: 20,
    });
    const lessonLink = 'https://meet.example/lan';
    await keepSchedule(db, id, { zone: 'Europe/London', weekly: [], lessonLink }, NOW);
    expect(await teachingOf(db, id, NOW)).toMatchObject({
      availability: { zone: 'Europe/London', weekly: {} },
      lessonLink,
      priceUsd: 20,
    });
  });

  test('has the days and hours that are unlike the week, without those of the past', async () => {
    const id = await applicant({ timezone: 'Asia/Riyadh', weeklyAvailability: MONDAYS });
    const off = { day: '2027-01-11', hour: undefined, isOpen: false };
    await keepException(db, id, off);
    await keepException(db, id, { day: '2027-01-11', hour: 0, isOpen: false });
    await keepException(db, id, { day: '2027-01-11', hour: 0, isOpen: true });
    await keepException(db, id, { day: '2026-12-31', hour: undefined, isOpen: false });
    const found = await teachingOf(db, id, NOW);
    expect(found?.availability.exceptions).toEqual([
      off,
      { day: '2027-01-11', hour: 0, isOpen: true },
    ]);
  });

  test('is nothing where its time zone can’t be read', async () => {
    const id = await applicant({ timezone: 'Asia/Nowhere', weeklyAvailability: MONDAYS });
    expect((await teachingOf(db, id, NOW))?.availability.weekly).toEqual({});
  });
});

test('the list is of tutors who are visible; by their ids others are found, too', async () => {
  const visible = await applicant({});
  const gone = await applicant({});
  await leaveTeaching(db, gone, { eventId: 'left', at: NOW });
  expect((await teachings(db, NOW)).map(({ tutorId }) => tutorId)).toEqual([visible]);
  expect(await teachingOf(db, gone, NOW)).toMatchObject({ isAskable: false });
  expect(await teachingOf(db, 'nobody', NOW)).toBeUndefined();
});

test('who has paused is asked for nothing, also before there was a page', async () => {
  const id = await applicant({});
  expect(await teachingOf(db, id, NOW)).toMatchObject({ isAskable: true });
  await pausePage(db, id, { since: NOW, slugs: ['lan'], mostOpen: 0 });
  expect(await teachingOf(db, id, NOW)).toMatchObject({ isAskable: false });
  await endPause(db, id);
  expect(await teachingOf(db, id, NOW)).toMatchObject({ isAskable: true });
});

test('who is no teacher any more is asked for nothing', async () => {
  const id = await applicant({});
  await db.update(users).set({ role: 'student' }).where(eq(users.id, id));
  expect(await teachingOf(db, id, NOW)).toMatchObject({ isAskable: false });
});
