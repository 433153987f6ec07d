import { beforeEach, describe, expect, test, vi } from 'vitest';
import { database } from '#db/client.ts';
import { keepException, keepSchedule } from '#db/repos/teachings.ts';
import { keepOffer, offerOf } from '#db/repos/tutor-offers.ts';
import { endPause, pausePage } from '#db/repos/tutor-pages.ts';
import { changeProfileState } from '#db/repos/tutor-profiles.ts';
import { beginSession, commitAnswers } from '#db/repos/onboarding.ts';
import type { Role } from '#src/domain/roles.ts';
import { exportLearning } from '#src/learning/learning.contract.ts';
import { exportAll } from '#src/learning/server/privacy.server.ts';
import type { User } from '#src/server/auth/user.ts';
import { endpoint } from '#src/server/endpoint.ts';
import { standingClock } from '#tests/server/clock.ts';
import { newPerson, newStudent, newTutor, OFFERED } from '#tests/server/lesson-people.ts';
import { ownDatabase } from '#tests/server/own-database.ts';
import { visit } from '#tests/server/visit.ts';
import { ask } from './ask.server.ts';
import { openAsk } from './ask/open-ask.server.ts';
import { changeOwn } from './change.server.ts';
import { askForLesson, changeLesson, type LessonView } from './lessons.contract.ts';
import { openLesson } from './lesson/open-lesson.server.ts';
import { formerLessonsOf, lessonsOf } from './list/my-lessons.server.ts';

const routes = {
  ask: endpoint(askForLesson, ask),
  change: endpoint(changeLesson, changeOwn),
};

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2027, 0, 4, 12);
/** Ten in the morning in Beijing, in three days. */
const START = Date.UTC(2027, 0, 7, 2);

ownDatabase({ per: 'test' });
standingClock(NOW);

let tutor = '';
let student = '';
let other = '';
beforeEach(async () => {
  tutor = await newTutor();
  student = await newStudent('Sara Ahmad');
  other = await newStudent('Omar');
});

type Answer = {
  status: number;
  code?: string;
  lesson: LessonView;
  next?: string[];
};
const read = async (reply: Response): Promise<Answer> => ({
  status: reply.status,
  ...((await reply.json()) as Omit<Answer, 'status'>),
});

const iso = (moment: number) => new Date(moment).toISOString();

type Asking = {
  start?: number;
  role?: Role;
  note?: string;
  guardian?: boolean;
  priceUsd?: number;
};
const asks = async (
  user: string | undefined,
  { start = START, role = 'student', ...more }: Asking = {},
) => {
  const body = { tutor, start: iso(start), zone: 'Asia/Riyadh', ...more };
  return read(await visit(routes.ask, '/api/lessons', { user, role, body }));
};
const does = async (user: string, lesson: string, act: object) => {
  const role: Role = user === tutor ? 'teacher' : 'student';
  const options = { user, role, params: { lesson }, body: act };
  return read(await visit(routes.change, `/api/lessons/${lesson}`, options));
};
/** The tutor asks a price of whoever comes from now on, in US dollars. */
const charges = async (priceUsd: number) => {
  const db = await database();
  const offer = await offerOf(db, tutor, new Date());
  if (!offer) throw new Error('The tutor offers nothing');
  await keepOffer(db, tutor, { ...offer, priceUsd }, new Date());
};
/** A tutor's free hours as their page shows them; undefined where nobody can be asked. */
const hours = async (of = tutor) => {
  const open = await openAsk({ tutorId: of, start: undefined, user: undefined }, new Date());
  return open?.starts;
};
/** A lesson as its page shows it to one of its two. */
const opened = (lesson: string, user: string) =>
  openLesson(lesson, user, { locale: 'en', now: new Date() });

const accepted = async () => {
  const { lesson } = await asks(student);
  await does(tutor, lesson.id, { act: 'accept' });
  return lesson.id;
};

