import type { APIContext, APIRoute, AstroCookies } from 'astro';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { database } from '#db/client.ts';
import type { Role } from '#src/domain/roles.ts';
import { endpoint } from '#src/server/endpoint.ts';
import { newAccount, ownDatabase } from '#tests/server/own-database.ts';
import {
  commitPreferences,
  ownPreferences,
  savePreferences,
  startOnboarding,
} from './onboarding.contract.ts';
import {
  commitForUser,
  commitSession,
  preferencesOfStudent,
  questionnaireFigures,
  saveToSession,
  startSession,
  readOwnPreferences,
} from './onboarding.server.ts';
import { KEPT_MS } from './questions/questions.ts';

const routes = {
  start: endpoint(startOnboarding, startSession),
  save: endpoint(savePreferences, saveToSession),
  commit: endpoint(commitPreferences, commitSession),
  own: endpoint(ownPreferences, readOwnPreferences),
};

ownDatabase();
afterEach(() => vi.useRealTimers());

type Visitor = { cookies: AstroCookies; jar: Map<string, string>; options: unknown[] };
const visitor = (jar = new Map<string, string>()): Visitor => {
  const options: unknown[] = [];
  const cookies = {
    get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
    set: (name: string, value: string, how: unknown) => {
      jar.set(name, value);
      options.push(how);
    },
  };
  return { cookies: cookies as unknown as AstroCookies, jar, options };
};

type User = { id: string; role: Role | undefined };
const someone = async (role: Role | undefined): Promise<User> => ({
  id: await newAccount({ emailVerified: true }),
  role,
});

