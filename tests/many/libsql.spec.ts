import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startLibsqlServer, type LibsqlServer } from '../libsql-server.ts';
import { startSqld, type Sqld } from '../sqld.ts';

type Place = { url: string; authToken: string };

/** Sends one pipeline, as a client of Hrana over HTTP does; a stream that it opens ends with it. */
const pipeline = async ({ url, authToken }: Place, requests: readonly object[]) => {
  const answer = await fetch(`${url}/v2/pipeline`, {
    method: 'POST',
    headers: { authorization: `Bearer ${authToken}` },
    body: JSON.stringify({ baton: null, requests: [...requests, { type: 'close' }] }),
  });
  return (await answer.json()) as Record<string, unknown>;
};

const execute = (sql: string, ...args: object[]) => ({ type: 'execute', stmt: { sql, args } });
const step = (sql: string, condition?: object) => ({ condition, stmt: { sql } });

const ASKED: Readonly<Record<string, readonly object[]>> = {
  tables: [
    {
      type: 'sequence',
      sql: `CREATE TABLE words (id INTEGER PRIMARY KEY CHECK (id < 100), word TEXT NOT NULL UNIQUE,
              weight REAL, sound BLOB);
            CREATE TABLE tones (word INTEGER REFERENCES words (id));`,
    },
  ],
  'a write': [
    execute(
      'INSERT INTO words VALUES (?, ?, ?, ?)',
      { type: 'integer', value: '1' },
      { type: 'text', value: '汉' },
      { type: 'float', value: 1.5 },
      { type: 'blob', base64: 'AQID' },
    ),
  ],
  'a write that answers': [
    execute("INSERT INTO words VALUES (2, '路', NULL, NULL) RETURNING id, word"),
  ],
  'a change': [execute('UPDATE words SET weight = 2')],
  'a change of nothing': [execute('UPDATE words SET weight = 2 WHERE id = 77')],
  'a reading': [execute('SELECT *, NULL AS gap FROM words ORDER BY id')],
  'foreign keys': [execute('PRAGMA foreign_keys')],
  'a key that is taken': [execute("INSERT INTO words VALUES (1, '语', 1, 1)")],
  'a word that is taken': [execute("INSERT INTO words VALUES (3, '汉', 1, 1)")],
  'nothing where something belongs': [execute('INSERT INTO words VALUES (3, NULL, 1, 1)')],
  'a value that is not allowed': [execute("INSERT INTO words VALUES (300, '语', 1, 1)")],
  'a relation to nothing': [execute('INSERT INTO tones VALUES (99)')],
  'a table that is not there': [execute('SELECT * FROM nowhere')],
  'a batch that breaks off': [
    {
      type: 'batch',
      batch: {
        steps: [
          step('BEGIN'),
          step("INSERT INTO words VALUES (3, '语', 1, 1)", { type: 'ok', step: 0 }),
          step("INSERT INTO words VALUES (4, '汉', 1, 1)", { type: 'ok', step: 1 }),
          step('COMMIT', { type: 'ok', step: 2 }),
          step('ROLLBACK', { type: 'not', cond: { type: 'ok', step: 3 } }),
        ],
      },
    },
  ],
  'what it left': [execute('SELECT id FROM words ORDER BY id')],
  'a text that was stored': [
    { type: 'store_sql', sql_id: 7, sql: 'SELECT 1 AS one' },
    { type: 'execute', stmt: { sql_id: 7 } },
    { type: 'close_sql', sql_id: 7 },
  ],
};

let folder: string;
let own: Sqld;
let standIn: LibsqlServer;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hanlu-libsql-'));
  [own, standIn] = [await startSqld(folder), await startLibsqlServer()];
});
test.afterAll(async () => {
  await Promise.all([own.stop(), standIn.close()]);
  await rm(folder, { recursive: true });
});

test('the stand-in of most tests says nothing that libSQL’s own server does not', async () => {
  for (const [what, requests] of Object.entries(ASKED)) {
    const expected = await pipeline(standIn.config, requests);
    expect(await pipeline(own.config, requests), what).toMatchObject(expected);
  }
});
