import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { database } from '#db/client.ts';
import { anyLesson } from '#db/repos/lesson-lists.ts';
import { addRequest } from '#db/repos/lessons.ts';
import {
  decideApplication,
  openApplication,
  ownApplication,
  submitApplication,
} from '#db/repos/tutor-applications.ts';
import { users } from '#db/schema/users.ts';
import type { Act } from '#src/domain/lessons/lesson.ts';
import { doAct } from '#src/server/lessons/do-act.ts';
import type { Mail } from '#src/server/mail.ts';
import { sendDue } from '#src/server/mail/outbox.ts';
import { newStudent, newTutor } from '#tests/server/lesson-people.ts';
import { ownDatabase } from '#tests/server/own-database.ts';
import { actOnLesson } from '../lessons/lessons.server.ts';
import { adminOutbox } from './send.server.ts';

/** Huda has two accounts, Omar's address was claimed by a liar as well, Noor has never signed in. */
const ADMINS = ['huda@hanlu.example', 'omar@hanlu.example', 'noor@hanlu.example'];
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Nine in the morning in Beijing, four in Riyadh. */
const START = Date.UTC(2027, 0, 4, 1);

ownDatabase({ per: 'test', settings: { ADMIN_EMAILS: ADMINS.join() } });
let now = START;
let sent: Mail[] = [];

const account = (id: string, email: string, emailVerified: boolean, locale: 'ar' | 'en') => ({
  ...{ id, email, emailVerified, locale },
  ...{ issuer: 'https://id.example', subject: id, createdAt: new Date(START) },
});
beforeEach(async () => {
  now = START;
  sent = [];
  const db = await database();
  await db
    .insert(users)
    .values([
      account('lin', 'lin@hanlu.example', true, 'en'),
      account('huda', 'Huda@hanlu.example', true, 'en'),
      account('huda-again', 'huda@hanlu.example', true, 'en'),
      account('omar', 'omar@hanlu.example', true, 'ar'),
      account('liar', 'omar@hanlu.example', false, 'en'),
    ]);
});

const send = async () =>
  sendDue(await database(), adminOutbox, {
    clock: () => new Date(now),
    send: (mail) => {
      sent.push(mail);
      return Promise.resolve({ ok: true });
    },
    siteUrl: 'https://hanlu.example',
    from: 'noreply@hanlu.example',
  });
const told = () => sent.map(({ to, subject }) => `${to}: ${subject}`).sort();
const textTo = (address: string) => sent.find(({ to }) => to === address)?.text;

const submit = async (kind: 'application_arrived' | 'changes_arrived') => {
  const db = await database();
  const at = new Date(now);
  const data = { firstName: 'Lin', lastName: 'Wang' };
  await openApplication(db, { id: 'one', userId: 'lin', data, at });
  const move = {
    id: 'one',
    eventId: randomUUID(),
    from: 'draft',
    version: 0,
    actorId: 'lin',
  } as const;
  await submitApplication(db, { ...move, at }, { kind, adminEmails: ADMINS });
};

test('an application is told to each admin once, in the language of their account', async () => {
  await submit('application_arrived');
  expect(await send()).toEqual({ sent: 3, dropped: 0, failed: 0 });
  expect(told()).toEqual([
    'huda@hanlu.example: An application to teach: Lin Wang',
    'noor@hanlu.example: طلب للتدريس: Lin Wang',
    'omar@hanlu.example: طلب للتدريس: Lin Wang',
  ]);
  expect(textTo('huda@hanlu.example')).toContain('https://hanlu.example/en/admin/applications/one');
  expect(await send()).toEqual({ sent: 0, dropped: 0, failed: 0 });
});

test('changes of somebody who teaches are told as such', async () => {
  await submit('changes_arrived');
  await send();
  expect(told()[0]).toContain('Changes to a profile: Lin Wang');
});

test('that something arrived is no news once it is decided on', async () => {
  await submit('application_arrived');
  const db = await database();
  const found = await ownApplication(db, { id: 'one', userId: 'lin' });
  await decideApplication(db, {
    ...{ id: 'one', eventId: randomUUID(), act: 'declined', from: 'submitted', to: 'declined' },
    ...{ actorId: 'huda', reason: 'No certificate', at: new Date(now) },
    version: found?.version ?? 0,
  });
  expect(await send()).toEqual({ sent: 0, dropped: 3, failed: 0 });
});

/** A lesson that is over, and what the two say of it. */
const lessonTold = async (student: 'held' | 'tutor_absent', tutor: 'held' | 'student_absent') => {
  const db = await database();
  const studentId = await newStudent('Sara Ahmad');
  const tutorId = await newTutor();
  const id = randomUUID();
  const asked = new Date(START - 2 * DAY);
  await addRequest(db, {
    ...{ id, studentId, tutorId, at: asked, notices: [], note: '', learnerAge: '18+' },
    ...{ start: new Date(START), answerUntil: new Date(START - DAY) },
    ...{ studentZone: 'Asia/Riyadh', guardianSentence: undefined },
  });
  const does = async (by: 'student' | 'tutor', act: Act, at: Date) => {
    const before = await anyLesson(db, id);
    const actorId = by === 'student' ? studentId : tutorId;
    return before && doAct(db, before, act, { by, actorId, at });
  };
  const after = new Date(START + HOUR);
  await does('tutor', { type: 'accept' }, asked);
  await does('student', { type: 'tell', outcome: student }, after);
  await does('tutor', { type: 'tell', outcome: tutor }, after);
  await does('tutor', { type: 'tell', outcome: tutor }, after);
  now = after.getTime();
  return id;
};

test('a quarrel is told to each admin once, with both words and the way to that lesson', async () => {
  const id = await lessonTold('tutor_absent', 'student_absent');
  expect(await send()).toEqual({ sent: 3, dropped: 0, failed: 0 });
  expect(told()).toEqual([
    'huda@hanlu.example: Two accounts of a lesson: Sara Ahmad and Lan Li',
    'noor@hanlu.example: روايتان مختلفتان عن درس: Sara Ahmad وLan Li',
    'omar@hanlu.example: روايتان مختلفتان عن درس: Sara Ahmad وLan Li',
  ]);
  const text = textTo('huda@hanlu.example');
  expect(text).toContain('4 January');
  expect(text).toContain('04:00, Riyadh time');
  expect(text).toContain('The student says: Tutor absent. The tutor says: Student absent.');
  expect(text).toContain(`https://hanlu.example/en/admin/lessons?lesson=${id}`);
});

test('where the two agree no admin is told', async () => {
  await lessonTold('held', 'held');
  expect(await send()).toEqual({ sent: 0, dropped: 0, failed: 0 });
});

test('a quarrel that somebody has decided meanwhile is no news', async () => {
  const lesson = await lessonTold('tutor_absent', 'student_absent');
  expect(await actOnLesson({ act: 'settle', lesson, outcome: 'held' }, 'huda')).toBe('settled');
  expect(await send()).toEqual({ sent: 0, dropped: 3, failed: 0 });
});
