import { Agent } from 'node:http';
import { connect } from 'node:net';
import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { database } from '#db/client.ts';
import { lessons } from '#db/schema/lessons.ts';
import { users } from '#db/schema/users.ts';
import { SIGNED_IN_COOKIE } from '#src/lib/signed-in.ts';
import { siteOf, startFront } from '#src/server/front/harness.ts';
import type { Answered } from '#src/server/watching/measures.ts';
import { newAccount, ownDatabase } from '#tests/server/own-database.ts';
import { sessionAdapter } from '#db/session-adapter.ts';
import { endpointsFirst } from './endpoints.ts';

const HOME = 'http://127.0.0.1:4321';
const USER = '/api/auth/user';
const EVENTS = '/api/learning/events';
const DAY_MS = 86_400_000;

ownDatabase();

const startOwn = async (answered: Answered[] = []) =>
  startFront({
    site: await siteOf({}),
    siteUrl: HOME,
    trustedProxies: 1,
    onAnswered: (one) => answered.push(one),
    handler: endpointsFirst((_req, res) => void res.writeHead(404).end('Astro’s')),
  });

const signIn = async (daysLeft: number) => {
  const id = await newAccount();
  const session = `session-of-${id}`;
  await sessionAdapter(await database()).setSession({
    id: session,
    userId: id,
    expiresAt: new Date(Date.now() + daysLeft * DAY_MS),
    attributes: { startedAt: new Date(), device: '', hasSecondFactor: false },
  });
  return { id, cookie: `session=${session}` };
};

test('an endpoint of a fixed address answers with the headers of every answer', async () => {
  const answered: Answered[] = [];
  await using front = await startOwn(answered);
  const { id, cookie } = await signIn(30);
  const { status, headers, body } = await front.ask(`${USER}?a=1`, { headers: { cookie } });
  expect([status, JSON.parse(body.toString())]).toMatchObject([200, { id }]);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'content-length': String(body.length),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  });
  expect(headers['x-request-id']).toBeDefined();
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['set-cookie']).toBeUndefined();
  await expect.poll(() => answered).toMatchObject([{ route: USER, method: 'GET', status: 200 }]);
});

test('a student who asked for a lesson is told that there are lessons, and nobody else', async () => {
  await using front = await startOwn();
  const db = await database();
  const [asked, tutor, other] = [await signIn(30), await signIn(30), await signIn(30)];
  const students = inArray(users.id, [asked.id, other.id]);
  await db.update(users).set({ role: 'student' }).where(students);
  await db.update(users).set({ role: 'teacher' }).where(eq(users.id, tutor.id));
  const now = new Date();
  await db.insert(lessons).values({
    ...{ id: 'lesson', studentId: asked.id, tutorId: tutor.id, state: 'declined', seat: 1 },
    ...{ start: now, createdAt: now, updatedAt: now, note: '', studentZone: 'Asia/Riyadh' },
  });
  const tell = async ({ cookie }: { cookie: string }) =>
    JSON.parse(String((await front.ask(USER, { headers: { cookie } })).body)) as unknown;
  expect(await tell(asked)).toMatchObject({ hasLessons: true });
  expect(await tell(tutor)).toMatchObject({ hasLessons: false });
  expect(await tell(other)).toMatchObject({ hasLessons: false });
});

test('a session that is prolonged or unknown is told in cookies', async () => {
  await using front = await startOwn();
  const { cookie } = await signIn(3);
  const prolonged = await front.ask(USER, { headers: { cookie } });
  expect(prolonged.headers['set-cookie']).toEqual([
    expect.stringContaining(cookie),
    expect.stringContaining(SIGNED_IN_COOKIE),
  ]);
  const unknown = await front.ask(USER, { headers: { cookie: 'session=unknown' } });
  expect([unknown.status, unknown.headers['set-cookie']?.[0]]).toEqual([
    401,
    expect.stringContaining('session=;'),
  ]);
});

