import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backUp, KEPT_COPIES } from './backup.ts';
import { closeDatabase, openDatabase, type Database } from './client.ts';
import { rememberUser } from './repos/users.ts';
import { users } from './schema/users.ts';

let folder: string;
let db: Database;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hanlu-backup-'));
  db = await openDatabase({ url: `file:${join(folder, 'hanlu.db')}`, authToken: undefined });
});
afterEach(async () => {
  await closeDatabase(db);
  await rm(folder, { recursive: true });
});

const someone = (subject: string) =>
  rememberUser(
    db,
    { issuer: 'https://id.example', subject, email: undefined, emailVerified: false, name: 'Nour' },
    { locale: 'ar', now: new Date() },
  );

test('a copy holds what was there, opens by itself, and the database goes on', async () => {
  await someone('before');
  const path = await backUp(db, join(folder, 'backups'), new Date('2030-01-02T03:04:05.678Z'));
  expect(path).toBe(join(folder, 'backups/hanlu-2030-01-02T03-04-05-678Z.db'));
  await someone('after');
  const copy = await openDatabase({ url: `file:${path}`, authToken: undefined });
  expect(await copy.select({ subject: users.subject }).from(users)).toEqual([
    { subject: 'before' },
  ]);
  await closeDatabase(copy);
});

test('the newest copies are kept, and files of others are left alone', async () => {
  const backups = join(folder, 'backups');
  await backUp(db, backups, new Date(0));
  await writeFile(join(backups, 'notes.txt'), '');
  for (let day = 1; day <= KEPT_COPIES; day += 1) {
    await backUp(db, backups, new Date(day * 86_400_000));
  }
  const names = await readdir(backups);
  expect(names).toHaveLength(KEPT_COPIES + 1);
  expect(names).toContain('notes.txt');
  expect(names).not.toContain('hanlu-1970-01-01T00-00-00-000Z.db');
});

test('a place that can’t be written to is an error, not a silent nothing', async () => {
  await writeFile(join(folder, 'backups'), '');
  await expect(backUp(db, join(folder, 'backups'), new Date())).rejects.toThrow();
});
