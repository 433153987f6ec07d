import { statSync } from 'node:fs';
import { chmod, mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createClient, type Client } from '@libsql/client/sqlite3';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { drizzle } from 'drizzle-orm/libsql/sqlite3';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { ConfigError, readConfig, type DatabaseConfig } from '#src/lib/config.ts';
import { isBusy } from './busy.ts';
import { openFileClient } from './file-client.ts';

export type Database = LibSQLDatabase & { $client: Client };

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

/** A file is ours alone, so nothing but a dying predecessor can hold it, and that not for long. */
const LOCK_WAIT_MS = 2_000;
/** Who only asks whether it is held need not wait for that. */
const ASK_WAIT_MS = 200;

/**
 * Opens a database and brings it to the newest shape. A file gets one connection that holds it
 * alone: after a busy answer the client library acknowledges writes that it never commits.
 * Throws a ConfigError where another process has the file, or it can't be written.
 */
export const openDatabase = async ({ url, authToken }: DatabaseConfig): Promise<Database> => {
  const isFile = url.startsWith('file:');
  let client: Client | undefined;
  try {
    if (!isFile) {
      const { openServerClient } = await import('./server-client.ts');
      const opened = openServerClient(url, authToken);
      client = opened.client;
      await insistOnForeignKeys(client);
      const database = drizzle(client, { casing: 'snake_case' });
      found.set(database, await judge(client));
      await migrateWithOthers(database);
      opened.expectAnswers();
      return database;
    }
    const path = url.slice('file:'.length);
    await makePrivate(path);
    const opened = openFileClient(path, LOCK_WAIT_MS);
    client = opened.client;
    await holdAlone(client);
    const database = drizzle(client, { casing: 'snake_case' });
    found.set(database, await judge(client));
    await migrateTo(database);
    opened.keepStatements();
    files.set(database, { path, identity: identityOf(path) });
    return database;
  } catch (error) {
    if (client) await release(client).catch(() => client?.close());
    if (isFile && isBusy(error)) throw inUse(url);
    throw (isFile && unwritable(url, error)) || error;
  }
};

/** It holds addresses; what lies beside it, such as its log, gets the same mode from the driver. */
const makePrivate = async (path: string) => {
  await mkdir(dirname(path), { recursive: true });
  await (await open(path, 'a', 0o600)).close();
  await chmod(path, 0o600);
};

/** Of a server's connections we can change nothing: each journey has another one. */
const insistOnForeignKeys = async (client: Client) => {
  const { rows } = await client.execute('PRAGMA foreign_keys');
  if (Number(rows[0]?.['foreign_keys']) === 1) return;
  throw new ConfigError(
    'DATABASE_URL must name a server that enforces foreign keys, as libSQL’s own does.',
  );
};

const migrateTo = (database: Database) => migrate(database, { migrationsFolder: MIGRATIONS });

/** Who finds another at work looks again so often, and so long. */
const MIGRATION_LOOK_MS = 250;
const MIGRATION_PATIENCE_MS = 60_000;

/**
 * Brings a database that others may be bringing there at the same moment to the newest shape
 * (decision 243). Each migration is noted once, so that of several which try one comes through, as a
 * whole; the others find it done.
 */
const migrateWithOthers = async (database: Database): Promise<void> => {
  const { $client: client } = database;
  const until = Date.now() + MIGRATION_PATIENCE_MS;
  for (;;) {
    const before = await appliedMigrations(client);
    try {
      if (before !== undefined) {
        await client.execute(
          'CREATE UNIQUE INDEX IF NOT EXISTS each_migration_once ON __drizzle_migrations (created_at)',
        );
      }
      await migrateTo(database);
      return;
    } catch (error) {
      const isOthers = (await appliedMigrations(client)) !== before || isBusy(error);
      if (!isOthers || Date.now() > until) throw error;
      await wait(MIGRATION_LOOK_MS);
    }
  }
};

/** How many migrations a database has had; undefined for one that is new. */
const appliedMigrations = async (client: Client): Promise<number | undefined> => {
  const { rows: tables } = await client.execute(
    "SELECT 1 FROM sqlite_schema WHERE name = '__drizzle_migrations'",
  );
  if (tables.length === 0) return undefined;
  const { rows } = await client.execute('SELECT count(*) AS done FROM __drizzle_migrations');
  return Number(rows[0]?.['done']);
};