type Options = { user?: User; method?: string; type?: string };
const ask = async (
  route: APIRoute,
  { cookies }: Visitor,
  body: unknown,
  { user, method = 'POST', type = 'application/json' }: Options = {},
) => {
  const request = new Request('http://127.0.0.1:4321/api/onboarding/x', {
    method,
    headers: { 'content-type': type, 'accept-language': 'en' },
    ...(method !== 'GET' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const context = { request, url: new URL(request.url), cookies, locals: { user }, params: {} };
  const response = await route(context as unknown as APIContext);
  const answer = (await response.json()) as Record<string, unknown>;
  return { status: response.status, body: answer };
};

const begin = async (who: Visitor, body: unknown = {}) => {
  const { body: reply } = await ask(routes.start, who, body);
  return reply as { tempUserId: string; sessionId: string };
};
const adult = [{ questionType: 'age', preferenceData: '18+' }];
const child = [{ questionType: 'age', preferenceData: '6-12' }];
const accepted = { termsAccepted: true };

describe('a temporary session', () => {
  test('begins with random ids and a cookie that scripts can’t read', async () => {
    const who = visitor();
    const { status, body } = await ask(routes.start, who, {});
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      tempUserId: expect.stringMatching(/^[\da-f-]{36}$/),
      sessionId: body['tempUserId'],
    });
    expect(who.jar.get('onboarding')).toMatch(/^[\w-]{43}$/);
    expect(who.options).toEqual([
      { httpOnly: true, sameSite: 'lax', secure: false, path: '/', maxAge: KEPT_MS / 1000 },
    ]);
  });

  test('stores no more than the hash of that cookie', async () => {
    const who = visitor();
    await begin(who);
    const { rows } = await (await database()).$client.execute('SELECT * FROM onboarding_sessions');
    expect(JSON.stringify(rows)).not.toContain(who.jar.get('onboarding'));
  });

  test('goes on when its browser names it, and begins anew for any other', async () => {
    const who = visitor();
    const first = await begin(who);
    expect(await begin(who, { sessionId: first.sessionId })).toMatchObject(first);
    const stranger = await begin(visitor(), { sessionId: first.sessionId });
    expect(stranger.tempUserId).not.toBe(first.tempUserId);
    const unknown = await begin(who, { sessionId: 'guess' });
    expect(unknown.tempUserId).not.toBe(first.tempUserId);
  });

  test('is one of several of its browser: two tabs do not lock each other out', async () => {
    const who = visitor();
    const [one, other] = [await begin(who), await begin(who)];
    for (const { tempUserId } of [one, other]) {
      const saved = await ask(routes.save, who, { tempUserId, preferences: adult });
      expect(saved.status).toBe(200);
    }
  });

  test('replaces what it was given with every save', async () => {
    const who = visitor();
    const { tempUserId } = await begin(who);
    await ask(routes.save, who, { tempUserId, preferences: child, ...accepted });
    const saved = await ask(routes.save, who, { tempUserId, preferences: adult, ...accepted });
    expect(saved.body).toEqual({ success: true, message: 'Your answers are saved.' });
    const user = await someone('student');
    expect(await commitForUser(await database(), user, who.cookies)).toBe('committed');
    expect(await preferencesOfStudent(user.id)).toEqual(adult);
  });
});

describe('nobody reaches another’s answers', () => {
  test('unknown, foreign, expired and committed sessions are answered alike', async () => {
    const who = visitor();
    const user = await someone('student');
    const { tempUserId } = await begin(who);
    const send = (visiting: Visitor, id: string) =>
      Promise.all(
        [routes.save, routes.commit].map((route) =>
          ask(route, visiting, { tempUserId: id, preferences: adult, ...accepted }, { user }),
        ),
      );
    const foreign = visitor();
    await begin(foreign);
    const answers = [
      ...(await send(who, 'guess')),
      ...(await send(foreign, tempUserId)),
      ...(await send(visitor(), tempUserId)),
      ...(await send(visitor(new Map([['onboarding', 'x']])), tempUserId)),
    ];
    vi.setSystemTime(Date.now() + KEPT_MS + 1);
    answers.push(...(await send(who, tempUserId)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 404, body: { success: false, code: 'not_found' } });
  });

  test('what another user committed stays theirs', async () => {
    const who = visitor();
    const [owner, thief] = [await someone('student'), await someone('student')];
    const { tempUserId } = await begin(who);
    const sent = { tempUserId, preferences: adult, ...accepted };
    expect((await ask(routes.commit, who, sent, { user: owner })).status).toBe(200);
    expect((await ask(routes.commit, who, sent, { user: thief })).status).toBe(404);
    expect((await ask(routes.save, who, sent)).status).toBe(404);
    expect(await preferencesOfStudent(thief.id)).toEqual([]);
  });

  test('an expired session is gone from the database with the next start', async () => {
    const who = visitor();
    const { tempUserId } = await begin(who);
    vi.setSystemTime(Date.now() + KEPT_MS + 1);
    await begin(visitor());
    const { rows } = await (
      await database()
    ).$client.execute({
      sql: 'SELECT id FROM onboarding_sessions WHERE id = ?',
      args: [tempUserId],
    });
    expect(rows).toEqual([]);
  });
});

describe('a commit', () => {
  test('makes the answers the student’s own, and a second one changes nothing', async () => {
    const who = visitor();
    const user = await someone('student');
    const { tempUserId } = await begin(who);
    const sent = { tempUserId, preferences: adult, ...accepted };
    const twice = [
      await ask(routes.commit, who, sent, { user }),
      await ask(routes.commit, who, sent, { user }),
    ];
    for (const { status, body } of twice) {
      expect([status, body]).toEqual([
        200,
        { success: true, message: 'Your answers are now part of your account.' },
      ]);
    }
    const own = await ask(routes.own, who, undefined, { user, method: 'GET' });
    expect(own.body).toEqual({ success: true, preferences: adult });
  });

  test('replaces earlier answers, and forgets those that are open now', async () => {
    const who = visitor();
    const user = await someone('student');
    const goal = { questionType: 'learning_goals', preferenceData: 'شاي 👩‍👧' };
    for (const preferences of [[...adult, goal], [goal]]) {
      const { tempUserId } = await begin(who);
      await ask(routes.commit, who, { tempUserId, preferences, ...accepted }, { user });
    }
    expect(await preferencesOfStudent(user.id)).toEqual([goal]);
  });

  test('asks once for the terms', async () => {
    const who = visitor();
    const user = await someone('student');
    const { tempUserId } = await begin(who);
    const sent = { tempUserId, preferences: adult };
    expect(await ask(routes.commit, who, sent, { user })).toMatchObject({
      status: 422,
      body: { code: 'confirmation_required', details: [{ field: 'termsAccepted' }] },
    });
    expect((await ask(routes.commit, who, { ...sent, ...accepted }, { user })).status).toBe(200);
    const again = await begin(who);
    const later = { ...sent, tempUserId: again.tempUserId };
    expect((await ask(routes.commit, who, later, { user })).status).toBe(200);
  });

  test('asks a young learner’s guardian, whose word is kept with its time', async () => {
    const who = visitor();
    const user = await someone('student');
    const { tempUserId } = await begin(who);
    const sent = { tempUserId, preferences: child, ...accepted };
    expect(await ask(routes.commit, who, sent, { user })).toMatchObject({
      status: 422,
      body: { details: [{ field: 'guardianConfirmed' }] },
    });
    const confirmed = { ...sent, guardianConfirmed: true };
    expect((await ask(routes.commit, who, confirmed, { user })).status).toBe(200);
    const { rows } = await (
      await database()
    ).$client.execute({
      sql: 'SELECT confirmed_at FROM guardian_confirmations WHERE user_id = ?',
      args: [user.id],
    });
    expect(Number(rows[0]?.['confirmed_at'])).toBeGreaterThan(Date.now() - 60_000);
  });

  test('is for students and admins', async () => {
    const who = visitor();
    const { tempUserId } = await begin(who);
    const sent = { tempUserId, preferences: adult, ...accepted };
    const commit = async (role: Role | undefined) =>
      ask(routes.commit, who, sent, { user: await someone(role) });
    expect(await ask(routes.commit, who, sent)).toMatchObject({ status: 401 });
    expect(await commit(undefined)).toMatchObject({ status: 401, body: { code: 'signed_out' } });
    expect(await commit('teacher')).toMatchObject({ status: 403, body: { code: 'teacher' } });
    expect(await commit('admin')).toMatchObject({ status: 200 });
    expect((await ask(routes.own, who, undefined, { method: 'GET' })).status).toBe(401);
  });
});

describe('after a login', () => {
  const saved = async (fields: object) => {
    const who = visitor();
    const { tempUserId } = await begin(who);
    await ask(routes.save, who, { tempUserId, ...fields });
    return who;
  };
  const commit = async (user: User, who: Visitor) =>
    commitForUser(await database(), user, who.cookies);

  test('the browser’s saved answers become the new student’s, once', async () => {
    const who = await saved({ preferences: child, guardianConfirmed: true, ...accepted });
    const user = await someone('student');
    expect(await commit(user, who)).toBe('committed');
    expect(await commit(user, who)).toBe('nothing');
    expect(await preferencesOfStudent(user.id)).toEqual(child);
  });

  test('what was not confirmed waits', async () => {
    const user = await someone('student');
    const who = await saved({ preferences: child, ...accepted });
    expect(await commit(user, who)).toBe('unconfirmed');
    expect(await preferencesOfStudent(user.id)).toEqual([]);
  });

  test('teachers, people without a role and browsers without answers bring nothing', async () => {
    const who = await saved({ preferences: adult, ...accepted });
    expect(await commit(await someone('teacher'), who)).toBe('nothing');
    expect(await commit(await someone(undefined), who)).toBe('nothing');
    expect(await commit(await someone('student'), visitor())).toBe('nothing');
    const empty = visitor();
    await begin(empty);
    expect(await commit(await someone('student'), empty)).toBe('nothing');
  });
});

describe('malformed requests', () => {
  const long = 'x'.repeat(1_000_000);
  const answer = (questionType: string, preferenceData: unknown) => ({
    tempUserId: 'a',
    preferences: [{ questionType, preferenceData }],
  });
  const language = (code: string, proficiency = 'beginner') => ({ language: code, proficiency });
  const arabic = language('ar', 'native');
  const schedule = (selectedDays: unknown, selectedTimes: unknown) =>
    answer('study_schedule', { selectedDays, selectedTimes });

  const anyBody: [string, unknown][] = [
    ['nothing', ''],
    ['half of one', '{"tempUserId":'],
    ['null', null],
    ['a list', []],
    ['a number', 1],
    ['NUL', '\u0000'],
    ['a megabyte', { tempUserId: long, sessionId: long }],
    ['a field that is none', { sessionId: 'a', tempUserId: 'a', preferences: [], more: 1 }],
    ['__proto__', '{"__proto__":{"tempUserId":"a"},"sessionId":1}'],
    ['constructor', '{"constructor":{"prototype":{"role":"admin"}},"preferences":[]}'],
    ['a number as id', { tempUserId: 1, sessionId: 1, preferences: [] }],
    ['a list as id', { tempUserId: ['a'], sessionId: ['a'], preferences: [] }],
    ['a duplicate key, the last one wrong', '{"sessionId":"a","sessionId":2,"tempUserId":2}'],
    ['an empty id', { tempUserId: '', sessionId: '', preferences: [] }],
  ];
  const answerBodies: [string, unknown][] = [
    ['no id', { preferences: [] }],
    ['no answers', { tempUserId: 'a' }],
    ['answers as text', { tempUserId: 'a', preferences: '[]' }],
    ['an answer without type', { tempUserId: 'a', preferences: [{ preferenceData: '18+' }] }],
    ['an answer without data', { tempUserId: 'a', preferences: [{ questionType: 'age' }] }],
    ['one more field', { tempUserId: 'a', preferences: [{ ...adult[0], more: 1 }] }],
    ['a question twice', { tempUserId: 'a', preferences: [...adult, ...child] }],
    ['an unknown question', answer('password', 'x')],
    ['__proto__ as question', answer('__proto__', 'x')],
    [
      '__proto__ in an answer',
      '{"tempUserId":"a","preferences":[{"questionType":"budget_ranges","preferenceData":{"min":20,"max":30,"__proto__":{"min":1}}}]}',
    ],
    ['an unknown age', answer('age', '99')],
    ['an age in other digits', answer('age', '١٨+')],
    ['an age with a mark', answer('age', '18+\u0301')],
    ['an age with NUL', answer('age', '18+\u0000')],
    ['first_time spelled right', answer('chinese_levels', 'first_time')],
    ['no languages', answer('languages', [])],
    ['Arabic not first', answer('languages', [language('en'), arabic])],
    ['Arabic not native', answer('languages', [language('ar')])],
    ['Arabic twice', answer('languages', [arabic, language('ar')])],
    ['a language twice', answer('languages', [arabic, language('en'), language('en')])],
    [
      'four languages',
      answer('languages', [arabic, ...['en', 'zh', 'fr'].map((l) => language(l))]),
    ],
    ['an unknown language', answer('languages', [arabic, language('tlh')])],
    ['an unknown proficiency', answer('languages', [arabic, language('en', 'some')])],
    ['a blank goal', answer('learning_goals', ' \u00a0 ')],
    ['a goal with NUL', answer('learning_goals', 'a\u0000b')],
    ['a goal turned about', answer('learning_goals', 'a\u202eb')],
    ['a goal in isolates', answer('learning_goals', '\u2066a')],
    [
      'half an emoji',
      '{"tempUserId":"a","preferences":[{"questionType":"learning_goals","preferenceData":"\\ud83d"}]}',
    ],
    ['a goal of 201', answer('learning_goals', 'x'.repeat(201))],
    ['a goal of a megabyte', answer('learning_goals', long)],
    ['a goal as object', answer('learning_goals', { toString: 'x' })],
    ['an empty schedule', schedule([], [])],
    ['a day twice', schedule(['sun', 'sun'], [])],
    ['a day that is none', schedule(['Sunday'], [])],
    ['times as object', schedule([], {})],
    ['no tutor language', answer('teacher_languages', [])],
    ['a tutor language that is none', answer('teacher_languages', ['french'])],
    ['a budget below', answer('budget_ranges', { min: 10, max: 500 })],
    ['a budget above', answer('budget_ranges', { min: 20, max: 501 })],
    ['a budget upside down', answer('budget_ranges', { min: 200, max: 100 })],
    ['a budget off the step', answer('budget_ranges', { min: 25, max: 500 })],
    ['a budget without a gap', answer('budget_ranges', { min: 200, max: 200 })],
    ['a budget in text', answer('budget_ranges', { min: '20', max: '500' })],
    ['a budget in halves', answer('budget_ranges', { min: 20.5, max: 500 })],
    ['a confirmation in text', { tempUserId: 'a', preferences: [], termsAccepted: 'true' }],
  ];

  const refused = async (name: 'start' | 'save' | 'commit', body: unknown, how?: Options) => {
    const user = await someone('student');
    const reply = await ask(routes[name], visitor(), body, { user, ...how });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(reply.body).toMatchObject({ success: false, code: expect.any(String) });
    expect(String(reply.body['message']).length).toBeGreaterThan(5);
    return reply;
  };

  test.each(anyBody)('%s is refused everywhere', async (_, body) => {
    for (const name of ['start', 'save', 'commit'] as const) {
      expect([400, 413]).toContain((await refused(name, body)).status);
    }
  });

  test.each(answerBodies)('%s is refused by save and commit', async (_, body) => {
    for (const name of ['save', 'commit'] as const) {
      expect([400, 413]).toContain((await refused(name, body)).status);
    }
  });

  test.each(['\u0000', '\u202e', 'e\u0301', '👩‍👧', '__proto__', "' OR 1=1 --"])(
    'the id %j is simply unknown',
    async (tempUserId) => {
      for (const name of ['save', 'commit'] as const) {
        expect((await refused(name, { tempUserId, preferences: [] })).status).toBe(404);
      }
    },
  );

  test.each(['text/plain', 'application/x-www-form-urlencoded', ''])(
    'the type “%s” is refused',
    async (type) => {
      for (const name of ['start', 'save', 'commit'] as const) {
        expect((await refused(name, '{}', { type })).status).toBe(415);
      }
    },
  );

  test.each(['PUT', 'DELETE', 'PATCH', 'GET'])('%s is not for these addresses', async (method) => {
    for (const name of ['start', 'save', 'commit'] as const) {
      expect((await refused(name, '{}', { method })).status).toBe(405);
    }
  });

  test('nothing may be sent to the address of one’s own answers', async () => {
    const user = await someone('student');
    expect((await ask(routes.own, visitor(), {}, { user })).status).toBe(405);
  });

  test('the prototype of all objects is as it was', () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>)['role']).toBeUndefined();
  });
});

test('figures count a questionnaire that has begun', async () => {
  const before = await questionnaireFigures(new Date());
  const one = visitor();
  await ask(routes.start, one, {});
  expect(await questionnaireFigures(new Date())).toEqual({
    ...before,
    waiting: before.waiting + 1,
  });
});