test('what another site sends is refused, and what cannot be read or done is said', async () => {
  await using front = await startOwn();
  const headers = { 'content-type': 'application/json', 'accept-language': 'en' };
  const post = (send: string, more = {}) =>
    front.ask(EVENTS, { method: 'POST', headers: { ...headers, ...more }, send });
  const code = async (answer: ReturnType<typeof post>) => {
    const { status, body } = await answer;
    return [status, (JSON.parse(body.toString()) as { code: string }).code];
  };
  expect(await code(post('{}', { origin: 'http://evil.example' }))).toEqual([403, 'forged']);
  expect(await code(post('{', { origin: HOME }))).toEqual([400, 'malformed']);
  const nobody = JSON.stringify({ account: 'a', events: [] });
  expect(await code(post(nobody, { origin: HOME }))).toEqual([401, 'signed_out']);
  expect(await code(front.ask(EVENTS))).toEqual([405, 'method_not_allowed']);
});

test('a method that has an endpoint of its own is answered by that', async () => {
  await using front = await startOwn();
  const path = '/api/tutor/offer';
  const statusOf = async (method: string) => (await front.ask(path, { method })).status;
  expect([await statusOf('GET'), await statusOf('PATCH'), await statusOf('POST')]).toEqual([
    401, 415, 405,
  ]);
});

test('HEAD has the headers alone', async () => {
  await using front = await startOwn();
  const { status, headers, body } = await front.ask(USER, { method: 'HEAD' });
  expect([status, body.length]).toEqual([401, 0]);
  expect(headers['content-type']).toBe('application/json');
});

test('each visitor counts by the address that a proxy of ours names', async () => {
  await using front = await startOwn();
  const from = async (address: string) =>
    (await front.ask('/api/account/export', { headers: { 'x-forwarded-for': address } })).status;
  for (let count = 0; count < 300; count += 1) await from('192.0.2.1');
  expect([await from('192.0.2.1'), await from('192.0.2.2')]).toEqual([429, 401]);
});

test('a body that breaks off ends its own request alone', async () => {
  const answered: Answered[] = [];
  await using front = await startOwn(answered);
  const socket = connect(front.port, '127.0.0.1');
  socket.write(
    `POST ${EVENTS} HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: ${HOME}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"account"`,
    () => socket.destroy(),
  );
  await expect.poll(() => answered).toMatchObject([{ route: EVENTS, method: 'POST' }]);
  expect((await front.ask(USER)).status).toBe(401);
});

test('a body in JSON that is too long is refused, and its connection serves on', async () => {
  await using front = await startOwn();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = Buffer.alloc(11_900_000);
  const post = async (headers: Record<string, string>) => {
    const own = { origin: HOME, 'content-type': 'application/json', ...headers };
    const { status, body } = await front.ask(EVENTS, { agent, method: 'POST', send, headers: own });
    return [status, (JSON.parse(body.toString()) as { code: string }).code];
  };
  expect(await post({ 'content-length': String(send.length) })).toEqual([413, 'too_large']);
  // One that does not say how long it is.
  expect(await post({ 'transfer-encoding': 'chunked' })).toEqual([413, 'too_large']);
  expect((await front.ask(USER, { agent })).status).toBe(401);
  agent.destroy();
});

test('everything else is Astro’s', async () => {
  await using front = await startOwn();
  for (const path of [`${USER}/`, '/api/nothing', '/api/auth', '/ar/student', '/api/AUTH/user']) {
    expect((await front.ask(path)).body.toString()).toBe('Astro’s');
  }
});

test('a connection that is used again gathers no listeners', async () => {
  const warned: Error[] = [];
  const note = (warning: Error) => warned.push(warning);
  process.on('warning', note);
  await using front = await startOwn();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let count = 0; count < 30; count += 1) await front.ask(USER, { agent });
  agent.destroy();
  process.off('warning', note);
  expect(warned).toEqual([]);
});
