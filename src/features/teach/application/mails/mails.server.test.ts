import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { database } from '#db/client.ts';
import {
  decideApplication,
  openApplication,
  ownApplication,
  submitApplication,
} from '#db/repos/tutor-applications.ts';
import { users } from '#db/schema/users.ts';
import type { Mail } from '#src/server/mail.ts';
import { sendDue } from '#src/server/mail/outbox.ts';
import { ownDatabase } from '#tests/server/own-database.ts';
import { SAMPLE_DRAFT } from '../draft/sample-draft.ts';
import { approvalOutbox } from './send.server.ts';

ownDatabase({ per: 'test' });
const START = Date.UTC(2027, 0, 4);
let sent: Mail[] = [];

const account = (id: string, email: string, locale: 'ar' | 'en') => ({
  ...{ id, email, emailVerified: true, locale },
  ...{ issuer: 'https://id.example', subject: id, createdAt: new Date(START) },
});

beforeEach(async () => {
  sent = [];
  const db = await database();
  await db
    .insert(users)
    .values([
      account('lin', 'lin@hanlu.example', 'en'),
      account('huda', 'huda@hanlu.example', 'ar'),
    ]);
  await openApplication(db, { id: 'one', userId: 'lin', data: SAMPLE_DRAFT, at: new Date(START) });
});

const submit = async () =>
  submitApplication(
    await database(),
    {
      ...{ id: 'one', eventId: randomUUID(), from: 'draft', version: 0, actorId: 'lin' },
      at: new Date(START),
    },
    { kind: 'application_arrived', adminEmails: [] },
  );
const decline = async () => {
  const db = await database();
  const found = await ownApplication(db, { id: 'one', userId: 'lin' });
  await decideApplication(db, {
    ...{ id: 'one', eventId: randomUUID(), act: 'declined', from: 'submitted', to: 'declined' },
    ...{ actorId: 'huda', reason: 'No certificate', at: new Date(START) },
    version: found?.version ?? 0,
  });
};
const send = async () =>
  sendDue(await database(), approvalOutbox, {
    clock: () => new Date(START),
    send: (mail) => {
      sent.push(mail);
      return Promise.resolve({ ok: true });
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

test('that something arrived is no news once it is decided on', async () => {
  await submit();
  await decline();
  expect(await send()).toEqual({ sent: 1, dropped: 1, failed: 0 });
  expect(told()).toEqual(['lin@hanlu.example: Your tutor application was declined']);
  expect(sent[0]?.text).toContain('You can apply again from 3 February 2027 on');
  expect(sent[0]?.text).toContain('\u2068No certificate\u2069');
});
