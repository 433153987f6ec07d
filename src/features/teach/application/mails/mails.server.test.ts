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
import { sendDue } from '#src/server/mail/outbox.ts';
import { ownDatabase } from '#tests/server/own-database.ts';
import { SAMPLE_DRAFT } from '../draft/sample-draft.ts';
import { approvalOutbox } from './send.server.ts';

ownDatabase({ per: 'test' });
const HOUR_MS = 3_600_000;
const START = Date.UTC(2027, 0, 4);
let now = START;
let answer: MailResult = { ok: true };
let sent: Mail[] = [];

const account = (id: string, email: string, locale: 'ar' | 'en') => ({
  ...{ id, email, emailVerified: true, locale },
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
      account('lin', 'lin@hanlu.example', 'en'),
      account('sara', 'sara@hanlu.example', 'ar'),
      account('huda', 'huda@hanlu.example', 'ar'),
    ]);
  await openApplication(db, { id: 'one', userId: 'lin', data: SAMPLE_DRAFT, at: new Date(START) });
});

const submit = async (id = 'one', actorId = 'lin') =>
  submitApplication(
    await database(),
    {
      ...{ id, eventId: randomUUID(), from: 'draft', version: 0, actorId },
      at: new Date(now),
    },
    { kind: 'application_arrived', adminEmails: [] },
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
  sendDue(await database(), approvalOutbox, {
    clock: () => new Date(now),
    send: (mail) => {
      if (answer.ok) sent.push(mail);
      return Promise.resolve(answer);
    },
    siteUrl: 'https://hanlu.example',
    from: 'noreply@hanlu.example',
  });
const told = () => sent.map(({ to, subject }) => `${to}: ${subject}`).sort();

test('the arrival of an application is confirmed to the tutor once', async () => {
  await submit();
  expect(await send()).toEqual({ sent: 1, dropped: 0, failed: 0 });
  expect(told()).toEqual(['lin@hanlu.example: We have received your tutor application']);
  expect(await send()).toEqual({ sent: 0, dropped: 0, failed: 0 });
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
  expect(sent).toHaveLength(1);
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
  expect(await send()).toEqual({ sent: 1, dropped: 1, failed: 0 });
  expect(told()).toEqual(['lin@hanlu.example: Your tutor application was declined']);
  expect(sent[0]?.text).toContain('From 3 February 2027 on you can apply again');
});

test('a mail that can’t be written keeps none of the others', async () => {
  await submit();
  const other = { id: 'two', userId: 'sara', data: SAMPLE_DRAFT, at: new Date(START) };
  await openApplication(await database(), other);
  await submit('two', 'sara');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const db = await database();
  await db.$client.execute(`UPDATE approval_mails SET kind = 'unheard' WHERE reader_id = 'lin'`);
  expect(await send()).toMatchObject({ sent: 1, failed: 1 });
});