describe('the free hours of a tutor', () => {
  test('are told to everyone, and lose what was asked for', async () => {
    const before = (await hours()) ?? [];
    expect(before).toContain(START);
    await asks(student);
    const after = await hours();
    expect(before.filter((start) => !after?.includes(start))).toEqual([START]);
  });

  test('come back the moment a request has run out, before anybody wrote it down', async () => {
    await asks(student);
    vi.setSystemTime(NOW + DAY - 1);
    expect(await hours()).not.toContain(START);
    vi.setSystemTime(NOW + DAY);
    expect(await hours()).toContain(START);
    expect((await asks(other)).status).toBe(200);
  });

  test('stay with whoever got them when the clock jumps back before another’s request ran out', async () => {
    const { lesson } = await asks(student);
    vi.setSystemTime(NOW + DAY);
    expect((await asks(other)).status).toBe(200);
    vi.setSystemTime(NOW + HOUR);
    expect(await does(tutor, lesson.id, { act: 'accept' })).toMatchObject({ code: 'not_now' });
    expect(await hours()).not.toContain(START);
  });

  test('are not there for whoever is no approved tutor', async () => {
    expect(await hours(student)).toBeUndefined();
  });
});

describe('asking for a lesson', () => {
  test('takes the hour; the next one gets a 409 with the next free hours', async () => {
    const won = await asks(student, { note: '  I travel in March.  ' });
    expect(won).toMatchObject({
      status: 200,
      lesson: {
        you: 'student',
        state: 'requested',
        note: 'I travel in March.',
        acts: ['withdraw'],
      },
    });
    const lost = await asks(other);
    expect(lost).toMatchObject({ status: 409, code: 'taken' });
    expect(lost.next).toHaveLength(5);
    expect(lost.next).not.toContain(iso(START));
    expect((await asks(other, { start: Date.parse(lost.next?.[0] ?? '') })).status).toBe(200);
  });

  test('keeps the price at which it was asked for, also when the tutor asks more later', async () => {
    await charges(10);
    const { lesson } = await asks(student, { priceUsd: 10 });
    expect(lesson.priceUsd).toBe(10);
    await charges(25);
    expect((await opened(lesson.id, student))?.lesson.priceUsd).toBe(10);
    expect((await opened(lesson.id, tutor))?.lesson.priceUsd).toBe(10);
  });

  test('waits for another press where the price is not the one that was shown', async () => {
    await charges(25);
    const refused = await asks(student, { priceUsd: 10 });
    expect(refused).toMatchObject({ status: 409, code: 'price_changed' });
    expect(await hours()).toContain(START);
    expect(await asks(student, { priceUsd: 25 })).toMatchObject({ status: 200 });
  });

  test('is for nobody whose tutor has paused, and their hours are told to nobody', async () => {
    const db = await database();
    await pausePage(db, tutor, { since: new Date(NOW), slugs: ['lan'], mostOpen: 0 });
    expect((await asks(student)).status).toBe(404);
    expect(await hours()).toBeUndefined();
    await endPause(db, tutor);
    expect((await asks(student)).status).toBe(200);
  });

  test('is told so as well where the tutor pauses while it is being written', async () => {
    const db = await database();
    const batch = db.$client.batch.bind(db.$client);
    const spy = vi.spyOn(db.$client, 'batch').mockImplementation(async (statements, mode) => {
      if (JSON.stringify(statements).includes('INSERT INTO lessons')) {
        await pausePage(db, tutor, { since: new Date(NOW), slugs: ['lan'], mostOpen: 0 });
      }
      return batch(statements, mode);
    });
    expect(await asks(student)).toMatchObject({ status: 404, code: 'not_found' });
    spy.mockRestore();
  });

  test('waits for the questionnaire where the age of the learner is not known', async () => {
    const somebody = await newPerson('Noor');
    expect(await asks(somebody)).toMatchObject({ status: 422, code: 'age_required' });
  });

  test('twice for the same is one request, also at once', async () => {
    const replies = await Promise.all([asks(student), asks(student), asks(student)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(({ lesson }) => lesson.id)).size).toBe(1);
  });

  test('is for signed-in students', async () => {
    expect((await asks(undefined)).status).toBe(401);
    expect((await asks(tutor, { role: 'teacher' })).status).toBe(403);
  });

  test('is for nobody who is an admin, whatever else they pass', async () => {
    expect(await asks(student, { role: 'admin' })).toMatchObject({ status: 403 });
  });

  test('again, when no answer came, tells how it stands meanwhile', async () => {
    const { lesson } = await asks(student);
    await does(tutor, lesson.id, { act: 'propose', start: iso(START + DAY) });
    expect(await asks(student)).toMatchObject({
      status: 200,
      lesson: { id: lesson.id, state: 'proposed', start: iso(START + DAY) },
    });
    await does(student, lesson.id, { act: 'accept' });
    expect(await asks(student, { start: START + DAY })).toMatchObject({
      status: 200,
      lesson: { id: lesson.id, state: 'accepted' },
    });
    // What was agreed for another hour leaves this one to be asked for.
    expect((await asks(student)).lesson.id).not.toBe(lesson.id);
  });

  test('and withdrawing over and over comes to an end for a day', async () => {
    for (let times = 0; times < 5; times += 1) {
      const { lesson } = await asks(student);
      await does(student, lesson.id, { act: 'withdraw' });
    }
    expect(await asks(student)).toMatchObject({ status: 429, code: 'asked_too_often' });
    vi.setSystemTime(NOW + DAY);
    expect((await asks(student)).status).toBe(200);
  });

  test('is possible until an hour is left to answer', async () => {
    const soon = NOW + 13 * HOUR;
    vi.setSystemTime(soon - 3 * HOUR + 1);
    expect(await asks(student, { start: soon })).toMatchObject({ code: 'not_offered' });
    vi.setSystemTime(soon - 3 * HOUR);
    const { lesson } = await asks(student, { start: soon });
    expect(lesson.answerUntil).toBe(iso(soon - 2 * HOUR));
  });

  test('is for hours at which the tutor teaches, within reach', async () => {
    for (const start of [
      START + HOUR / 2,
      START + 12 * HOUR,
      START - 7 * DAY,
      START + 28 * DAY,
      NOW + HOUR,
    ]) {
      expect(await asks(student, { start })).toMatchObject({ status: 409, code: 'not_offered' });
    }
    const db = await database();
    await keepException(db, tutor, { day: '2027-01-07', hour: undefined, isOpen: false });
    const off = await asks(student);
    expect(off).toMatchObject({ status: 409, code: 'not_offered' });
    expect(off.next?.[0]).toBe('2027-01-05T01:00:00.000Z');
  });

  test('for a fourth time, or twice at once, is refused by its own name', async () => {
    for (const hour of [0, 1, 2]) await asks(student, { start: START + hour * HOUR });
    const fourth = await asks(student, { start: START + 3 * HOUR });
    expect(fourth).toMatchObject({ status: 409, code: 'too_many_open' });
    const first = tutor;
    tutor = await newTutor();
    await asks(other);
    tutor = first;
    // The same moment with the first tutor, where it is still free.
    expect(await asks(other, { start: START + 3 * HOUR })).toMatchObject({ status: 200 });
    tutor = await newTutor();
    expect(await asks(other)).toMatchObject({ status: 409, code: 'student_busy' });
  });

  test('for a fourth time is offered the moment one of three has run out, before anybody wrote it down', async () => {
    for (const hour of [0, 1, 2]) await asks(student, { start: START + hour * HOUR });
    const person = { email: undefined, emailVerified: true, name: 'Sara Ahmad', hasLessons: true };
    const user: User = { id: student, role: 'student', ...person };
    const start = START + 3 * HOUR;
    const standing = async (now: number) =>
      (await openAsk({ tutorId: tutor, start, user }, new Date(now)))?.standing;
    expect(await standing(NOW + DAY - 1)).toEqual({ at: 'too_many' });
    expect(await standing(NOW + DAY)).toEqual({ at: 'free', start });
  });

  test('keeps contact data of the note from the tutor until the lesson is agreed', async () => {
    const note = 'My number is 0501234567, my mail sara@mail.example';
    const { lesson } = await asks(student, { note });
    expect(lesson.note).toBe(note);
    expect((await opened(lesson.id, tutor))?.lesson.note).toBe('My number is •••, my mail •••');
    const agreed = await does(tutor, lesson.id, { act: 'accept' });
    expect(agreed.lesson.note).toBe('My number is 0501234567, my mail •••');
  });

  test('takes a note that can be shown, of up to 500 characters', async () => {
    expect((await asks(student, { note: 'a'.repeat(501) })).status).toBe(400);
    expect((await asks(student, { note: 'a\u202eb' })).status).toBe(400);
    expect((await asks(student, { note: `${'a'.repeat(499)}\n` })).status).toBe(200);
  });

  test('for a young learner is the guardian’s act, stored with its sentence and time', async () => {
    const db = await database();
    const key = { id: 'session', browser: 'browser' };
    const times = { now: new Date(NOW), expiresAt: new Date(NOW + DAY) };
    await beginSession(db, key, times);
    const preferences = [{ questionType: 'age', preferenceData: '6-12' }];
    const confirmed = { guardianConfirmedAt: new Date(NOW), termsAcceptedAt: new Date(NOW) };
    await commitAnswers(db, key, student, { preferences, ...confirmed }, new Date(NOW));
    expect(await asks(student)).toMatchObject({ status: 422, code: 'guardian_required' });
    const { lesson } = await asks(student, { guardian: true });
    const { rows } = await db.$client.execute('select * from lessons');
    expect(rows).toMatchObject([
      {
        guardian_sentence:
          'I am the learner’s parent or guardian, and I am asking for this lesson.',
        guardian_confirmed_at: NOW,
      },
    ]);
    expect((await opened(lesson.id, tutor))?.lesson.student).toEqual({
      name: 'Sara',
      learnerAge: '6-12',
    });
  });
});

