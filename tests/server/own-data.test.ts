import { readFile } from 'node:fs/promises';
import { getTableConfig, SQLiteTable, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { is } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { database } from '#db/client.ts';
import * as admin from '#db/schema/admin.ts';
import * as approvalMails from '#db/schema/approval-mails.ts';
import * as learning from '#db/schema/learning.ts';
import * as lessons from '#db/schema/lessons.ts';
import * as onboarding from '#db/schema/onboarding.ts';
import * as requestCounts from '#db/schema/request-counts.ts';
import * as subscribers from '#db/schema/subscribers.ts';
import * as turns from '#db/schema/turns.ts';
import * as tutors from '#db/schema/tutors.ts';
import * as uploads from '#db/schema/uploads.ts';
import * as users from '#db/schema/users.ts';
import { endpoint } from '#src/server/endpoint.ts';
import { removeAccount } from '#src/server/people/remove-account.ts';
import { storage } from '#src/server/storage/storage.ts';
import { newAccount, ownDatabase } from './own-database.ts';
import { visit } from './visit.ts';
import { exportAll } from '#src/features/site/own-data/export.server.ts';
import { exportAccount } from '#src/features/site/own-data/own-data.contract.ts';

ownDatabase();

const schema = { ...users, ...onboarding, ...subscribers, ...tutors, ...lessons, ...learning };
const further = { ...uploads, ...turns, ...requestCounts, ...admin, ...approvalMails };
/** What the server keeps of itself. */
const OF_NOBODY = ['daily_turns', 'leases', 'request_counts'];
/** Those that others refer to come first. */
const TABLES = Object.values({ ...schema, ...further }).filter((one) => is(one, SQLiteTable));
const nameOf = (table: SQLiteTable) => getTableConfig(table).name;

type Fate = { archive: string; going: string };

/** The lines of the table in docs/behaviour/own-data.md, by the name of the table. */
const fatesInDocs = async (): Promise<Map<string, Fate>> => {
  const text = await readFile('docs/behaviour/own-data.md', 'utf8');
  const rows = [...text.matchAll(/^\| `(\w+)` +\| ([^|]+) \| ([^|]+) \|/gm)];
  return new Map(
    rows.map(([, name = '', archive = '', going = '']) => [
      name,
      { archive: archive.trim(), going: going.trim() },
    ]),
  );
};

const tablesOfDatabase = async (): Promise<string[]> => {
  const { rows } = await (
    await database()
  ).$client.execute("SELECT name FROM sqlite_schema WHERE type = 'table'");
  return rows
    .map(({ name }) => String(name))
    .filter((name) => !/^(sqlite_|__drizzle|libsql_)/.test(name));
};

/** What stands in texts that somebody wrote, or that tell of them. */
const MARK = 'Something of Salma’s own';
const ADDRESS = 'salma@hanlu.example';
/** A secret, of which a hash is kept. */
const HASH = 'c0ffee';
const HASHES = ['sessions.id', 'onboarding_sessions.browser', 'calendar_feeds.token'];
const FILE = 'a1'.repeat(16);
/** What the row of a table is about where no foreign key says it. */
const SUBJECTS: Readonly<Record<string, 'account'>> = {
  admin_acts: 'account',
  admin_mails: 'account',
};

const value = (column: SQLiteColumn, table: string): unknown => {
  if (HASHES.includes(`${table}.${column.name}`)) return HASH;
  if (`${table}.${column.name}` === 'uploads.key') return FILE;
  if (['email', 'to'].includes(column.name) && !column.enumValues?.length) return ADDRESS;
  if (column.enumValues?.length) return column.enumValues[0];
  const values: Record<string, unknown> = {
    date: new Date(Date.now() - 86_400_000),
    number: 1,
    boolean: true,
    json: MARK,
    string: MARK,
  };
  return values[column.dataType];
};

/** Puts a row of somebody into a table; other tables that it refers to have one already. */
const fill = async (table: SQLiteTable, person: string, own: Readonly<Record<string, unknown>>) => {
  const { name, columns, foreignKeys } = getTableConfig(table);
  const references = new Map(
    foreignKeys.flatMap((key) => {
      const { columns: from, foreignTable } = key.reference();
      return from.map((column) => [column.name, nameOf(foreignTable)] as const);
    }),
  );
  const row = Object.fromEntries(
    columns.map((column) => {
      const target = references.get(column.name);
      const key = Object.entries(table).find(([, one]) => one === column)?.[0] ?? column.name;
      if (target === 'users') return [key, person];
      if (target) return [key, `${target}-one`];
      if (column.name === 'id') return [key, `${name}-one`];
      if (column.name === 'aboutId' && SUBJECTS[name]) return [key, person];
      return [key, value(column, name)];
    }),
  );
  await (await database()).insert(table).values({ ...row, ...own });
};

/** A person of whom every table has something, and another one with whom the lessons are shared. */
const fillEverything = async (person: string, other: string) => {
  for (const table of TABLES) {
    const name = nameOf(table);
    if (name === 'users' || OF_NOBODY.includes(name)) continue;
    if (name === 'lessons') {
      await fill(table, person, { tutorId: other, seat: 1, state: 'held' });
      await fill(table, person, {
        id: 'as-tutor',
        studentId: other,
        start: new Date('2026-03-01T15:00:00Z'),
        note: 'A note of the other',
        studentZone: 'Asia/Riyadh',
        guardianSentence: null,
        seat: 1,
        state: 'held',
      });
      continue;
    }
    if (name === 'learning_events') await fill(table, person, { event: { id: 'one' } });
    else if (name === 'learning_cards') await fill(table, person, { card: { item: 'one' } });
    else if (name === 'learning_reminders') await fill(table, person, { days: ['sun'] });
    else if (name === 'learning_choices') {
      await fill(table, person, { name: 'path', choice: { name: 'path', value: 'travel', at: 1 } });
    } else await fill(table, person, {});
  }
  // What somebody did to others, as an admin.
  await fill(admin.adminActs, person, {
    id: 'as-admin',
    aboutId: other,
    detail: 'none',
    reason: 'Of the other',
  });
  await fill(tutors.tutorApplications, other, { id: 'of-other', data: {} });
  const move = { id: 'as-admin', applicationId: 'of-other', reasons: [], reason: 'Of the other' };
  await fill(tutors.applicationEvents, person, move);
};

/** The places, `table.column`, in which the database says something. */
const placesOf = async (wanted: string): Promise<string[]> => {
  const { $client } = await database();
  const places: string[] = [];
  for (const table of await tablesOfDatabase()) {
    const { rows, columns } = await $client.execute(`SELECT * FROM "${table}"`);
    for (const column of columns) {
      const says = rows.some((row) => String(row[column]).includes(wanted));
      if (says) places.push(`${table}.${column}`);
    }
  }
  return places.sort();
};

const archiveOf = async (user: string) => {
  const reply = await visit(endpoint(exportAccount, exportAll), '/api/account/export', { user });
  expect(reply.headers.get('content-type')).toBe('application/zip');
  const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
  const text = strFromU8(files['data.json'] ?? new Uint8Array());
  return { files, text, data: JSON.parse(text) as unknown };
};

const at = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], data);

