import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { database, type Database } from '#db/client.ts';
import { actsAbout } from '#db/repos/admin-acts.ts';
import { anyLesson, historyOf } from '#db/repos/lesson-lists.ts';
import { addRequest } from '#db/repos/lessons.ts';
import { lessonMails } from '#db/schema/lessons.ts';
import type { Act, Actor } from '#src/domain/lessons/lesson.ts';
import { doAct } from '#src/server/lessons/do-act.ts';
import { newPerson, newStudent, newTutor, OFFERED } from '#tests/server/lesson-people.ts';
import { ownDatabase } from '#tests/server/own-database.ts';
import { lessonQuery, readDeskAct, readLessonFilters } from './desk-act.ts';
import { actOnLesson, actsOfAdmin, countQuarrels, listLessons } from './lessons.server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

ownDatabase({ per: 'test' });
let db: Database;
let admin = '';
let tutor = '';
let student = '';
beforeEach(async () => {
  db = await database();
  admin = await newPerson('Ada');
  tutor = await newTutor();
  student = await newStudent('Sara Ahmad');
});

const does = async (id: string, by: Actor, act: Act, at: number) => {
  const before = await anyLesson(db, id);
  if (!before) throw new Error('No such lesson');
  const actorId = by === 'tutor' ? tutor : student;
  expect(await doAct(db, before, act, { by, actorId, at: new Date(at) })).toEqual({ is: 'done' });
};
const asked = async (start: number, at = start - 3 * DAY) => {
  const id = randomUUID();
  await addRequest(db, {
    id,
    studentId: student,
    tutorId: tutor,
    start: new Date(start),
    answerUntil: new Date(at + DAY),
    note: 'In March',
    studentZone: 'Asia/Riyadh',
    learnerAge: '18+',
    guardianSentence: undefined,
    at: new Date(at),
    notices: [],
  });
  return id;
};
const agreed = async (start: number) => {
  const id = await asked(start);
  await does(id, 'tutor', { type: 'accept' }, start - 3 * DAY);
  return id;
};
const quarrel = async () => {
  const start = Date.now() - DAY;
  const id = await agreed(start);
  await does(id, 'student', { type: 'tell', outcome: 'tutor_absent' }, start + HOUR);
  await does(id, 'tutor', { type: 'tell', outcome: 'student_absent' }, start + HOUR);
  return id;
};
const mailsOf = async (kind: string) =>
  (await db.select().from(lessonMails)).filter((one) => one.kind === kind).map(({ to }) => to);

const filtersOf = (query: string) => readLessonFilters(new URLSearchParams(query));

describe('lessons are found', () => {
  test.each([
    ['text=SARA', 1],
    ['text=mei+wu', 1],
    ['text=person-', 2],
    ['text=أحمد', 1],
    ['text=احمد', 1],
    ['text=nobody', 0],
    ['text=sara&state=held', 0],
    ['text=%25', 0],
    ['text=', 2],
  ])('by “%s” those: %i', async (query, count) => {
    await asked(Date.now() + 2 * DAY, Date.now());
    student = await newStudent('أَحْمد');
    tutor = await newTutor({ ...OFFERED, firstName: 'Mei', lastName: 'Wu' });
    await asked(Date.now() + 3 * DAY, Date.now());
    expect((await listLessons(filtersOf(query))).count).toBe(count);
  });

  test('one alone, as mails link to it, and with its tutor as the page names them', async () => {
    tutor = await newTutor({ ...OFFERED, firstName: 'Mei', lastName: 'Wu' });
    const id = await asked(Date.now() + 2 * DAY, Date.now());
    await newStudent('Omar');
    const { lessons } = await listLessons(filtersOf(`lesson=${id}`));
    expect(lessons).toMatchObject([
      { lesson: { id }, tutor: { name: 'Mei Wu', zone: 'Asia/Shanghai' } },
    ]);
  });

  test('on the last page where one beyond it is asked for, as after its last press', async () => {
    const id = await asked(Date.now() + 2 * DAY, Date.now());
    expect(await listLessons(filtersOf('state=requested&page=2'))).toMatchObject({
      lessons: [{ lesson: { id } }],
      filters: { state: 'requested', page: 1 },
      pages: 1,
    });
  });

  test('and what was looked for stands in the address', () => {
    expect(lessonQuery(filtersOf('text=+Sara+&state=held&page=2'))).toBe(
      '?state=held&text=Sara&page=2',
    );
    expect(lessonQuery(filtersOf('text=&state=nonsense&lesson=..%2F'))).toBe('');
  });
});

