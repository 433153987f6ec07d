import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { database } from '#db/client.ts';
import { lessonsAhead, lessonsAs } from '#db/repos/lesson-lists.ts';
import { addRequest } from '#db/repos/lessons.ts';
import { teachingOf } from '#db/repos/teachings.ts';
import { openApplication } from '#db/repos/tutor-applications.ts';
import { approvedData, visibleTutors } from '#db/repos/tutor-pages.ts';
import { chooseRole } from '#db/repos/users.ts';
import { answerUntil } from '#src/domain/lessons/lesson-time.ts';
import { noticesOfRequest } from '#src/domain/lessons/notices.ts';
import type { Role } from '#src/domain/roles.ts';
import { endpoint } from '#src/server/endpoint.ts';
import { doAct } from '#src/server/lessons/do-act.ts';
import { standingClock } from '#tests/server/clock.ts';
import { newPerson, newStudent, newTutor, OFFERED } from '#tests/server/lesson-people.ts';
import { ownDatabase } from '#tests/server/own-database.ts';
import { visit } from '#tests/server/visit.ts';
import { takeOffer, tellOffer } from './offer.server.ts';
import {
  changeOffer,
  leaveTeaching,
  pauseTeaching,
  readOffer,
  type Offer,
} from './room.contract.ts';
import { roomOf, takeLeave, takePause, wayWithoutRoom } from './room.server.ts';

const routes = {
  read: endpoint(readOffer, tellOffer),
  change: endpoint(changeOffer, takeOffer),
  pause: endpoint(pauseTeaching, takePause),
  leave: endpoint(leaveTeaching, takeLeave),
};

const DAY = 86_400_000;
const NOW = Date.UTC(2027, 0, 4, 12);
/** Ten in the morning in Beijing, in three days: a Thursday. */
const START = Date.UTC(2027, 0, 7, 2);

ownDatabase({ per: 'test' });
standingClock(NOW);

let tutor = '';
beforeEach(async () => {
  tutor = await newTutor({ ...OFFERED, lessonPriceUSD: 20 });
});

type Answer = {
  status: number;
  code?: string;
  open?: number;
  offer: Offer;
  details?: { field: string; message: string }[];
};
type Who = { user?: string | undefined; role?: Role };
const as = ({ user = tutor, role = 'teacher' }: Who = {}) => ({ user, role });
const answer = async (reply: Response): Promise<Answer> => ({
  status: reply.status,
  ...((await reply.json()) as Omit<Answer, 'status'>),
});

const reads = async (who?: Who) => answer(await visit(routes.read, '/api/tutor/offer', as(who)));
const changes = async (body: object, who?: Who) =>
  answer(await visit(routes.change, '/api/tutor/offer', { ...as(who), method: 'PATCH', body }));
const pauses = async (body: object, who?: Who) =>
  answer(await visit(routes.pause, '/api/tutor/pause', { ...as(who), body }));
const leaves = async (body: object = { isSure: true }, who?: Who) =>
  answer(await visit(routes.leave, '/api/tutor/leave', { ...as(who), body }));
const version = async () => (await reads()).offer.version;

const asked = async (start = START, by?: string) => {
  const studentId = by ?? (await newStudent('Sara Ahmad'));
  const id = randomUUID();
  const at = new Date();
  await addRequest(await database(), {
    ...{ id, studentId, tutorId: tutor, start: new Date(start), note: '', at },
    answerUntil: new Date(answerUntil(at.getTime(), start)),
    ...{ studentZone: 'Asia/Riyadh', learnerAge: '18+', guardianSentence: undefined },
    notices: noticesOfRequest(at.getTime()),
  });
  return id;
};
const accepted = async (start = START) => {
  const id = await asked(start);
  const db = await database();
  const found = (await lessonsAhead(db, tutor, new Date())).find((lesson) => lesson.id === id);
  if (!found) throw new Error('The request is not there');
  const by = { by: 'tutor', actorId: tutor, at: new Date() } as const;
  await doAct(db, found, { type: 'accept' }, by);
  return id;
};
const stateOf = async (id: string) =>
  (await lessonsAs(await database(), 'tutor', tutor, 9)).find((lesson) => lesson.id === id)?.state;

const MONDAY = [{ day: 'Monday', slots: [{ from: '18:00', to: '20:00' }] }];

