import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client/sqlite3';
import { drizzle } from 'drizzle-orm/libsql/sqlite3';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeDatabase, openDatabase } from './client.ts';
import { teachings } from './repos/teachings.ts';
import { approvedData } from './repos/tutor-pages.ts';
import { adminMails } from './schema/admin.ts';
import { approvalMails } from './schema/approval-mails.ts';
import { applicationEvents, tutorProfiles } from './schema/tutors.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hanlu-migrations-'));
});
afterEach(() => rm(folder, { recursive: true }));

type Journal = { entries: { tag: string }[] };

/** A database as it was when this migration had not come yet, with some rows in it. */
const databaseBefore = async (tag: string, rows: string): Promise<string> => {
  const migrations = join(folder, 'migrations');
  await cp(join(import.meta.dirname, 'migrations'), migrations, { recursive: true });
  const path = join(migrations, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as Journal;
  const first = journal.entries.findIndex((entry) => entry.tag === tag);
  const entries = journal.entries.slice(0, first);
  await writeFile(path, JSON.stringify({ ...journal, entries }));
  const url = `file:${join(folder, 'hanlu.db')}`;
  const client = createClient({ url });
  await migrate(drizzle(client), { migrationsFolder: migrations });
  await client.executeMultiple(rows);
  client.close();
  return url;
};

const week = JSON.stringify([{ day: 'Monday', slots: [{ id: 'a', from: '09:00', to: '11:00' }] }]);
const application = (price: number) =>
  `{"firstName":"Lan","timezone":"Asia/Shanghai","lessonPriceUSD":${price},"weeklyAvailability":${week}}`;

test('tutors who were approved before there were profiles are shown as they were', async () => {
  const url = await databaseBefore(
    '0009_tutor_profiles',
    `INSERT INTO users (id, issuer, subject, role, email_verified, locale, created_at) VALUES
      ('lan', 'i', '1', 'teacher', 1, 'ar', 1), ('wei', 'i', '2', 'teacher', 1, 'ar', 1),
      ('new', 'i', '3', 'teacher', 1, 'ar', 1), ('huda', 'i', '4', NULL, 1, 'ar', 1);
    INSERT INTO tutor_applications (id, user_id, state, data, version, created_at, updated_at) VALUES
      ('a1', 'lan', 'approved', '${application(12.5)}', 2, 1, 1000),
      ('a2', 'wei', 'approved', '${application(20)}', 2, 1, 2000),
      ('a3', 'new', 'submitted', '${application(30)}', 1, 1, 3000);
    INSERT INTO application_events (id, application_id, actor_id, "from", "to", at) VALUES
      ('e1', 'a1', 'lan', 'draft', 'submitted', 500), ('e2', 'a1', 'huda', 'submitted', 'approved', 1000);
    INSERT INTO tutor_schedules (tutor_id, zone, weekly, lesson_link, changed_at) VALUES
      ('wei', 'Europe/London', '[]', 'https://meet.example/wei', 2500);`,
  );
  const db = await openDatabase({ url, authToken: undefined });
  const profiles = await db.select().from(tutorProfiles).orderBy(tutorProfiles.tutorId);
  expect(profiles).toMatchObject([
    { tutorId: 'lan', state: 'visible', approvedBy: 'huda', approvedAt: new Date(1000) },
    { tutorId: 'wei', state: 'visible', approvedBy: null, approvedAt: new Date(2000) },
  ]);
  expect((await approvedData(db, ['lan'])).get('lan')).toEqual(JSON.parse(application(12.5)));
  const found = await teachings(db, new Date(0), ['lan', 'wei', 'new']);
  expect(found.sort((one, other) => one.tutorId.localeCompare(other.tutorId))).toMatchObject([
    {
      tutorId: 'lan',
      isAskable: true,
      availability: { zone: 'Asia/Shanghai', weekly: { Monday: [9, 10] } },
      priceUsd: 12.5,
    },
    {
      tutorId: 'wei',
      availability: { zone: 'Europe/London', weekly: {} },
      lessonLink: 'https://meet.example/wei',
      priceUsd: 20,
    },
  ]);
  const events = await db.select().from(applicationEvents).orderBy(applicationEvents.at);
  expect(events.map(({ act }) => act)).toEqual(['submitted', 'approved']);
  await closeDatabase(db);
});

test('what waited for admins among the mails of approvals goes to their addresses', async () => {
  const url = await databaseBefore(
    '0014_admin_mails',
    `INSERT INTO users (id, issuer, subject, email, email_verified, locale, created_at) VALUES
      ('lan', 'i', '1', 'lan@hanlu.example', 1, 'en', 1), ('huda', 'i', '2', 'Huda@hanlu.example', 1, 'ar', 1);
    INSERT INTO approval_mails (id, reader_id, tutor_id, kind, created_at, due_at, attempts) VALUES
      ('m1', 'lan', 'lan', 'received', 1, 2, 0), ('m2', 'huda', 'lan', 'application_arrived', 1, 5, 2);`,
  );
  const db = await openDatabase({ url, authToken: undefined });
  expect(await db.select().from(approvalMails)).toMatchObject([{ id: 'm1', kind: 'received' }]);
  expect(await db.select().from(adminMails)).toMatchObject([
    {
      to: 'huda@hanlu.example',
      kind: 'application_arrived',
      aboutId: 'lan',
      attempts: 2,
      dueAt: new Date(5),
    },
  ]);
  await closeDatabase(db);
});
