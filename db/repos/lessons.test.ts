import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { requested } from '#src/domain/lessons/lesson.ts';
import { answerUntil, LESSON_MS } from '#src/domain/lessons/lesson-time.ts';
import { noticesOfRequest } from '#src/domain/lessons/notices.ts';
import { change } from '#src/domain/lessons/transitions.ts';
import { newTutor } from '#tests/server/lesson-people.ts';
import { newAccount, ownDatabase } from '#tests/server/own-database.ts';
import { database, type Database } from '../client.ts';
import { lessonEvents, lessonMails, lessons } from '../schema/lessons.ts';
import { anyLesson } from './lesson-lists.ts';
import { outrunRequests } from './lessons-to-sweep.ts';
import { addRequest, ruledBy, writeChange } from './lessons.ts';
import { takenStarts } from './taken-starts.ts';
import { pausePage } from './tutor-pages.ts';
import { changeProfileState, leaveTeaching } from './tutor-profiles.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2027, 0, 4, 12);
const START = NOW + 72 * HOUR;

ownDatabase({ per: 'test' });
let db: Database;
let people: string[] = [];
let tutor = '';
beforeEach(async () => {
  db = await database();
  people = await Promise.all(Array.from({ length: 6 }, () => newAccount()));
  tutor = await newTutor();
});

const ask = async (studentId = '', start = START, of = tutor) => {
  const id = randomUUID();
  const isAdded = await addRequest(db, {
    id,
    studentId,
    tutorId: of,
    start: new Date(start),
    answerUntil: new Date(answerUntil(NOW, start)),
    note: '',
    studentZone: 'Asia/Riyadh',
    learnerAge: undefined,
    guardianSentence: undefined,
    at: new Date(NOW),
    notices: noticesOfRequest(NOW),
  });
  return isAdded ? id : undefined;
};

const accept = async (id = '') => {
  const before = await anyLesson(db, id);
  if (!before) throw new Error('No such lesson');
  const after = change(ruledBy(before), { type: 'accept' }, 'tutor', NOW);
  if (!after.ok) throw new Error(after.fault);
  const at = new Date(NOW);
  return writeChange(db, {
    before,
    after: after.lesson,
    act: 'accept',
    by: 'tutor',
    actorId: tutor,
    at,
    notices: [],
  });
};

describe('a request', () => {
  test('takes the hour: of many at once exactly one is added, with its history and its mail', async () => {
    const asked = await Promise.all(people.map((student) => ask(student)));
    expect(asked.filter(Boolean)).toHaveLength(1);
    expect(await db.select().from(lessons)).toHaveLength(1);
    expect(await db.select().from(lessonEvents)).toHaveLength(1);
    expect(await db.select().from(lessonMails)).toMatchObject([
      { to: 'tutor', kind: 'requested', version: 0, state: 'waiting' },
    ]);
  });

  test('is one of three at most of a student, however fast they press', async () => {
    const starts = Array.from({ length: 8 }, (_, index) => START + index * HOUR);
    const asked = await Promise.all(starts.map((start) => ask(people[0], start)));
    expect(asked.filter(Boolean)).toHaveLength(3);
    expect(await takenStarts(db, 'student', people[0] ?? '', new Date(NOW))).toHaveLength(3);
  });

  test('can’t be at the same time as another of the student’s, also with another tutor', async () => {
    const other = await newTutor();
    const asked = await Promise.all([
      ask(people[0], START, tutor),
      ask(people[0], START, other),
      ask(people[0], START + LESSON_MS - 1, other),
    ]);
    expect(asked.filter(Boolean)).toHaveLength(1);
    expect(await ask(people[0], START + LESSON_MS, other)).toBeDefined();
  });

  test('can’t touch an accepted hour; one that touched it before is outrun', async () => {
    const half = START + HOUR / 2;
    const first = await ask(people[0], START);
    const second = await ask(people[1], half);
    expect(second).toBeDefined();
    expect(await accept(first)).toBe(true);
    expect(await ask(people[2], half - 1)).toBeUndefined();
    expect(await accept(second)).toBe(false);
    expect((await outrunRequests(db)).map(({ id }) => id)).toEqual([second]);
    expect(await outrunRequests(db, [people[0] ?? ''])).toEqual([]);
  });

  test.each([
    ['rests', () => pausePage(db, tutor, { since: new Date(NOW), slugs: ['lan'], mostOpen: 0 })],
    [
      'is suspended',
      () =>
        changeProfileState(db, {
          ...{ act: 'tutor_suspended', tutorId: tutor, adminId: tutor, at: new Date(NOW) },
        }),
    ],
    ['has left', () => leaveTeaching(db, tutor, { eventId: 'left', at: new Date(NOW) })],
  ])('isn’t written once the tutor %s', async (_, happens) => {
    await happens();
    expect(await ask(people[0])).toBeUndefined();
    expect(await db.select().from(lessonEvents)).toEqual([]);
    expect(await db.select().from(lessonMails)).toEqual([]);
  });

  test('is changed by one of many who try, whatever they try', async () => {
    const id = await ask(people[0]);
    const before = await anyLesson(db, id ?? '');
    if (!before) throw new Error('No such lesson');
    const tries = (['accept', 'decline'] as const).flatMap((type) =>
      Array.from({ length: 5 }, () => {
        const after = change(ruledBy(before), { type }, 'tutor', NOW);
        if (!after.ok) throw new Error(after.fault);
        const { lesson } = after;
        const who = { by: 'tutor', actorId: tutor, at: new Date(NOW) } as const;
        return writeChange(db, { before, after: lesson, act: type, ...who, notices: [] });
      }),
    );
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
    expect(await db.select().from(lessonEvents)).toHaveLength(2);
  });
});

