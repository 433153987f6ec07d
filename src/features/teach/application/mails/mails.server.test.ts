import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { database } from '#db/client.ts';
import {
  decideApplication,
  openApplication,
  ownApplication,
  submitApplication,
} from '#db/repos/tutor-applications.ts';
import { users } from '#db/schema/users.ts';
import type { Mail, MailResult } from '#src/server/mail.ts';
import { ownDatabase } from '#tests/server/own-database.ts';
import { SAMPLE_DRAFT } from '../draft/sample-draft.ts';
import { sendApprovalMails } from './send.server.ts';

ownDatabase({ per: 'test' });
const ADMINS = ['huda@hanlu.example', 'omar@hanlu.example'];
const HOUR_MS = 3_600_000;
const START = Date.UTC(2027, 0, 4);
let now = START;
let answer: MailResult = { ok: true };
let sent: Mail[] = [];

const account = (id: string, email: string, emailVerified: boolean, locale: 'ar' | 'en') => ({
  ...{ id, email, emailVerified, locale },
  ...{ issuer: 'https://id.example', subject: id, createdAt: new Date(START) },
});

beforeEach(async () => {
  now = START;
  answer = { ok: true };
  sent = [];
  const db = await database();
  await db
    .insert(users)
    .values([
      account('lin', 'lin@hanlu.example', true, 'en'),
      account('huda', 'Huda@hanlu.example', true, 'en'),
      account('huda-again', 'huda@hanlu.example', true, 'en'),
      account('omar', 'omar@hanlu.example', true, 'ar'),
      account('liar', 'omar@hanlu.example', false, 'ar'),
      account('sara', 'sara@hanlu.example', true, 'ar'),
    ]);
  await openApplication(db, { id: 'one', userId: 'lin', data: SAMPLE_DRAFT, at: new Date(START) });
});

const submit = async (kind: 'application_arrived' | 'changes_arrived' = 'application_arrived') =>
  submitApplication(
    await database(),
    {
      ...{ id: 'one', eventId: randomUUID(), from: 'draft', version: 0, actorId: 'lin' },
      at: new Date(now),
    },
    { kind, adminEmails: ADMINS },
  );
const decline = async () => {
  const db = await database();
  const found = await ownApplication(db, { id: 'one', userId: 'lin' });
  await decideApplication(db, {
    ...{ id: 'one', eventId: randomUUID(), act: 'declined', from: 'submitted', to: 'declined' },
    ...{ actorId: 'huda', reason: 'No certificate', at: new Date(now) },
    version: found?.version ?? 0,
  });
};
const send = async () =>
  sendApprovalMails(await database(), {
    clock: () => new Date(now),
    send: (mail) => {
      if (answer.ok) sent.push(mail);
      return Promise.resolve(answer);
    },
    siteUrl: 'https://hanlu.example',
  });
const told = () => sent.map(({ to, subject }) => `${to}: ${subject}`).sort();

test('an application is told to each admin once, in their language, and its arrival to the tutor', async () => {
  await submit();
  expect(await send()).toEqual({ sent: 3, dropped: 0, failed: 0 });
  expect(told()).toEqual([
    'huda@hanlu.example: An application to teach: Lin Wang',
    'lin@hanlu.example: We have received your tutor application',
    'omar@hanlu.example: طلب للتدريس: Lin Wang',
  ]);
  expect(sent.find(({ to }) => to.startsWith('huda'))?.text).toContain(
    'https://hanlu.example/en/admin/applications/one',
  );
  expect(await send()).toEqual({ sent: 0, dropped: 0, failed: 0 });
});

test('changes of somebody who teaches are told as such', async () => {
  await submit('changes_arrived');
  await send();
  expect(told()[0]).toContain('Changes to a profile: Lin Wang');
});

test('mails wait for a mail server that is down, and go out once when it is back', async () => {
  await submit();
  answer = { ok: false, fault: 'unreachable' };
  expect(await send()).toEqual({ sent: 0, dropped: 0, failed: 1 });
  now += HOUR_MS;
  answer = { ok: true };
  expect(await Promise.all([send(), send()])).toContainEqual(
    expect.objectContaining({ failed: 0, dropped: 0 }),
  );
  expect(sent).toHaveLength(3);
});

test('after three days of a mail server that is down nobody is told any more', async () => {
  await submit();
  answer = { ok: false, fault: 'unreachable' };
  for (let tries = 0; tries < 30; tries += 1) {
    await send();
    now += 6 * HOUR_MS;
  }
  answer = { ok: true };
  expect(await send()).toEqual({ sent: 0, dropped: 0, failed: 0 });
  expect(sent).toEqual([]);
});

test('that something arrived is no news once it is decided on', async () => {
  await submit();
  await decline();
  expect(await send()).toEqual({ sent: 1, dropped: 3, failed: 0 });
  expect(told()).toEqual(['lin@hanlu.example: Your tutor application was declined']);
  expect(sent[0]?.text).toContain('From 3 February 2027 on you can apply again');
});

test('a mail that can’t be written keeps none of the others', async () => {
  await submit();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const db = await database();
  await db.$client.execute(`UPDATE approval_mails SET kind = 'unheard' WHERE reader_id = 'omar'`);
  expect(await send()).toMatchObject({ sent: 2, failed: 1 });
});