describe('a lesson', () => {
  test('goes from request over another time to acceptance, seen by both alike', async () => {
    const { lesson } = await asks(student);
    const later = START + DAY;
    const proposed = await does(tutor, lesson.id, { act: 'propose', start: iso(later) });
    expect(proposed.lesson).toMatchObject({
      state: 'proposed',
      start: iso(later),
      acts: ['decline'],
    });
    // Its first hour is free again, and the proposed one is held.
    expect((await asks(other)).status).toBe(200);
    expect((await asks(other, { start: later })).code).toBe('taken');
    const agreed = await does(student, lesson.id, { act: 'accept' });
    expect(agreed.lesson).toMatchObject({ state: 'accepted', acts: ['cancel'] });
    const seen = await opened(lesson.id, tutor);
    expect(seen?.history.map(({ by, state }) => `${by} ${state}`)).toEqual([
      'student requested',
      'tutor proposed',
      'student accepted',
    ]);
  });

  test('shows link only to its two, and only once it is accepted', async () => {
    const lessonLink = 'https://meet.example/lan';
    const { timezone: zone, weeklyAvailability: weekly } = OFFERED;
    await keepSchedule(await database(), tutor, { zone, weekly, lessonLink }, new Date(NOW));
    const { lesson } = await asks(student);
    expect(lesson.link).toBeUndefined();
    const agreed = await does(tutor, lesson.id, { act: 'accept' });
    expect(agreed.lesson.link).toBe(lessonLink);
    const off = await does(tutor, lesson.id, { act: 'cancel' });
    expect(off.lesson.link).toBeUndefined();
  });

  test('never shows an address of either', async () => {
    const id = await accepted();
    for (const user of [student, tutor]) {
      const text = JSON.stringify(await opened(id, user));
      expect(text).toContain('Sara');
      expect(text).not.toContain('@');
      expect(text).not.toContain('Ahmad');
    }
  });

  test('of somebody else is not there, for reading and for every act', async () => {
    const id = await accepted();
    const stranger = await newTutor();
    for (const [user, role] of [
      [other, 'student'],
      [stranger, 'teacher'],
    ] as const) {
      const options = { user, role, params: { lesson: id } };
      expect(await opened(id, user)).toBeUndefined();
      for (const body of [
        { act: 'accept' },
        { act: 'cancel' },
        { act: 'propose', start: iso(START + DAY) },
        { act: 'tell', outcome: 'held' },
      ]) {
        expect(
          (await visit(routes.change, `/api/lessons/${id}`, { ...options, body })).status,
        ).toBe(404);
      }
    }
    expect((await does(student, 'none', { act: 'cancel' })).status).toBe(404);
  });

  test('is agreed by neither side once the tutor is suspended', async () => {
    const { lesson: open } = await asks(student);
    const { lesson: moved } = await asks(other, { start: START + DAY });
    await does(tutor, moved.id, { act: 'propose', start: iso(START + 2 * DAY) });
    const who = { tutorId: tutor, adminId: student, at: new Date(NOW) };
    await changeProfileState(await database(), { act: 'tutor_suspended', ...who });
    const refused = { status: 409, code: 'not_now' };
    expect(await does(tutor, open.id, { act: 'accept' })).toMatchObject(refused);
    expect(
      await does(tutor, open.id, { act: 'propose', start: iso(START + 3 * DAY) }),
    ).toMatchObject(refused);
    expect(await does(other, moved.id, { act: 'accept' })).toMatchObject(refused);
    expect(await does(tutor, open.id, { act: 'decline' })).toMatchObject({ status: 200 });
  });

  test('is refused what is the other side’s, too late, or no longer possible', async () => {
    const { lesson } = await asks(student);
    expect(await does(student, lesson.id, { act: 'decline' })).toMatchObject({
      status: 409,
      code: 'not_now',
    });
    expect(await does(tutor, lesson.id, { act: 'withdraw' })).toMatchObject({
      status: 403,
      code: 'not_yours',
    });
    expect(await does(tutor, lesson.id, { act: 'tell', outcome: 'held' })).toMatchObject({
      status: 409,
    });
    const propose = (start: number) =>
      does(tutor, lesson.id, { act: 'propose', start: iso(start) });
    expect((await propose(START + HOUR / 2)).code).toBe('not_offered');
    expect((await propose(NOW)).code).toBe('out_of_reach');
    vi.setSystemTime(NOW + DAY);
    expect((await does(tutor, lesson.id, { act: 'accept' })).code).toBe('too_late');
  });

  test('is not called off freely once that would be marked late', async () => {
    const { lesson } = await asks(student);
    await does(tutor, lesson.id, { act: 'accept' });
    vi.setSystemTime(START - DAY + 1);
    const cancel = (freely: boolean) => does(student, lesson.id, { act: 'cancel', freely });
    expect(await cancel(true)).toMatchObject({ status: 409, code: 'late_by_now' });
    expect(await cancel(false)).toMatchObject({
      status: 200,
      lesson: { state: 'cancelled', isLate: true },
    });
  });

  test('can’t be moved to an hour that somebody has', async () => {
    const { lesson } = await asks(student);
    await asks(other, { start: START + HOUR });
    const moved = await does(tutor, lesson.id, { act: 'propose', start: iso(START + HOUR) });
    expect(moved).toMatchObject({ status: 409, code: 'taken' });
    expect(moved.next).toHaveLength(5);
  });

  test('can be moved to an hour whose request has run out, though nobody wrote that down', async () => {
    await asks(other, { start: START + HOUR });
    vi.setSystemTime(NOW + HOUR);
    const { lesson } = await asks(student);
    vi.setSystemTime(NOW + DAY);
    const moved = await does(tutor, lesson.id, { act: 'propose', start: iso(START + HOUR) });
    expect(moved).toMatchObject({ status: 200, lesson: { state: 'proposed' } });
  });

  test('can’t be moved to an hour at which its student is busy: that is what the tutor hears', async () => {
    const { lesson } = await asks(student);
    const first = tutor;
    tutor = await newTutor();
    await asks(student, { start: START + HOUR });
    tutor = first;
    const moved = await does(tutor, lesson.id, { act: 'propose', start: iso(START + HOUR) });
    expect(moved).toMatchObject({ status: 409, code: 'learner_busy' });
    expect(moved.next).toHaveLength(5);
    expect(moved.next).not.toContain(iso(START + HOUR));
  });

  test('is pressed twice without harm, by both at once too', async () => {
    const { lesson } = await asks(student);
    const replies = await Promise.all([
      does(tutor, lesson.id, { act: 'accept' }),
      does(tutor, lesson.id, { act: 'accept' }),
      does(student, lesson.id, { act: 'withdraw' }),
    ]);
    const kinds = replies.map(({ status, lesson: seen }) => (status === 200 ? seen.state : status));
    const [first, second, third] = kinds;
    expect(first).toBe(second);
    expect([first, third].sort()).toEqual(first === 409 ? [409, 'withdrawn'] : [409, 'accepted']);
  });

  test('outlives that its tutor changes hours and zone: it stays to be answered', async () => {
    const { lesson } = await asks(student);
    await keepSchedule(
      await database(),
      tutor,
      { zone: 'Europe/London', weekly: [], lessonLink: undefined },
      new Date(NOW),
    );
    expect(await hours()).toEqual([]);
    expect(await asks(student)).toMatchObject({ status: 200, lesson: { id: lesson.id } });
    const agreed = await does(tutor, lesson.id, { act: 'accept' });
    expect(agreed.lesson).toMatchObject({
      state: 'accepted',
      start: iso(START),
      tutor: { zone: 'Europe/London' },
    });
  });

  test('that is called off late says so, and frees its hour', async () => {
    const id = await accepted();
    vi.setSystemTime(START - DAY + 1);
    const off = await does(student, id, { act: 'cancel' });
    expect(off.lesson).toMatchObject({ state: 'cancelled', isLate: true });
    expect((await asks(other)).status).toBe(200);
  });

  test('is told of by both, and differing words wait for the admin', async () => {
    const id = await accepted();
    vi.setSystemTime(START + HOUR);
    const one = await does(student, id, { act: 'tell', outcome: 'tutor_absent' });
    expect(one.lesson).toMatchObject({ state: 'accepted', youSaid: 'tutor_absent' });
    const two = await does(tutor, id, { act: 'tell', outcome: 'held' });
    expect(two.lesson).toMatchObject({ state: 'disputed', acts: [] });
  });
});