describe('the database itself', () => {
  const row = (more: Partial<typeof lessons.$inferInsert>): typeof lessons.$inferInsert => ({
    id: randomUUID(),
    studentId: people[0] ?? '',
    tutorId: tutor,
    state: 'requested',
    start: new Date(START),
    seat: 1,
    note: '',
    studentZone: 'Asia/Riyadh',
    createdAt: new Date(NOW),
    updatedAt: new Date(NOW),
    ...more,
  });

  test('refuses a second live lesson of a tutor at a start, and takes it when the first is over', async () => {
    await db.insert(lessons).values(row({ state: 'declined' }));
    await db.insert(lessons).values(row({ state: 'accepted' }));
    for (const state of ['requested', 'proposed', 'accepted'] as const) {
      const second = row({ state, studentId: people[1] ?? '' });
      await expect(db.insert(lessons).values(second)).rejects.toThrow();
    }
  });

  test('refuses a second one of a student at a start, and a fourth open one', async () => {
    await db.insert(lessons).values(row({}));
    const others = await Promise.all([newAccount(), newAccount(), newAccount()]);
    const [one = '', two = '', three = ''] = others;
    await expect(db.insert(lessons).values(row({ tutorId: one, seat: 2 }))).rejects.toThrow();
    const later = (hours: number) => ({ start: new Date(START + hours * HOUR) });
    await db.insert(lessons).values(row({ tutorId: one, seat: 2, ...later(1) }));
    await db.insert(lessons).values(row({ tutorId: two, seat: 3, ...later(2) }));
    for (const seat of [0, 1, 2, 3, 4]) {
      const fourth = row({ tutorId: three, seat, ...later(3) });
      await expect(db.insert(lessons).values(fourth)).rejects.toThrow();
    }
  });
});

test(
  'whatever is asked at once, no tutor and no student is promised twice',
  { timeout: 60_000 },
  async () => {
    const tutors = [tutor, await newTutor(), await newTutor()];
    const attempt = fc.record({
      student: fc.nat({ max: 5 }),
      tutor: fc.nat({ max: 2 }),
      /** Quarters of an hour, so that hours touch. */
      quarter: fc.nat({ max: 12 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(attempt, { minLength: 5, maxLength: 60 }), async (attempts) => {
        await db.delete(lessons);
        await Promise.all(
          attempts.map(async (one) => {
            const start = START + (one.quarter * HOUR) / 4;
            const id = await ask(people[one.student], start, tutors[one.tutor]);
            // Every second tutor accepts at once.
            if (id && one.tutor !== 1) await accept(id);
          }),
        );
        const live = await db.select().from(lessons);
        for (const one of live) {
          const mine = live.filter((other) => other.id !== one.id && touch(one, other));
          expect(mine.filter(({ studentId }) => studentId === one.studentId)).toEqual([]);
          const ofTutor = mine.filter(({ tutorId }) => tutorId === one.tutorId);
          expect(ofTutor.filter(({ start }) => +start === +one.start)).toEqual([]);
          if (one.state === 'accepted') {
            expect(ofTutor.filter(({ state }) => state === 'accepted')).toEqual([]);
          }
          const open = live.filter(
            ({ studentId, state }) => studentId === one.studentId && state === 'requested',
          );
          expect(open.length).toBeLessThanOrEqual(3);
        }
      }),
      { numRuns: 25 },
    );
  },
);

const touch = (one: { start: Date }, other: { start: Date }) =>
  Math.abs(one.start.getTime() - other.start.getTime()) < LESSON_MS;

test('a stored lesson is what the rules see', async () => {
  const id = await ask(people[0]);
  const stored = await anyLesson(db, id ?? '');
  expect(stored && ruledBy(stored)).toEqual(requested(START, NOW + 24 * HOUR));
});
