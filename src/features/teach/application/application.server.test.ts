import { randomUUID } from 'node:crypto';
import type { APIContext, APIRoute } from 'astro';
import { beforeEach, describe, expect, test } from 'vitest';
import { TUTOR_STEPS } from '#src/domain/tutor-steps.ts';
import { database } from '#db/client.ts';
import { keepSchedule } from '#db/repos/teachings.ts';
import { decideApplication, lastMoveTo, ownApplication } from '#db/repos/tutor-applications.ts';
import { uploads } from '#db/schema/uploads.ts';
import { users } from '#db/schema/users.ts';
import type { Role } from '#src/domain/roles.ts';
import { endpoint } from '#src/server/endpoint.ts';
import { ownDatabase } from '#tests/server/own-database.ts';
import {
  applicationData,
  applicationStatus,
  saveStep,
  startApplication,
  submitApplication,
  takeUpApplication,
} from './application.contract.ts';
import {
  openOwnApplication,
  readOwnApplication,
  saveOwnStep,
  submitOwnApplication,
  takeUpOwnApplication,
  readStatus,
} from './application.server.ts';
import { SAMPLE_DRAFT, SAMPLE_PICTURE } from './draft/sample-draft.ts';
import { toWire } from './saving/wire.ts';

const routes = {
  status: endpoint(applicationStatus, readStatus),
  start: endpoint(startApplication, openOwnApplication),
  data: endpoint(applicationData, readOwnApplication),
  'save-step': endpoint(saveStep, saveOwnStep),
  submit: endpoint(submitApplication, submitOwnApplication),
  'take-up': endpoint(takeUpApplication, takeUpOwnApplication),
};

type Who = { id: string; role: Role | undefined } | null;
const LIN: Who = { id: 'lin', role: 'teacher' };
const WEI: Who = { id: 'wei', role: 'teacher' };
const ADMIN: Who = { id: 'admin', role: 'admin' };
const WEIS_PICTURE = 'e'.repeat(32);
const CERTIFICATE = 'd'.repeat(32);

ownDatabase({ per: 'test' });
beforeEach(async () => {
  const db = await database();
  for (const id of ['lin', 'wei', 'admin', 'sara']) {
    const issuer = 'https://id.example';
    await db.insert(users).values({ id, issuer, subject: id, createdAt: new Date() });
  }
  const file = {
    kind: 'profile',
    contentType: 'image/jpeg',
    size: 1,
    createdAt: new Date(),
  } as const;
  await db.insert(uploads).values([
    { ...file, key: SAMPLE_PICTURE, ownerId: 'lin' },
    { ...file, key: WEIS_PICTURE, ownerId: 'wei' },
    { ...file, key: CERTIFICATE, ownerId: 'lin', kind: 'certificate' },
  ]);
});

