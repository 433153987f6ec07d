import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { copyFile, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '@libsql/client/sqlite3';
import { ConfigError } from '#src/lib/config.ts';
import { startLibsqlServer } from '#tests/libsql-server.ts';
import {
  closeDatabase,
  closeSharedDatabase,
  database,
  foundAs,
  openDatabase,
  type FoundDatabase,
} from './client.ts';
import { sessions, users } from './schema/users.ts';

let folder: string;
const config = () => ({ url: `file:${join(folder, 'hanlu.db')}`, authToken: undefined });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hanlu-db-'));
});
afterEach(() => rm(folder, { recursive: true }));

const someone = (id: string) => ({
  id,
  issuer: 'https://id.example',
  subject: id,
  createdAt: new Date(),
});

test('a new file gets its tables, and opening it again changes nothing', async () => {
  const first = await openDatabase(config());
  await first.insert(users).values(someone('a'));
  await closeDatabase(first);
  const second = await openDatabase(config());
  expect(await second.select({ id: users.id }).from(users)).toEqual([{ id: 'a' }]);
  await closeDatabase(second);
});

test('whoever opens a file learns whether it was new, known, or of a newer version', async () => {
  const found: FoundDatabase[] = [];
  const open = async () => {
    const opened = await openDatabase(config());
    found.push(foundAs(opened));
    return opened;
  };
  await closeDatabase(await open());
  const second = await open();
  await second.$client.execute(
    "INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('of tomorrow', 4102444800000)",
  );
  await closeDatabase(second);
  await closeDatabase(await open());
  expect(found).toEqual(['new', 'known', 'newer']);
});

test('writes go to the disk before they are answered, and rows keep their relations', async () => {
  const opened = await openDatabase(config());
  const pragma = async (name: string) =>
    Object.values((await opened.$client.execute(`PRAGMA ${name}`)).rows[0] ?? {})[0];
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('foreign_keys')).toBe(1);
  await closeDatabase(opened);
});

test('a second process on the same file is told so in one sentence', async () => {
  const opened = await openDatabase(config());
  const second = openDatabase(config());
  await expect(second).rejects.toThrow(ConfigError);
  await expect(second).rejects.toThrow(/hanlu\.db is in use by another process/);
  await closeDatabase(opened);
  const third = await openDatabase(config());
  await closeDatabase(third);
});

test('a file that another has is left to it, whatever it does next', async () => {
  await closeDatabase(await openDatabase(config()));
  const owner = createClient({ url: config().url });
  const transaction = await owner.transaction('write');
  await expect(openDatabase(config())).rejects.toThrow(ConfigError);
  await transaction.execute(
    "INSERT INTO users (id, issuer, subject, created_at) VALUES ('a', 'b', 'c', 0)",
  );
  await transaction.commit();
  owner.close();
  const opened = await openDatabase(config());
  expect(await opened.select({ id: users.id }).from(users)).toEqual([{ id: 'a' }]);
  await closeDatabase(opened);
});

test('a file that is deleted or replaced under the server gets no more writes', async () => {
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('DATABASE_URL', '');
  const path = join(folder, 'hanlu.db');
  await (await database()).insert(users).values(someone('a'));
  await copyFile(path, `${path}.other`);
  await rename(path, `${path}.moved`);
  await expect(database()).rejects.toMatchObject({ code: 'DATABASE_GONE' });
  await rename(`${path}.other`, path);
  await expect(database()).rejects.toThrow(/is not the file that was opened/);
  await rm(path);
  await rename(`${path}.moved`, path);
  expect(await (await database()).select({ id: users.id }).from(users)).toEqual([{ id: 'a' }]);
  await closeSharedDatabase();
  vi.unstubAllEnvs();
});

test('a hosted database is asked over the network, with its token', async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer(({ headers }, answer) => {
    asked.push(headers.authorization);
    answer.writeHead(503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const opened = openDatabase({ url: `http://127.0.0.1:${port}`, authToken: 'token' });
  await expect(opened).rejects.toThrow();
  expect(new Set(asked)).toEqual(new Set(['Bearer token']));
  server.close();
});

test('processes that start at once on a new server, or on one that is behind, all find it ready', async () => {
  const server = await startLibsqlServer();
  const startAll = () => Promise.all(Array.from({ length: 4 }, () => openDatabase(server.config)));
  const [first] = await startAll();
  const count = async () =>
    (await first?.$client.execute('SELECT count(*) AS n FROM __drizzle_migrations'))?.rows[0]?.[
      'n'
    ];
  const all = await count();
  // Behind by the newest one, which adds a column.
  await first?.$client.executeMultiple(
    `ALTER TABLE lessons DROP COLUMN price_usd;
    DELETE FROM __drizzle_migrations
      WHERE created_at = (SELECT max(created_at) FROM __drizzle_migrations);`,
  );
  const opened = await startAll();
  expect(await count()).toBe(all);
  expect(await opened[3]?.select().from(users)).toEqual([]);
  await server.close();
});

test('a migration that nothing would stop from being done twice is done once', async () => {
  const server = await startLibsqlServer();
  const one = await openDatabase(server.config);
  await closeDatabase(await openDatabase(server.config));
  const again = one.$client.execute(
    `INSERT INTO __drizzle_migrations (hash, created_at)
      SELECT 'the same', max(created_at) FROM __drizzle_migrations`,
  );
  await expect(again).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT' });
  await server.close();
});

test('rows keep their relations on a server too, and one that does not see to it is refused', async () => {
  const server = await startLibsqlServer();
  const opened = await openDatabase(server.config);
  const orphan = opened.insert(sessions).values({ id: 'a', userId: 'nobody', expiresAt: 1 });
  await expect(orphan).rejects.toMatchObject({ cause: { code: 'SQLITE_CONSTRAINT' } });
  await server.close();
  const lax = await startLibsqlServer({ foreignKeys: false });
  const refused = openDatabase(lax.config);
  await expect(refused).rejects.toThrow(ConfigError);
  await expect(refused).rejects.toThrow(/^DATABASE_URL must name a server that enforces foreign/);
  await lax.close();
});
