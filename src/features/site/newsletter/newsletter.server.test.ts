import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeDatabase, openDatabase, type Database } from '#db/client.ts';
import {
  confirmSubscriber,
  endSubscription,
  listSubscribers,
  type Subscriber,
} from '#db/repos/subscribers.ts';
import { endpoint } from '#src/server/endpoint.ts';
import { subscribeWith } from './newsletter.server.ts';
import { subscription } from './subscription.contract.ts';

const MORNING = new Date('2030-03-01T08:00:00Z');
const LATER = new Date('2030-03-01T08:11:00Z');
const sara = { name: 'Sara', email: 'sara@example.org' };

let folder: string;
let db: Database;
let now: Date;
/** The mails that went out, and whether they can. */
let asked: Subscriber[];
let mailWorks: boolean;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hanlu-newsletter-'));
  db = await openDatabase({ url: `file:${join(folder, 'hanlu.db')}`, authToken: undefined });
  [now, asked, mailWorks] = [MORNING, [], true];
});
afterEach(async () => {
  await closeDatabase(db);
  await rm(folder, { recursive: true });
});

const route = endpoint(subscription, (person, { locale }) =>
  subscribeWith(person, locale, {
    db,
    now,
    ask: (subscriber) => {
      if (mailWorks) asked.push(subscriber);
      return Promise.resolve(mailWorks);
    },
  }),
);

const post = async (body: BodyInit, init: RequestInit = {}) => {
  const request = new Request('http://site.test/api/email-subscription', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    body,
    ...init,
  });
  const context = { request, url: new URL(request.url), params: {} };
  const response = await route(context as Parameters<typeof route>[0]);
  return { status: response.status, ...((await response.json()) as Record<string, unknown>) };
};
const subscribe = (changed: object = {}) => post(JSON.stringify({ ...sara, ...changed }));

test('a subscription is kept as pending and asks by mail to confirm', async () => {
  expect(await subscribe({ email: ' SARA@Example.org ' })).toEqual({
    status: 200,
    success: true,
    message: 'Please open the email that we have just sent you and confirm your subscription.',
  });
  expect(await listSubscribers(db)).toMatchObject([{ ...sara, locale: 'en', state: 'pending' }]);
  expect(asked).toMatchObject([{ email: 'sara@example.org', locale: 'en' }]);
});

test('of fifty requests for one address at once one succeeds, and one mail goes out', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => subscribe(i % 2 ? { email: 'SARA@example.ORG' } : {})),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  expect(asked).toHaveLength(1);
});

test('a confirmed address is taken, and gets no mail', async () => {
  await subscribe();
  await confirmSubscriber(db, asked[0]?.id ?? '', now);
  now = LATER;
  expect(await subscribe()).toEqual({
    status: 409,
    success: false,
    code: 'already_subscribed',
    message: 'This email is already subscribed to our newsletter',
  });
  expect(asked).toHaveLength(1);
});

test('an unconfirmed address is taken too, and after a while its mail is sent again', async () => {
  await subscribe();
  expect(await subscribe({ name: 'Other' })).toMatchObject({ status: 409, code: 'unconfirmed' });
  expect(asked).toHaveLength(1);
  now = LATER;
  expect(await subscribe({ name: 'Other' })).toMatchObject({ status: 409, code: 'unconfirmed' });
  expect(asked).toHaveLength(2);
  expect(asked[1]).toMatchObject(sara);
});

test('a mail that cannot be sent is a warning, and the next request tries again', async () => {
  mailWorks = false;
  expect(await subscribe()).toEqual({
    status: 200,
    success: true,
    message: 'Your subscription has been received.',
    warning: expect.stringContaining('could not be sent') as string,
  });
  expect(await listSubscribers(db)).toMatchObject([{ ...sara, confirmationMailedAt: null }]);
  expect(await subscribe()).toMatchObject({ status: 409, code: 'unconfirmed_unsent' });
  mailWorks = true;
  expect(await subscribe()).toMatchObject({ status: 409, code: 'unconfirmed' });
  expect(asked).toHaveLength(1);
});

test('who has unsubscribed may subscribe again', async () => {
  await subscribe();
  await endSubscription(db, asked[0]?.id ?? '', now);
  expect(await subscribe({ name: 'Sara B' })).toMatchObject({ status: 200, success: true });
  expect(await listSubscribers(db)).toMatchObject([{ name: 'Sara B', state: 'pending' }]);
});