const run = async (route: APIRoute, who: Who, init: RequestInit, params: object = {}) => {
  const request = new Request('http://site.test/api/teacher-onboarding/x', init);
  const user = who
    ? { ...who, email: `${who.id}@example.com`, emailVerified: true, name: '' }
    : undefined;
  const context = { request, params, locals: { user }, url: new URL(request.url) };
  const response = await route(context as unknown as APIContext);
  const body = (await response.json()) as Record<string, unknown>;
  return { status: response.status, body, code: body['code'] };
};
const post = (name: 'start' | 'save-step' | 'submit' | 'take-up', body: unknown, who: Who = LIN) =>
  run(routes[name], who, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const status = (who: Who = LIN) => run(routes.status, who, {});
const data = (tempTeacherId: string, who: Who = LIN) =>
  run(routes.data, who, {}, { tempTeacherId });

const start = async (who: Who = LIN) => {
  const { body } = await post('start', {}, who);
  return String(body['tempTeacherId']);
};
const fillIn = async (tempTeacherId: string) => {
  for (const step of TUTOR_STEPS) {
    const saved = await post('save-step', {
      tempTeacherId,
      step,
      data: toWire(step, SAMPLE_DRAFT),
    });
    expect(saved.status).toBe(200);
  }
};

test('an application is started once, filled in step by step, and handed in', async () => {
  expect((await status()).body).toEqual({ success: true, lastStep: 0, state: 'none', reasons: [] });
  const id = await start();
  expect(await start()).toBe(id);
  expect((await data(id)).body).toMatchObject({
    version: 0,
    data: { email: 'lin@example.com', currentStep: 1 },
  });
  await fillIn(id);
  expect((await data(id)).body).toMatchObject({ data: { ...SAMPLE_DRAFT, currentStep: 7 } });
  expect(await post('submit', { tempTeacherId: id })).toMatchObject({
    status: 200,
    body: { success: true },
  });
  expect((await status()).body).toMatchObject({ state: 'submitted', lastStep: 7 });
});

test('a submission said twice, also at once, is one submission', async () => {
  const id = await start();
  await fillIn(id);
  const answers = await Promise.all([1, 2, 3].map(() => post('submit', { tempTeacherId: id })));
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
  expect((await post('submit', { tempTeacherId: id, version: 0 })).status).toBe(200);
});

test('an incomplete application is refused field by field, in the language of the request', async () => {
  const id = await start();
  const { status: code, body } = await post('submit', { tempTeacherId: id });
  expect(code).toBe(422);
  expect(body).toMatchObject({ code: 'incomplete' });
  expect(body['details']).toContainEqual({ field: 'firstName', message: 'Required.' });
  expect((await status()).body).toMatchObject({ state: 'draft' });
});

test('a change on an old version is told, and the newer fields stay', async () => {
  const tempTeacherId = await start();
  const change = (firstName: string) =>
    post('save-step', { tempTeacherId, step: 1, data: { firstName }, version: 0 });
  expect((await change('Lin')).body).toEqual({ success: true, version: 1 });
  expect(await change('Old')).toMatchObject({ status: 409, code: 'conflict' });
  expect((await data(tempTeacherId)).body).toMatchObject({
    version: 1,
    data: { firstName: 'Lin' },
  });
  expect(await post('submit', { tempTeacherId, version: 0 })).toMatchObject({ code: 'conflict' });
});

test('moving between steps is remembered and is no change', async () => {
  const tempTeacherId = await start();
  const moved = await post('save-step', { tempTeacherId, step: 5, data: {}, version: 0 });
  expect(moved.body).toEqual({ success: true, version: 0 });
  expect((await status()).body).toMatchObject({ lastStep: 5 });
});

test('a submitted application is locked until it is returned with its reasons', async () => {
  const tempTeacherId = await start();
  await fillIn(tempTeacherId);
  await post('submit', { tempTeacherId });
  const change = () => post('save-step', { tempTeacherId, step: 6, data: { pricing: 20 } });
  expect(await change()).toMatchObject({ status: 409, code: 'locked' });

  const reasons = [{ section: 'price', reason: 'Is the price in dollars?' }];
  const { body } = await data(tempTeacherId);
  const db = await database();
  await decideApplication(db, {
    id: tempTeacherId,
    eventId: 'returned-1',
    act: 'returned',
    from: 'submitted',
    version: Number(body['version']),
    to: 'returned',
    actorId: 'admin',
    reasons,
    at: new Date(),
  });
  expect((await status()).body).toMatchObject({ state: 'returned', reasons });
  expect((await change()).status).toBe(200);
  expect((await post('submit', { tempTeacherId })).status).toBe(200);
  expect(await lastMoveTo(db, tempTeacherId, 'submitted')).toMatchObject({ from: 'returned' });
});

/** An admin decides on what was submitted last. */
const decide = async (
  id: string,
  act: 'approved' | 'declined',
  { to = act, reason = 'No certificate', at = new Date() } = {},
) => {
  const db = await database();
  const found = await ownApplication(db, { id, userId: 'lin' });
  await decideApplication(db, {
    ...{ id, eventId: randomUUID(), act, from: 'submitted', to, actorId: 'admin', at },
    ...(act === 'declined' && { reason }),
    version: found?.version ?? 0,
  });
};
const apply = async (): Promise<string> => {
  const id = await start();
  await fillIn(id);
  await post('submit', { tempTeacherId: id });
  return id;
};
const takeUp = (tempTeacherId: string, act: 'edit' | 'discard' | 'renew') =>
  post('take-up', { tempTeacherId, act });

describe('an approved application', () => {
  const change = (tempTeacherId: string, step: number, fields: object) =>
    post('save-step', { tempTeacherId, step, data: fields });

  test('is locked until its tutor takes it up; pressed twice it is taken up once', async () => {
    const id = await apply();
    expect(await takeUp(id, 'edit')).toMatchObject({ status: 409, code: 'locked' });
    await decide(id, 'approved');
    expect(await change(id, 1, { firstName: 'Lina' })).toMatchObject({ code: 'locked' });
    const answers = await Promise.all([1, 2, 3].map(() => takeUp(id, 'edit')));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect((await status()).body).toMatchObject({ state: 'draft', profile: 'visible' });
    expect(await change(id, 1, { firstName: 'Lina' })).toMatchObject({ status: 200 });
    expect((await post('submit', { tempTeacherId: id })).status).toBe(200);
    expect((await status()).body).toMatchObject({ state: 'submitted', profile: 'visible' });
  });

  test('is as it was where the tutor lets the changes go', async () => {
    const id = await apply();
    await decide(id, 'approved');
    await takeUp(id, 'edit');
    await change(id, 1, { firstName: 'Lina' });
    expect((await takeUp(id, 'discard')).status).toBe(200);
    expect((await takeUp(id, 'discard')).status).toBe(200);
    expect((await data(id)).body).toMatchObject({ state: 'approved', data: { firstName: 'Lin' } });
  });

  test('shows hours and price as they are, takes no others, and is complete without them', async () => {
    const id = await apply();
    await decide(id, 'approved');
    const db = await database();
    await keepSchedule(
      db,
      'lin',
      { zone: 'Europe/London', weekly: [], lessonLink: undefined },
      new Date(),
    );
    await takeUp(id, 'edit');
    const { body } = await data(id);
    expect(body).toMatchObject({
      data: { timezone: 'Europe/London', weeklyAvailability: [], lessonPriceUSD: 12.5 },
    });
    expect(await change(id, 6, { pricing: 99 })).toMatchObject({ status: 200 });
    expect((await data(id)).body).toMatchObject({
      version: body['version'],
      data: { lessonPriceUSD: 12.5 },
    });
    expect((await post('submit', { tempTeacherId: id })).status).toBe(200);
  });

  test('can’t be let go before the first approval', async () => {
    const id = await start();
    expect(await takeUp(id, 'discard')).toMatchObject({ status: 409, code: 'locked' });
  });
});

describe('a declined application', () => {
  const DAY_MS = 86_400_000;
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

  test('is locked, says why and from when on one may apply again', async () => {
    const id = await apply();
    await decide(id, 'declined');
    const { body } = await status();
    expect(body).toMatchObject({ state: 'declined', reason: 'No certificate' });
    expect(Date.parse(String(body['renewableAt']))).toBeGreaterThan(Date.now() + 28 * DAY_MS);
    expect(await takeUp(id, 'renew')).toMatchObject({ status: 409, code: 'too_soon' });
    expect(await takeUp(id, 'edit')).toMatchObject({ status: 409, code: 'locked' });
    expect(await post('submit', { tempTeacherId: id })).toMatchObject({ code: 'locked' });
  });

  test('is a draft again after thirty days, with everything that was in it', async () => {
    const id = await apply();
    await decide(id, 'declined', { at: daysAgo(30) });
    expect((await takeUp(id, 'renew')).status).toBe(200);
    expect((await data(id)).body).toMatchObject({ state: 'draft', data: { firstName: 'Lin' } });
    expect((await post('submit', { tempTeacherId: id })).status).toBe(200);
  });
});

describe('who may', () => {
  const calls: [string, (id: string, who: Who) => ReturnType<typeof status>][] = [
    ['status', (_, who) => status(who)],
    ['start', (_, who) => post('start', {}, who)],
    ['data', (id, who) => data(id, who)],
    [
      'save-step',
      (tempTeacherId, who) =>
        post('save-step', { tempTeacherId, step: 1, data: { firstName: 'X' } }, who),
    ],
    ['submit', (tempTeacherId, who) => post('submit', { tempTeacherId }, who)],
    ['take-up', (tempTeacherId, who) => post('take-up', { tempTeacherId, act: 'edit' }, who)],
  ];

  test.each(calls)('%s: no visitor, no student, nobody without a role', async (_, call) => {
    const id = await start();
    expect(await call(id, null)).toMatchObject({ status: 401, code: 'unauthenticated' });
    for (const role of ['student', undefined] as const) {
      expect(await call(id, { id: 'lin', role })).toMatchObject({ status: 403, code: 'forbidden' });
    }
  });

  test.each(calls.slice(2))('%s: not another tutor’s, not even for an admin', async (_, call) => {
    const id = await start();
    const missing = await call('no-such-application', WEI);
    expect(missing).toMatchObject({ status: 404, code: 'not_found' });
    for (const who of [WEI, ADMIN]) expect(await call(id, who)).toEqual(missing);
    expect((await data(id)).body).toMatchObject({ version: 0 });
  });

  test.each([WEIS_PICTURE, 'd'.repeat(32)])('a draft names no file of others: %s', async (key) => {
    const tempTeacherId = await start();
    const chineseTeachingExperience = { profilePictureKey: key };
    const named = { tempTeacherId, step: 3, data: { chineseTeachingExperience } };
    expect(await post('save-step', named)).toMatchObject({ status: 400, code: 'file' });
    expect((await post('save-step', named, WEI)).status).toBe(key === WEIS_PICTURE ? 404 : 400);
    expect((await data(tempTeacherId)).body).toMatchObject({ version: 0 });
  });

  test('a certificate can’t be named as the portrait, which everyone may see', async () => {
    const tempTeacherId = await start();
    const chineseTeachingExperience = { profilePictureKey: CERTIFICATE };
    const named = { tempTeacherId, step: 3, data: { chineseTeachingExperience } };
    expect(await post('save-step', named)).toMatchObject({ status: 400, code: 'file' });
    expect((await data(tempTeacherId)).body).toMatchObject({ version: 0 });
  });

  test('an admin may have an application as well', async () => {
    expect((await data(await start(ADMIN), ADMIN)).status).toBe(200);
  });
});

describe('malformed requests are refused with a message and change nothing', () => {
  const step1 = (fields: object) => ({ tempTeacherId: 'ID', step: 1, data: fields });
  const bodies: [string, unknown, number][] = [
    ['nothing', '', 400],
    ['half of an object', '{"tempTeacherId":', 400],
    ['a list', [], 400],
    ['a number', 7, 400],
    ['null', null, 400],
    ['no fields at all', {}, 400],
    ['no data', { tempTeacherId: 'ID', step: 1 }, 400],
    ['no step', { tempTeacherId: 'ID', data: {} }, 400],
    ['step 0', { tempTeacherId: 'ID', step: 0, data: {} }, 400],
    ['step 8', { tempTeacherId: 'ID', step: 8, data: {} }, 400],
    ['step "1"', { tempTeacherId: 'ID', step: '1', data: {} }, 400],
    ['an id that is an object', { ...step1({}), tempTeacherId: { $ne: '' } }, 400],
    ['an id with a quote', { ...step1({}), tempTeacherId: "' OR 1=1 --" }, 400],
    ['an id with an emoji', { ...step1({}), tempTeacherId: '🐼' }, 400],
    ['a version of -1', { ...step1({}), version: -1 }, 400],
    ['a version of 1.5', { ...step1({}), version: 1.5 }, 400],
    ['a field that is not ours', { ...step1({}), role: 'admin' }, 400],
    ['a field of another step', step1({ pricing: 10 }), 400],
    ['a state', step1({ state: 'approved' }), 400],
    ['a number as a name', step1({ firstName: 7 }), 400],
    ['null as a name', step1({ firstName: null }), 400],
    ['a list as a name', step1({ firstName: ['Lin'] }), 400],
    ['a name of 200 characters', step1({ firstName: 'x'.repeat(200) }), 400],
    ['a name of 1 MB', step1({ firstName: 'x'.repeat(1_000_000) }), 413],
    ['a NUL', step1({ firstName: 'Lin\u0000' }), 400],
    ['a bell', step1({ lastName: '\u0007' }), 400],
    ['a right-to-left override', step1({ firstName: 'Lin\u202egnp' }), 400],
    ['an isolate', step1({ lastName: '\u2066Lin' }), 400],
    [
      'half of a surrogate pair',
      '{"tempTeacherId":"ID","step":1,"data":{"firstName":"\\ud800"}}',
      400,
    ],
    ['a country that is not listed', step1({ countryOfOrigin: 'mars' }), 400],
    [
      'an emoji as a language',
      step1({ spokenLanguages: [{ language: '🐼', proficiency: '' }] }),
      400,
    ],
    [
      'eleven languages',
      step1({ spokenLanguages: Array(11).fill({ language: 'zh', proficiency: '' }) }),
      400,
    ],
    ['the 32nd of a month', step1({ birthday: { month: 'Jan', day: 32 } }), 400],
    ['letters as a phone number', step1({ phone: { countryCode: '+86', number: 'abc' } }), 400],
    [
      'a file key that climbs',
      {
        tempTeacherId: 'ID',
        step: 3,
        data: { chineseTeachingExperience: { profilePictureKey: 'a b\\..' } },
      },
      400,
    ],
    ['a price of minus one', { tempTeacherId: 'ID', step: 6, data: { pricing: -1 } }, 400],
    ['a price as a text', { tempTeacherId: 'ID', step: 6, data: { pricing: '10' } }, 400],
    [
      'an hour that is not offered',
      {
        tempTeacherId: 'ID',
        step: 5,
        data: {
          availability: {
            weeklyAvailability: [
              { day: 'Monday', slots: [{ id: 'a', from: '03:00', to: '04:00' }] },
            ],
          },
        },
      },
      400,
    ],
    [
      'one day twice',
      {
        tempTeacherId: 'ID',
        step: 5,
        data: {
          availability: {
            weeklyAvailability: [
              { day: 'Monday', slots: [] },
              { day: 'Monday', slots: [] },
            ],
          },
        },
      },
      400,
    ],
    [
      'a topic twice',
      { tempTeacherId: 'ID', step: 3, data: { specializations: ['Art', 'Art'] } },
      400,
    ],
    [
      'the second of two steps is wrong',
      '{"tempTeacherId":"ID","step":1,"step":"x","data":{}}',
      400,
    ],
    [
      '__proto__ in the data',
      '{"tempTeacherId":"ID","step":1,"data":{"__proto__":{"firstName":"X"}}}',
      400,
    ],
    [
      '__proto__ beside it',
      '{"tempTeacherId":"ID","step":1,"data":{},"__proto__":{"role":"admin"}}',
      400,
    ],
    ['constructor', step1({ constructor: { prototype: {} } }), 400],
    ['depth', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, 400],
  ];

  test.each(bodies)('save-step: %s', async (_, body, expected) => {
    const id = await start();
    const text = (typeof body === 'string' ? body : JSON.stringify(body)).replace(
      '"ID"',
      `"${id}"`,
    );
    const answer = await post('save-step', text);
    expect(answer.status).toBe(expected);
    expect(answer.body).toMatchObject({
      success: false,
      message: expect.stringMatching(/\w/) as string,
    });
    expect((await data(id)).body).toMatchObject({ version: 0, data: { email: 'lin@example.com' } });
  });

  test.each([
    ['start', '{"sessionId":7}'],
    ['start', '[]'],
    ['submit', '{}'],
    ['submit', '{"tempTeacherId":"../x"}'],
    ['submit', '{"tempTeacherId":"x","state":"approved"}'],
    ['take-up', '{"tempTeacherId":"x"}'],
    ['take-up', '{"tempTeacherId":"x","act":"approve"}'],
  ] as const)('%s: %s', async (name, body) => {
    expect(await post(name, body)).toMatchObject({ status: 400, body: { success: false } });
  });

  test.each(['start', 'save-step', 'submit', 'take-up'] as const)(
    '%s: method and type',
    async (name) => {
      expect((await run(routes[name], LIN, { method: 'GET' })).status).toBe(405);
      expect((await run(routes[name], LIN, { method: 'PUT', body: '{}' })).status).toBe(405);
      const asText = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' };
      expect((await run(routes[name], LIN, asText)).status).toBe(415);
    },
  );

  test.each(['x'.repeat(65), '../secret', 'a b', '', '🐼'])('data: the id “%s”', async (id) => {
    expect(await data(id)).toMatchObject({ status: 400, code: 'invalid' });
  });
});
