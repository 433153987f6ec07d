import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { beforeEach, expect, test, vi } from 'vitest';
import { database } from '#db/client.ts';
import { moveApplication, openApplication } from '#db/repos/tutor-applications.ts';
import { users } from '#db/schema/users.ts';
import { ownDatabase } from '#tests/server/own-database.ts';
import { SAMPLE_DRAFT } from '../draft/sample-draft.ts';
import { decide, listApplications, openForApproval } from './approval.server.ts';

const folder = ownDatabase({ per: 'test' });
const AT = new Date('2026-03-01T10:00:00Z');

beforeEach(async () => {
  const db = await database();
  const issuer = 'https://id.example';
  const people = [
    { id: 'lin', email: 'lin@hanlu.example', locale: 'ar' as const },
    { id: 'huda', email: 'huda@hanlu.example', locale: 'en' as const },
  ];
  for (const person of people) {
    await db.insert(users).values({ ...person, issuer, subject: person.id, createdAt: AT });
  }
  await openApplication(db, { id: 'one', userId: 'lin', data: SAMPLE_DRAFT, at: AT });
});

const submit = async () =>
  moveApplication(await database(), {
    id: 'one',
    eventId: 'submitted',
    from: 'draft',
    version: 0,
    to: 'submitted',
    actorId: 'lin',
    at: AT,
  });
const open = async () => {
  const application = await openForApproval('one');
  if (!application) throw new Error('There is no such application');
  return application;
};
const HUDA = { actorId: 'huda', seenVersion: 1 };
const mails = async () => {
  const outbox = join(folder(), 'outbox');
  const names = await readdir(outbox).catch(() => []);
  return Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))),
  );
};

test('a draft is the tutor’s alone: admins only count it', async () => {
  expect(await openForApproval('one')).toBeUndefined();
  const { lists, drafts } = await listApplications();
  expect(lists.map(({ applications }) => applications.length)).toEqual([0, 0, 0]);
  expect(drafts).toBe(1);
});

test('an approval is recorded with who and when, and told by mail in the applicant’s language', async () => {
  await submit();
  expect(await decide(await open(), { type: 'approved' }, HUDA)).toBe('approved');
  const { state, moves } = await open();
  expect(state).toBe('approved');
  expect(moves.map(({ from, to, actor }) => [from, to, actor])).toEqual([
    ['submitted', 'approved', 'huda@hanlu.example'],
    ['draft', 'submitted', 'lin@hanlu.example'],
  ]);
  const [mail] = await mails();
  expect(mail?.to?.[0]?.address).toBe('lin@hanlu.example');
  expect(mail?.subject).toBe('قُبل طلب انضمامكم للتدريس');
});

test('a return carries its reasons into the history and the mail', async () => {
  await submit();
  const reasons = [{ section: 'price', reason: 'Please <look> again' }] as const;
  expect(await decide(await open(), { type: 'returned', reasons: [...reasons] }, HUDA)).toBe(
    'returned',
  );
  expect((await open()).moves[0]?.reasons).toEqual(reasons);
  const [mail] = await mails();
  expect(mail?.text).toContain('• سعر الدرس: Please <look> again');
  expect(mail?.html).not.toContain('<look>');
});

test('nothing is decided on what has changed, and nothing out of order', async () => {
  await submit();
  const seen = await open();
  expect(await decide(seen, { type: 'approved' }, { ...HUDA, seenVersion: 0 })).toBe('changed');
  const both = await Promise.all([
    decide(seen, { type: 'approved' }, HUDA),
    decide(seen, { type: 'returned', reasons: [{ section: 'price', reason: 'x' }] }, HUDA),
  ]);
  expect(both.toSorted()).toEqual(['approved', 'changed']);
  expect(await decide(await open(), { type: 'approved' }, { ...HUDA, seenVersion: 2 })).toBe(
    'notNow',
  );
  expect(await mails()).toHaveLength(1);
});

test('a decision stands where the mail could not be sent', async () => {
  await submit();
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await decide(await open(), { type: 'approved' }, HUDA)).toBe('unsent');
  expect((await open()).state).toBe('approved');
});