describe('a quarrel', () => {
  test('is listed with both words and decided by one press, told to both and written down', async () => {
    const id = await quarrel();
    expect(await countQuarrels()).toBe(1);
    const { lessons, count } = await listLessons(filtersOf('state=disputed'));
    expect(count).toBe(1);
    expect(lessons[0]).toMatchObject({
      lesson: { id, studentSaid: 'tutor_absent', tutorSaid: 'student_absent' },
      student: { name: 'Sara Ahmad' },
      tutor: { name: 'Lan Li' },
    });
    expect(lessons[0] && actsOfAdmin(lessons[0], Date.now())).toEqual(['settle']);
    const press = { act: 'settle', lesson: id, outcome: 'tutor_absent' } as const;
    expect(await actOnLesson(press, admin)).toBe('settled');
    expect(await anyLesson(db, id)).toMatchObject({ state: 'tutor_absent' });
    expect(await countQuarrels()).toBe(0);
    expect((await mailsOf('settled')).sort()).toEqual(['student', 'tutor']);
    expect(await actsAbout(db, 'lesson', id)).toMatchObject([
      { act: 'lesson_settled', detail: 'tutor_absent' },
    ]);
    expect((await historyOf(db, id)).at(-1)).toMatchObject({ by: 'admin', act: 'settle' });
  });

  test('is decided once: a second press changes nothing, and another word is too late', async () => {
    const id = await quarrel();
    const press = { act: 'settle', lesson: id, outcome: 'held' } as const;
    expect(await actOnLesson(press, admin)).toBe('settled');
    expect(await actOnLesson(press, admin)).toBe('settled');
    expect(await actOnLesson({ ...press, outcome: 'student_absent' }, admin)).toBe('changed');
    expect(await actsAbout(db, 'lesson', id)).toHaveLength(1);
    expect(await mailsOf('settled')).toHaveLength(2);
  });
});

describe('calling off', () => {
  const press = (lesson: string) =>
    ({ act: 'call_off', lesson, reason: 'The tutor is ill.' }) as const;

  test('an agreed lesson tells both why, and is written down', async () => {
    const id = await agreed(Date.now() + 2 * DAY);
    expect(await actOnLesson(press(id), admin)).toBe('called_off');
    expect(await anyLesson(db, id)).toMatchObject({
      state: 'cancelled',
      reason: 'The tutor is ill.',
    });
    expect((await mailsOf('cancelled')).sort()).toEqual(['student', 'tutor']);
    expect(await actsAbout(db, 'lesson', id)).toMatchObject([
      { act: 'lesson_called_off', reason: 'The tutor is ill.' },
    ]);
  });

  test('a request ends it for both', async () => {
    const id = await asked(Date.now() + 2 * DAY, Date.now());
    expect(await actOnLesson(press(id), admin)).toBe('called_off');
    expect(await anyLesson(db, id)).toMatchObject({ state: 'declined' });
    expect((await mailsOf('declined')).sort()).toEqual(['student', 'tutor']);
  });

  test('what has begun, or is not there, is refused', async () => {
    const id = await agreed(Date.now() - 1);
    expect(await actOnLesson(press(id), admin)).toBe('changed');
    expect(await actOnLesson(press('none'), admin)).toBe('gone');
    expect(await actsAbout(db, 'lesson', id)).toEqual([]);
  });
});

test('a press is read as it was sent: without a reason it is told so', () => {
  const form = (fields: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return readDeskAct(data);
  };
  expect(form({ act: 'call_off', lesson: 'a', reason: ' Ill. ' })).toMatchObject({
    reason: 'Ill.',
  });
  expect(form({ act: 'call_off', lesson: 'a', reason: '  ' })).toEqual({ fault: 'reason' });
  expect(form({ act: 'call_off', lesson: 'a', reason: 'a'.repeat(501) })).toEqual({
    fault: 'reason',
  });
  expect(form({ act: 'settle', lesson: 'a', outcome: 'maybe' })).toEqual({ fault: 'unread' });
  expect(form({})).toEqual({ fault: 'unread' });
});