describe('the tables of the database', () => {
  test('have each a line in the rules of people’s data', async () => {
    const names = TABLES.map(nameOf).sort();
    expect((await tablesOfDatabase()).sort()).toEqual(names);
    expect([...(await fatesInDocs()).keys()].sort()).toEqual(names);
  });

  test('are in the archive where their line says so, without secrets and other people', async () => {
    const [salma, other] = [
      await newAccount({ email: ADDRESS, emailVerified: true }),
      await newAccount({ email: 'other@hanlu.example', emailVerified: true }),
    ];
    await fillEverything(salma, other);
    await (await storage()).put(FILE, new Uint8Array([1, 2, 3]), 'image/png');
    const { files, data, text } = await archiveOf(salma);
    expect(files[`files/profile-${FILE}.bin`]).toEqual(new Uint8Array([1, 2, 3]));
    for (const [table, { archive }] of await fatesInDocs()) {
      if (archive.startsWith('no:')) continue;
      const paths = [...archive.matchAll(/`([\w.]+)`/g)].map(([, path = '']) => path);
      expect(paths, table).not.toEqual([]);
      for (const path of paths) {
        const found = at(data, path);
        expect(found, `${table}: ${path}`).toBeTruthy();
        if (Array.isArray(found)) expect(found.length, `${table}: ${path}`).toBeGreaterThan(0);
      }
    }
    expect(text).not.toContain(HASH);
    expect(text).not.toContain(other);
    expect(text).not.toContain('A note of the other');
    expect(text).not.toContain('Of the other');
  });

  test('keep nothing of an account that was deleted but what their line says', async () => {
    const [salma, other] = [
      await newAccount({ email: 'salma.two@hanlu.example', emailVerified: true }),
      await newAccount({ email: 'other.two@hanlu.example', emailVerified: true }),
    ];
    const db = await database();
    for (const table of TABLES.toReversed()) await db.delete(table);
    await db.insert(users.users).values(
      [salma, other].map((id) => ({
        id,
        issuer: 'https://id.example',
        subject: id,
        email: id === salma ? ADDRESS : 'other.two@hanlu.example',
        emailVerified: true,
        name: id === salma ? MARK : 'The other',
        createdAt: new Date(),
      })),
    );
    await fillEverything(salma, other);
    const before = new Set((await placesOf(salma)).map((place) => place.split('.')[0]));
    await (await storage()).put(FILE, new Uint8Array([1, 2, 3]), 'image/png');
    await removeAccount(db, await storage(), salma, new Date());
    expect(await (await storage()).list()).toEqual([]);

    const fates = await fatesInDocs();
    const stays = (place: string) =>
      /stays/.test(fates.get(place.split('.')[0] ?? '')?.going ?? '');
    const named = await placesOf(salma);
    expect(named).toEqual([
      'admin_acts.admin_id',
      'application_events.actor_id',
      'lessons.student_id',
      'lessons.tutor_id',
      'users.id',
      'users.subject',
    ]);
    expect(named.every(stays)).toBe(true);
    expect(await placesOf(ADDRESS)).toEqual([]);
    // What an admin told both of a lesson is the other's too; of nobody are figures and sign-ins.
    expect(await placesOf(MARK)).toEqual(KEPT);
    for (const [table, { going }] of fates) {
      if (!before.has(table) || !going.startsWith('deleted') || /stays|about/.test(going)) continue;
      expect((await placesOf(salma)).filter((place) => place.startsWith(`${table}.`))).toEqual([]);
    }
  });
});

const KEPT = [
  'learning_figures.figures',
  'lesson_events.act',
  'lessons.reason',
  'login_attempts.browser',
  'login_attempts.intent',
  'login_attempts.nonce',
  'login_attempts.verifier',
];