describe('what a tutor offers', () => {
  test('begins as the application says', async () => {
    const { status, offer } = await reads();
    expect(status).toBe(200);
    expect(offer).toMatchObject({
      zone: 'Asia/Shanghai',
      exceptions: [],
      priceUsd: 20,
      lessonLink: '',
    });
    expect(offer.week).toHaveLength(7);
    expect(offer.week[0]).toEqual({ day: 'Monday', slots: [{ from: '09:00', to: '17:00' }] });
  });

  test('changes at once for whoever asks for a lesson, price and link included', async () => {
    const { status, offer } = await changes({
      version: await version(),
      zone: 'Europe/London',
      week: MONDAY,
      exceptions: [
        { day: '2027-01-11', isOpen: false },
        { day: '2027-01-12', hour: 9, isOpen: true },
      ],
      priceUsd: 12.5,
      lessonLink: 'https://meet.example/lan',
    });
    expect(status).toBe(200);
    expect(offer).toMatchObject({ zone: 'Europe/London', week: MONDAY, priceUsd: 12.5 });
    const db = await database();
    expect(await teachingOf(db, tutor, new Date())).toMatchObject({
      availability: {
        zone: 'Europe/London',
        weekly: { Monday: [18, 19] },
        exceptions: [
          { day: '2027-01-11', hour: undefined, isOpen: false },
          { day: '2027-01-12', hour: 9, isOpen: true },
        ],
      },
      lessonLink: 'https://meet.example/lan',
      priceUsd: 12.5,
    });
    expect((await approvedData(db, [tutor])).get(tutor)).toMatchObject({ lessonPriceUSD: 12.5 });
  });

  test('may be any hour of the day, evenings in Riyadh included', async () => {
    const week = [
      {
        day: 'Thursday',
        slots: [
          { from: '00:00', to: '02:00' },
          { from: '21:00', to: '24:00' },
        ],
      },
    ];
    const { status, offer } = await changes({ version: await version(), week });
    expect(status).toBe(200);
    expect(offer.week).toEqual(week);
    const teaching = await teachingOf(await database(), tutor, new Date());
    expect(teaching?.availability.weekly).toEqual({ Thursday: [0, 1, 21, 22, 23] });
  });

  test('keeps what a change does not name', async () => {
    await changes({ version: await version(), lessonLink: 'https://meet.example/lan' });
    await changes({ version: await version(), exceptions: [{ day: '2027-01-11', isOpen: false }] });
    await changes({ version: await version(), priceUsd: 30 });
    expect((await reads()).offer).toMatchObject({
      zone: 'Asia/Shanghai',
      exceptions: [{ day: '2027-01-11', isOpen: false }],
      priceUsd: 30,
      lessonLink: 'https://meet.example/lan',
    });
    await changes({ version: await version(), exceptions: [], lessonLink: '' });
    expect((await reads()).offer).toMatchObject({ exceptions: [], lessonLink: '' });
  });

  test('is not overwritten by a change that was made on an older version', async () => {
    const old = await version();
    expect((await changes({ version: old, priceUsd: 30 })).status).toBe(200);
    const late = await changes({
      version: old,
      priceUsd: 10,
      week: [],
      exceptions: [{ day: '2027-01-11', isOpen: false }],
    });
    expect(late).toMatchObject({ status: 409, code: 'conflict' });
    const { offer } = await reads();
    expect(offer).toMatchObject({ priceUsd: 30, exceptions: [] });
    expect(offer.week).toHaveLength(7);
  });

  test('has a version of its own for each change, also within a millisecond', async () => {
    const seen = new Set([await version()]);
    for (const priceUsd of [11, 12, 13]) {
      await changes({ version: [...seen].at(-1), priceUsd });
      seen.add(await version());
    }
    expect(seen.size).toBe(4);
  });

  test('of two changes at once one wins and the other is told', async () => {
    const same = await version();
    const both = await Promise.all([
      changes({ version: same, priceUsd: 11, exceptions: [{ day: '2027-01-11', isOpen: false }] }),
      changes({ version: same, priceUsd: 12, exceptions: [{ day: '2027-01-12', isOpen: false }] }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { offer } = await reads();
    expect(offer.exceptions).toEqual([
      { day: offer.priceUsd === 11 ? '2027-01-11' : '2027-01-12', isOpen: false },
    ]);
  });

  test('of another tutor stays untouched', async () => {
    const other = await newTutor({ ...OFFERED, lessonPriceUSD: 50 });
    const exceptions = [{ day: '2027-01-11', isOpen: false }];
    const own = (await reads({ user: other })).offer;
    await changes({ version: own.version, exceptions }, { user: other });
    await changes({ version: await version(), priceUsd: 11, week: [], exceptions: [] });
    expect((await reads({ user: other })).offer).toMatchObject({ priceUsd: 50, exceptions });
  });
});

describe('what cannot be offered', () => {
  const slot = (from: string, to: string) => ({
    week: [{ day: 'Monday', slots: [{ from, to }] }],
  });
  test.each([
    [{ zone: '' }, 'zone', 'Choose your time zone.'],
    [{ zone: 'Mars/Olympus' }, 'zone', 'Choose your time zone.'],
    [slot('10:00', ''), 'week.0.slots.0.to', 'Choose the start and the end of this time.'],
    [slot('10:00', '10:30'), 'week.0.slots.0.to', 'Choose the start and the end of this time.'],
    [slot('12:00', '10:00'), 'week.0.slots.0.to', 'The end has to be after the start.'],
    [
      {
        week: [
          {
            day: 'Monday',
            slots: [
              { from: '18:00', to: '20:00' },
              { from: '19:00', to: '20:00' },
            ],
          },
        ],
      },
      'week.0.slots.1.to',
      'This time overlaps with another one on the same day.',
    ],
    [{ week: [...MONDAY, ...MONDAY] }, 'week', 'A day of the week is repeated.'],
    [
      { exceptions: [{ day: '2027-02-30', isOpen: false }] },
      'exceptions.0.day',
      'A day or an hour is repeated, or can’t be read.',
    ],
    [
      { exceptions: [{ day: '2027-02-03', isOpen: true }] },
      'exceptions.0',
      'A day or an hour is repeated, or can’t be read.',
    ],
    [{ priceUsd: 0.5 }, 'priceUsd', 'Enter a price from 1 to 1,000 US dollars.'],
    [{ priceUsd: 1001 }, 'priceUsd', 'Enter a price from 1 to 1,000 US dollars.'],
    [{ priceUsd: '12' }, 'priceUsd', 'Enter a price from 1 to 1,000 US dollars.'],
    [
      { priceUsd: 12.505 },
      'priceUsd',
      'Enter at most two digits after the point, for example 12.50.',
    ],
    [
      { lessonLink: 'http://meet.example/lan' },
      'lessonLink',
      'Enter an address that begins with https://, for example https://meet.google.com/abc-defg-hij.',
    ],
  ])('%j is refused with a sentence, and nothing changes', async (change, field, message) => {
    const before = (await reads()).offer;
    const refused = await changes({ version: before.version, ...change });
    expect(refused.status).toBe(400);
    expect(refused.details?.[0]).toEqual({ field, message });
    expect((await reads()).offer).toEqual(before);
  });
});

describe('the room', () => {
  test('is for approved tutors alone', async () => {
    const student = await newStudent('Sara');
    const applicant = await newPerson('Mei', 'en');
    const db = await database();
    await chooseRole(db, applicant, 'teacher');
    for (const does of [
      (who: Who) => reads(who),
      (who: Who) => changes({ version: 0, priceUsd: 11 }, who),
      (who: Who) => pauses({ isPaused: true }, who),
      (who: Who) => leaves({ isSure: true }, who),
    ]) {
      expect(await does({ user: '', role: 'teacher' })).toMatchObject({ status: 401 });
      expect(await does({ user: student, role: 'student' })).toMatchObject({ status: 403 });
      expect(await does({ user: applicant })).toMatchObject({ status: 404, code: 'no_room' });
    }
    expect(await roomOf(applicant)).toBeUndefined();
  });

  test('leads other tutors to where their application stands', async () => {
    const applicant = await newPerson('Mei', 'en');
    const way = () => wayWithoutRoom({ id: applicant, role: 'teacher' });
    expect(await way()).toBe('/teacher-onboarding');
    const at = new Date();
    await openApplication(await database(), { id: 'mei', userId: applicant, data: {}, at });
    expect(await way()).toBe('/teacher-onboarding');
    expect(await wayWithoutRoom({ id: await newPerson('Huda'), role: 'admin' })).toBe('/admin');
  });

  test('names the open requests that a change of hours left outside, and takes none back', async () => {
    const request = await asked();
    const agreed = await accepted(START + DAY);
    expect((await roomOf(tutor))?.outside).toEqual([]);
    await changes({ version: await version(), week: MONDAY });
    expect(await roomOf(tutor)).toMatchObject({
      outside: [{ id: request, start: START }],
      open: 1,
      agreed: 1,
    });
    expect([await stateOf(request), await stateOf(agreed)]).toEqual(['requested', 'accepted']);
  });

  test('names a request also where a day off is what leaves it outside', async () => {
    await asked();
    const exceptions = [{ day: '2027-01-07', isOpen: false }];
    await changes({ version: await version(), exceptions });
    expect((await roomOf(tutor))?.outside).toHaveLength(1);
  });
});

describe('a pause', () => {
  const isVisible = async () => (await visibleTutors(await database())).length === 1;

  test('hides the tutor until it ends, and keeps agreed lessons', async () => {
    const agreed = await accepted();
    expect(await pauses({ isPaused: true })).toMatchObject({ status: 200, isPaused: true });
    expect(await isVisible()).toBe(false);
    expect((await roomOf(tutor))?.isPaused).toBe(true);
    expect(await stateOf(agreed)).toBe('accepted');
    expect((await pauses({ isPaused: true })).status).toBe(200);
    expect(await pauses({ isPaused: false })).toMatchObject({ status: 200, isPaused: false });
    expect(await isVisible()).toBe(true);
  });

  test('waits until requests are answered', async () => {
    const request = await asked();
    expect(await pauses({ isPaused: true })).toMatchObject({ status: 409, code: 'open_requests' });
    expect(await isVisible()).toBe(true);
    expect(await stateOf(request)).toBe('requested');
    // It runs out by itself as well.
    vi.setSystemTime(NOW + DAY);
    expect((await pauses({ isPaused: true })).status).toBe(200);
  });

  test('declines them where the tutor says so, and keeps agreed lessons', async () => {
    const request = await asked();
    const agreed = await accepted(START + DAY);
    expect((await pauses({ isPaused: true, declines: 1 })).status).toBe(200);
    expect(await isVisible()).toBe(false);
    expect([await stateOf(request), await stateOf(agreed)]).toEqual(['declined', 'accepted']);
  });

  test('declines no more of them than the tutor has seen, and says how many there are', async () => {
    const both = [await asked(), await asked(START + DAY)];
    expect(await pauses({ isPaused: true, declines: 1 })).toMatchObject({
      status: 409,
      code: 'open_requests',
      open: 2,
    });
    expect(await isVisible()).toBe(true);
    expect(await Promise.all(both.map(stateOf))).toEqual(['requested', 'requested']);
    expect((await pauses({ isPaused: true, declines: 2 })).status).toBe(200);
    expect(await Promise.all(both.map(stateOf))).toEqual(['declined', 'declined']);
  });
});

describe('a request that comes while a pause is written', () => {
  /** Pauses, with a request right before its nth statement; answers what became of both. */
  const both = async (nth: number, declines: number) => {
    // A name of its own, since each try for an address that is taken is a statement.
    tutor = await newTutor({ ...OFFERED, lastName: `Wang${nth}` });
    const student = await newStudent('Sara Ahmad');
    const known = declines > 0 ? [await asked(START + DAY)] : [];
    const { $client: client } = await database();
    const execute = client.execute.bind(client);
    let statements = 0;
    let late = '';
    const spy = vi.spyOn(client, 'execute').mockImplementation(async (statement) => {
      statements += 1;
      if (statements === nth) late = await asked(START, student);
      return execute(statement as string);
    });
    const { status } = await pauses({ isPaused: true, declines });
    spy.mockRestore();
    const states = await Promise.all([late, ...known].map(stateOf));
    return JSON.stringify({ isPaused: status === 200, states });
  };
  const seenOf = async (declines: number) => {
    const seen = new Set<string>();
    for (let nth = 1; nth <= 9; nth += 1) seen.add(await both(nth, declines));
    return [...seen].sort();
  };

  test('holds it up, or is not written: none stays open', async () => {
    expect(await seenOf(0)).toEqual([
      JSON.stringify({ isPaused: false, states: ['requested'] }),
      JSON.stringify({ isPaused: true, states: [undefined] }),
    ]);
  });

  test('is never declined without having been seen', async () => {
    expect(await seenOf(1)).toEqual([
      JSON.stringify({ isPaused: false, states: ['requested', 'requested'] }),
      JSON.stringify({ isPaused: true, states: [undefined, 'declined'] }),
    ]);
  });
});

describe('leaving', () => {
  test('ends all that lies ahead, and the room with it', async () => {
    const request = await asked();
    const agreed = await accepted(START + DAY);
    expect((await leaves()).status).toBe(200);
    expect([await stateOf(request), await stateOf(agreed)]).toEqual(['declined', 'cancelled']);
    expect(await visibleTutors(await database())).toEqual([]);
    expect(await roomOf(tutor)).toBeUndefined();
    expect((await reads()).code).toBe('no_room');
    expect((await leaves()).status).toBe(200);
  });

  test('wants to be meant', async () => {
    expect((await leaves({})).status).toBe(400);
    expect((await leaves({ isSure: false })).status).toBe(400);
    expect((await reads()).status).toBe(200);
  });
});