test('a database that fails is a 500 without its reasons', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await closeDatabase(db);
  expect(await subscribe()).toMatchObject({ status: 500, code: 'unexpected' });
  log.mockRestore();
  db = await openDatabase({ url: `file:${join(folder, 'hanlu.db')}`, authToken: undefined });
});

describe('what is malformed is a 4xx with a message, and nothing is kept', () => {
  const details = (field: string, message: string) => ({
    status: 400,
    code: 'invalid',
    details: [{ field, message }],
  });
  afterEach(async () => expect([await listSubscribers(db), asked]).toEqual([[], []]));

  test.each<[string, object, [string, string]]>([
    ['a number for a name', { name: 7 }, ['name', 'Name is required']],
    ['an object for an address', { email: { $ne: '' } }, ['email', 'Email is required']],
    ['no name', { name: undefined }, ['name', 'Name is required']],
    ['only direction marks', { name: '\u202e\u200f' }, ['name', 'Name is required']],
    ['a NUL', { name: 'Sa\u0000ra' }, ['name', 'The name contains characters that cannot be used']],
    [
      'only combining marks',
      { name: '\u0301\u0301\u0301' },
      ['name', 'The name contains characters that cannot be used'],
    ],
    ['an emoji for an address', { email: '🎋' }, ['email', 'Please enter a valid email address']],
    [
      'another header in the address',
      { email: 'a@b.cd\r\nBcc: x@y.zz' },
      ['email', 'Please enter a valid email address'],
    ],
  ])('%s', async (_, changed, [field, message]) => {
    expect(await subscribe(changed)).toMatchObject(details(field, message));
  });

  test.each<[string, string, number, string]>([
    ['a list', '[]', 400, 'invalid'],
    ['null', 'null', 400, 'invalid'],
    ['a text', '"sara@example.org"', 400, 'invalid'],
    ['nothing', '', 400, 'malformed'],
    ['half of it', '{"name":"Sara"', 400, 'malformed'],
    ['1 MB', JSON.stringify({ ...sara, name: 'n'.repeat(1_000_000) }), 413, 'too_large'],
    ['a key twice, wrong at last', '{"name":"Sara","email":"a@b.cd","name":1}', 400, 'invalid'],
    ['fields from a prototype', '{"__proto__":{"name":"Sara","email":"a@b.cd"}}', 400, 'invalid'],
  ])('%s', async (_, body, status, code) => {
    const answer = await post(body);
    expect(answer).toMatchObject({ status, code, success: false });
    expect(answer['message' as 'status']).toBeTruthy();
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
    'the type “%s”',
    async (type) => {
      const headers = { 'content-type': type };
      expect(await post(JSON.stringify(sara), { headers })).toMatchObject({ status: 415 });
    },
  );

  test.each(['PUT', 'DELETE', 'PATCH'])('the method %s', async (method) => {
    expect(await post(JSON.stringify(sara), { method })).toMatchObject({ status: 405 });
  });
});

test('messages are in the language of the request', async () => {
  const headers = { 'content-type': 'application/json', 'accept-language': 'ar' };
  expect(await post('{"email":"a@b.cd"}', { headers })).toMatchObject({
    details: [{ field: 'name', message: 'الاسم مطلوب' }],
  });
});

test('an address that never confirms gets three mails ever, whoever enters it and however', async () => {
  const codes: unknown[] = [];
  const again = async () => {
    now = new Date(now.getTime() + 86_400_000);
    const { status, code } = (await subscribe()) as { status: number; code?: string };
    codes.push(code ?? status);
  };
  for (let day = 0; day < 2; day += 1) await again();
  await endSubscription(db, asked[0]?.id ?? '', now);
  for (let day = 0; day < 4; day += 1) await again();
  await endSubscription(db, asked[0]?.id ?? '', now);
  await again();
  expect(asked).toHaveLength(3);
  const enough = Array<string>(4).fill('mailed_enough');
  expect(codes).toEqual([200, 'unconfirmed', 200, ...enough]);
});

test('a mail that did not go out is not counted, and a confirmation begins the count anew', async () => {
  const nextDay = () => (now = new Date(now.getTime() + 86_400_000));
  mailWorks = false;
  for (let day = 0; day < 5; day += 1) {
    await subscribe();
    nextDay();
  }
  mailWorks = true;
  for (let day = 0; day < 3; day += 1) {
    await subscribe();
    nextDay();
  }
  expect(asked).toHaveLength(3);
  const id = asked[0]?.id ?? '';
  await confirmSubscriber(db, id, now);
  await endSubscription(db, id, now);
  expect((await subscribe()).status).toBe(200);
  expect(asked).toHaveLength(4);
});
