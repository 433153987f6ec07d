import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { database } from '#db/client.ts';
import { addRequest } from '#db/repos/lessons.ts';
import { keepException, keepSchedule } from '#db/repos/teachings.ts';
import { approvedData, endPause, pausePage, tutorBySlug } from '#db/repos/tutor-pages.ts';
import { openApplication } from '#db/repos/tutor-applications.ts';
import { newPerson, newTutor, OFFERED } from '#tests/server/lesson-people.ts';
import { ownDatabase } from '#tests/server/own-database.ts';
import { createDirectory } from './directory.server.ts';
import { profileOf } from './profile/profile.server.ts';
import { publicTutor } from './public-tutor.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2027, 0, 4, 12);
/** Ten in the morning in Beijing, on Thursday. */
const START = Date.UTC(2027, 0, 7, 2);
const at = (minutes: number) => new Date(NOW + minutes * MINUTE);
const DATA = { ...OFFERED, lessonPriceUSD: 20, email: 'lan@private.example' };

ownDatabase({ per: 'test' });
let directory = createDirectory();
beforeEach(() => {
  directory = createDirectory();
});
const listed = async (minutes: number) => directory(await database(), at(minutes));
const slugs = async (minutes: number) => (await listed(minutes)).map(({ slug }) => slug).sort();

test('only approved tutors are listed, each under an address that stays', async () => {
  const db = await database();
  await newTutor(DATA);
  await newTutor(DATA);
  const userId = await newPerson('Draft');
  await openApplication(db, { id: randomUUID(), userId, data: DATA, at: at(0) });
  expect(await slugs(0)).toEqual(['lan-li', 'lan-li-2']);
  directory = createDirectory();
  expect(await slugs(1)).toEqual(['lan-li', 'lan-li-2']);
});

test('a tutor who pauses is gone within a minute, from the list and from their page', async () => {
  const db = await database();
  const id = await newTutor(DATA);
  expect(await slugs(0)).toEqual(['lan-li']);
  await pausePage(db, id, { since: at(0), slugs: ['lan-li'], mostOpen: 0 });
  expect(await slugs(0.5)).toEqual([]);
  expect(await profileOf(db, 'lan-li', at(0.5))).toBeUndefined();
  await endPause(db, id);
  expect(await slugs(1)).toEqual(['lan-li']);
  expect(await tutorBySlug(db, 'lan-li')).toBe(id);
});

test('what a tutor changes of the hours is there within a minute', async () => {
  const db = await database();
  const id = await newTutor(DATA);
  const starts = async (minutes: number) => (await listed(minutes))[0]?.starts ?? [];
  expect(await starts(0)).toContain(START);
  await keepException(db, id, { day: '2027-01-07', hour: 10, isOpen: false });
  expect(await starts(1)).not.toContain(START);
  const schedule = { zone: 'Asia/Shanghai', weekly: [], lessonLink: undefined };
  await keepSchedule(db, id, schedule, at(1));
  expect(await starts(2)).toHaveLength(0);
});

test('an hour that somebody asked for is no longer free', async () => {
  const db = await database();
  const tutorId = await newTutor(DATA);
  const studentId = await newPerson('Sara');
  await addRequest(db, {
    id: randomUUID(),
    studentId,
    tutorId,
    start: new Date(START),
    answerUntil: at(600),
    note: '',
    studentZone: 'Asia/Riyadh',
    learnerAge: undefined,
    guardianSentence: undefined,
    at: at(0),
    notices: [],
  });
  expect((await listed(0))[0]?.starts).not.toContain(START);
  expect((await profileOf(db, 'lan-li', at(0)))?.starts).not.toContain(START);
});

test('the hours go on with the days', async () => {
  await newTutor(DATA);
  const last = async (minutes: number) => Math.max(...((await listed(minutes))[0]?.starts ?? []));
  const before = await last(0);
  expect(await last(24 * 60)).toBe(before + 24 * 60 * MINUTE);
});

test('the page of a tutor shows two weeks of hours and hides how many lessons were few', async () => {
  const db = await database();
  await newTutor(DATA);
  await slugs(0);
  const profile = await profileOf(db, 'lan-li', at(0));
  expect(profile?.starts).toHaveLength(14 * 8);
  expect(profile?.held).toBeUndefined();
  expect(await profileOf(db, 'nobody', at(0))).toBeUndefined();
});

test('nothing that is not for everyone leaves the application', async () => {
  const db = await database();
  const id = await newTutor({
    ...DATA,
    phone: { countryCode: '+86', number: '13800000000' },
    birthday: { month: 'Feb', day: 29 },
    education: [
      {
        institution: 'BLCU',
        degree: 'masters',
        majorTopic: 'tcfl',
        documentKey: 'secret-key',
        documentName: 'diploma.pdf',
      },
    ],
  });
  const stored = (await approvedData(db, [id])).get(id);
  const told = JSON.stringify(publicTutor(stored));
  expect(told).toContain('BLCU');
  for (const secret of ['private.example', '13800000000', 'Feb', 'secret-key', 'diploma.pdf'])
    expect(told).not.toContain(secret);
});