test('what a student asked for is among what they can take along', async () => {
  await asks(student, { note: 'In March' });
  const reply = await visit(endpoint(exportLearning, exportAll), '/api/learning/export', {
    user: student,
  });
  const { lessons } = (await reply.json()) as { lessons: object[] };
  expect(lessons).toMatchObject([{ note: 'In March', state: 'requested', start: iso(START) }]);
});

test('but not what the tutor said of a lesson before it is settled', async () => {
  const id = await accepted();
  vi.setSystemTime(START + HOUR);
  await does(tutor, id, { act: 'tell', outcome: 'student_absent' });
  const exported = async () => {
    const reply = await visit(endpoint(exportLearning, exportAll), '/api/learning/export', {
      user: student,
    });
    return ((await reply.json()) as { lessons: object[] }).lessons[0];
  };
  expect(await exported()).not.toHaveProperty('tutorSaid');
  await does(student, id, { act: 'tell', outcome: 'held' });
  expect(await exported()).toMatchObject({ state: 'disputed', studentSaid: 'held' });
  expect(await exported()).not.toHaveProperty('tutorSaid');
});

describe('the list of lessons', () => {
  const mine = async (id: string, role: Role, page?: number) => {
    const { answer, coming, ...rest } = await lessonsOf({ id, role }, new Date(), page);
    return { present: [...answer, ...coming], ...rest };
  };
  const startsOf = (lessons: readonly LessonView[]) => lessons.map(({ start }) => start);

  test('has for each side what matters now, the soonest first', async () => {
    await asks(student, { start: START + DAY });
    await asks(student);
    await asks(other, { start: START + HOUR });
    const own = await mine(student, 'student');
    expect(startsOf(own.present)).toEqual([iso(START), iso(START + DAY)]);
    const tutors = await mine(tutor, 'teacher');
    expect(startsOf(tutors.present)).toEqual([iso(START), iso(START + HOUR), iso(START + DAY)]);
    expect(tutors.present[0]).toMatchObject({
      you: 'tutor',
      acts: ['accept', 'decline', 'propose'],
    });
  });

  test('never loses a lesson behind requests that came to nothing: those come by page', async () => {
    const id = await accepted();
    const db = await database();
    for (let index = 0; index < 45; index += 1) {
      await db.$client.execute({
        sql: `insert into lessons (id, student_id, tutor_id, state, start, seat, note, student_zone, created_at, updated_at)
          values (?, ?, ?, 'withdrawn', ?, 1, '', 'Asia/Riyadh', ?, ?)`,
        args: [`gone-${index}`, student, tutor, START + (index + 1) * HOUR, NOW, NOW],
      });
    }
    for (const [user, role] of [
      [student, 'student'],
      [tutor, 'teacher'],
    ] as const) {
      const first = await mine(user, role);
      expect(first.present.map((one) => one.id)).toEqual([id]);
      expect(first.past).toHaveLength(10);
      expect(first.pages).toBe(5);
      expect((await mine(user, role, 5)).past.map((one) => one.id)).toEqual([
        'gone-4',
        'gone-3',
        'gone-2',
        'gone-1',
        'gone-0',
      ]);
    }
  });

  test('keeps a lesson present until its reader has told how it went', async () => {
    const id = await accepted();
    vi.setSystemTime(START + HOUR);
    expect((await mine(student, 'student')).present).toMatchObject([{ id, acts: ['tell'] }]);
    await does(student, id, { act: 'tell', outcome: 'held' });
    expect(await mine(student, 'student')).toMatchObject({ present: [], past: [{ id }] });
    expect((await mine(tutor, 'teacher')).present).toMatchObject([{ id }]);
  });

  test('has what somebody taught before they became a student, and asks how it went', async () => {
    const id = await accepted();
    vi.setSystemTime(START + HOUR);
    const reader = { id: tutor, role: 'student' } as const;
    expect((await mine(tutor, 'student')).present).toMatchObject([
      { id, you: 'tutor', acts: ['tell'] },
    ]);
    const body = { act: 'tell', outcome: 'held' };
    const options = { user: tutor, role: reader.role, params: { lesson: id }, body };
    expect((await visit(routes.change, `/api/lessons/${id}`, options)).status).toBe(200);
    expect(await mine(tutor, 'student')).toMatchObject({ present: [], past: [] });
    expect(await formerLessonsOf(reader, new Date())).toMatchObject({
      side: 'tutor',
      past: [{ id, you: 'tutor' }],
      page: 1,
      pages: 1,
    });
    expect((await mine(student, 'teacher')).present).toMatchObject([{ id, you: 'student' }]);
    const ofStudent = await formerLessonsOf({ id: student, role: 'student' }, new Date());
    expect(ofStudent.past).toEqual([]);
  });

  test('has a request that ran out among the past, also before anybody wrote that down', async () => {
    await asks(student);
    vi.setSystemTime(NOW + DAY);
    expect(await mine(student, 'student')).toMatchObject({
      present: [],
      past: [{ state: 'expired' }],
    });
  });
});