/** The lock is taken with the first write, so one is made at once. */
const holdAlone = async (client: Client) => {
  await client.execute('PRAGMA locking_mode = EXCLUSIVE');
  await client.execute('PRAGMA journal_mode = WAL');
  await client.execute('PRAGMA synchronous = FULL');
  await client.execute('PRAGMA foreign_keys = ON');
  await client.executeMultiple('BEGIN IMMEDIATE; COMMIT;');
};

const inUse = (url: string) =>
  new ConfigError(
    `The database ${url.slice('file:'.length)} is in use by another process: stop that one, or set DATA_DIR to another folder.`,
  );

/** Where the file, or the folder that it lies in, may not be written, and what to do about it. */
const REFUSALS: readonly [RegExp, string][] = [
  [/^(ENOSPC|EDQUOT|SQLITE_FULL)$/, 'make room on its disk'],
  [/^(EACCES|EPERM|EROFS|ENOTDIR|SQLITE_(READONLY|CANTOPEN)\w*)$/, 'let this user write there'],
];

const unwritable = (url: string, error: unknown): ConfigError | undefined => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    const [, remedy] = REFUSALS.find(([codes]) => codes.test(code)) ?? [];
    if (!remedy) continue;
    return new ConfigError(
      `The database ${url.slice('file:'.length)} can't be written (${code}): ${remedy}, or set DATA_DIR to another folder.`,
    );
  }
  return undefined;
};

/** Whether a process has a database file. One that is none, or is not there, nobody has. */
export const isDatabaseInUse = async (path: string): Promise<boolean> => {
  if (identityOf(path) === undefined) return false;
  const client = createClient({ url: `file:${path}`, concurrency: 1, timeout: ASK_WAIT_MS });
  try {
    await holdAlone(client);
    return false;
  } catch (error) {
    return isBusy(error);
  } finally {
    await release(client).catch(() => client.close());
  }
};

/** What a database was when it was opened: empty, of this version or an older one, or of a newer one. */
export type FoundDatabase = 'new' | 'known' | 'newer';

const found = new WeakMap<Database, FoundDatabase>();

/** What a database was before it was brought to its shape. */
export const foundAs = (opened: Database): FoundDatabase => found.get(opened) ?? 'known';

const judge = async (client: Client): Promise<FoundDatabase> => {
  const applied = await appliedMigrations(client);
  if (applied === undefined) return 'new';
  const journal = JSON.parse(await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
    entries: unknown[];
  };
  return applied > journal.entries.length ? 'newer' : 'known';
};

/** One file must never be opened twice in a process. */
let shared: Promise<Database> | undefined;

/**
 * The database of this process, opened at the first call. Throws an error with the code
 * `DATABASE_GONE` where its file was deleted or replaced since: what is written then would be lost.
 */
export const database = async (): Promise<Database> => {
  const opened = await (shared ??= openDatabase(readConfig(process.env).database).catch(
    (error: unknown) => {
      shared = undefined;
      throw error;
    },
  ));
  insistOnFile(opened);
  return opened;
};

type OpenedFile = { path: string; identity: string | undefined };
const files = new WeakMap<Database, OpenedFile>();

/** Asked at once: a visit to the thread pool takes fifty times as long. */
const identityOf = (path: string): string | undefined => {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
};

/** Asked once in a turn of the event loop, however many requests have come in it. */
let seenThisTurn: OpenedFile | undefined;

const insistOnFile = (opened: Database): void => {
  const file = files.get(opened);
  if (!file || file === seenThisTurn) return;
  if (identityOf(file.path) === file.identity) {
    seenThisTurn = file;
    setImmediate(() => (seenThisTurn = undefined));
    return;
  }
  const sentence = `${file.path} is not the file that was opened: put that one back. Where it is gone, save it before the server ends (docs/operating.md, “What to do when …”).`;
  throw Object.assign(new Error(sentence), { code: 'DATABASE_GONE' });
};

/** Closes the database of this process, if it was opened. */
export const closeSharedDatabase = async (): Promise<void> => {
  const opened = shared;
  shared = undefined;
  if (opened) await closeDatabase(await opened);
};

/** Closes a database; its file is then free for others. */
export const closeDatabase = ({ $client: client }: Database): Promise<void> => release(client);

/**
 * A closed connection lives on until its statements are collected, so its lock is given back
 * before: also where the file was not had, or its owner could not write any more.
 */
const release = async (client: Client): Promise<void> => {
  if (client.protocol === 'file') {
    // Leaving the write-ahead log fails where another process has the file.
    await client.execute('PRAGMA journal_mode = DELETE').catch(() => undefined);
    await client.executeMultiple('PRAGMA locking_mode = NORMAL; SELECT 1 FROM sqlite_schema;');
  }
  client.close();
};
