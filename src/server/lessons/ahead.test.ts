import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { database, type Database } from '#db/client.ts';
import { anyLesson } from '#db/repos/lesson-lists.ts';
import { addRequest } from '#db/repos/lessons.ts';
import { keepSchedule } from '#db/repos/teachings.ts';
import { pausePage } from '#db/repos/tutor-pages.ts';
import { keepOffer, offerOf } from '#db/repos/tutor-offers.ts';
import { lessonMails } from '#db/schema/lessons.ts';
import { answerUntil } from '#src/domain/lessons/lesson-time.ts';
import { newTutor } from '#tests/server/lesson-people.ts';
import { newAccount, ownDatabase } from '#tests/server/own-database.ts';
import { cancelAllAhead, cancelAllStranded, tellOfNewLink, tellUntoldLinks } from './ahead.ts';
import { doAct } from './do-act.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2027, 0, 4, 12);
const at = new Date(NOW);

ownDatabase({ per: 'test' });
let db: Database;
let tutorId = '';
let student = '';
beforeEach(async () => {
  db = await database();
  tutorId = await newTutor();
  student = await newAccount();
});

/** A request in some hours; accepted where it is to be. */
const lesson = async (inHours: number, { of = tutorId, isAccepted = false } = {}) => {
  const id = randomUUID();
  const start = NOW + inHours * HOUR;
  const asked = new Date(Math.min(NOW, start) - 10 * HOUR);
  await addRequest(db, {
    id,
    studentId: student,
    tutorId: of,
    start: new Date(start),
    answerUntil: new Date(answerUntil(asked.getTime(), start)),
    note: '',
    studentZone: 'Asia/Riyadh',
    learnerAge: '18+',
    guardianSentence: undefined,
    at: asked,
    notices: [],
  });
  if (isAccepted) await accept(id, asked);
  return id;
};
const seen = async (id: string) => {
  const found = await anyLesson(db, id);
  if (!found) throw new Error('No such lesson');
  return found;
};
const accept = async (id: string, when: Date) =>
  doAct(db, await seen(id), { type: 'accept' }, { by: 'tutor', actorId: tutorId, at: when });
const stateOf = async (id: string) => (await seen(id)).state;

test('all that lies ahead of a tutor ends, once, and nothing else', async () => {
  const begun = await lesson(-0.5, { isAccepted: true });
  const agreed = await lesson(30, { isAccepted: true });
  const open = await lesson(50);
  const moved = await lesson(60);
  await doAct(
    db,
    await seen(moved),
    { type: 'propose', start: NOW + 70 * HOUR },
    { by: 'tutor', actorId: tutorId, at },
  );
  const others = await lesson(90, { of: await newTutor() });
  const who = { tutorId, by: 'admin', actorId: await newAccount(), at } as const;
  expect(await cancelAllAhead(db, who)).toEqual({ declined: 2, cancelled: 1 });
  expect(await Promise.all([begun, agreed, open, moved, others].map(stateOf))).toEqual([
    'accepted',
    'cancelled',
    'declined',
    'declined',
    'requested',
  ]);
  expect(await cancelAllAhead(db, who)).toEqual({ declined: 0, cancelled: 0 });
});

test('what is accepted at the same moment is called off as well', async () => {
  const open = await lesson(50);
  const who = { tutorId, by: 'tutor', actorId: tutorId, at } as const;
  const [, ended] = await Promise.all([accept(open, at), cancelAllAhead(db, who)]);
  expect(await stateOf(open)).toBe(ended.cancelled === 1 ? 'cancelled' : 'declined');
});

test('what a crash left open behind a pause is declined, and what is agreed stays', async () => {
  const agreed = await lesson(30, { isAccepted: true });
  const open = await lesson(50);
  await cancelAllStranded(db, at);
  expect(await stateOf(open)).toBe('requested');
  expect(await pausePage(db, tutorId, { since: at, slugs: ['lan'], mostOpen: 1 })).toBe(true);
  await cancelAllStranded(db, at);
  expect(await Promise.all([agreed, open].map(stateOf))).toEqual(['accepted', 'declined']);
});

test('a new link is told of each accepted lesson ahead, and told anew when it changes again', async () => {
  await lesson(-0.5, { isAccepted: true });
  const agreed = await lesson(30, { isAccepted: true });
  await lesson(50);
  const { version } = await seen(agreed);
  const later = new Date(NOW + 1);
  expect(await tellOfNewLink(db, { tutorId, at })).toBe(1);
  expect(await tellOfNewLink(db, { tutorId, at })).toBe(0);
  expect(await tellOfNewLink(db, { tutorId, at: later })).toBe(1);
  expect(await seen(agreed)).toMatchObject({ state: 'accepted', version: version + 2 });
  const mails = await db.select().from(lessonMails);
  expect(mails.filter(({ kind }) => kind === 'relinked')).toMatchObject([
    { lessonId: agreed, to: 'student' },
    { lessonId: agreed, to: 'student' },
  ]);
});

test('a link that a crash left untold is told by itself, once', async () => {
  const agreed = await lesson(30, { isAccepted: true });
  const offer = { zone: 'Asia/Shanghai', weekly: [], lessonLink: 'https://meet.example/old' };
  await keepSchedule(db, tutorId, offer, new Date(NOW - HOUR));
  const before = await offerOf(db, tutorId, at);
  if (!before) throw new Error('No such offer');
  await keepOffer(db, tutorId, { ...before, priceUsd: 20 }, new Date(NOW - 10));
  await tellUntoldLinks(db, at);
  const { version } = await seen(agreed);
  const priced = { ...before, version: NOW - 10 };
  await keepOffer(db, tutorId, { ...priced, lessonLink: 'https://meet.example/new' }, at);
  await tellUntoldLinks(db, new Date(NOW + HOUR));
  await tellUntoldLinks(db, new Date(NOW + 2 * HOUR));
  expect(await seen(agreed)).toMatchObject({ state: 'accepted', version: version + 1 });
});
