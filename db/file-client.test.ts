import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFileClient } from './file-client.ts';

let folder: string;
let client: ReturnType<typeof openFileClient>['client'];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hanlu-file-client-'));
  const opened = openFileClient(join(folder, 'one.db'), 100);
  client = opened.client;
  await client.execute('CREATE TABLE words (id INTEGER PRIMARY KEY, word TEXT)');
  opened.keepStatements();
});
afterEach(async () => {
  client.close();
  await rm(folder, { recursive: true });
});

const ADD = 'INSERT INTO words VALUES (?, ?)';
const add = (id: number, word = '路') => client.execute(ADD, [id, word]);
const all = async () => (await client.execute('SELECT * FROM words ORDER BY id')).rows;

test('a query that is asked again has the values of this time', async () => {
  expect((await add(1, '汉')).rowsAffected).toBe(1);
  await add(2, '路');
  const find = async (id: number) =>
    (await client.execute('SELECT id, word FROM words WHERE id = ?', [id])).rows;
  expect(await find(1)).toEqual([{ id: 1, word: '汉' }]);
  expect(await find(2)).toEqual([{ id: 2, word: '路' }]);
  expect(await find(3)).toEqual([]);
  expect(await find(1)).toEqual([{ id: 1, word: '汉' }]);
});

test('a write that failed does not hinder the same one with other values', async () => {
  await add(1);
  await expect(add(1)).rejects.toThrow(/UNIQUE/);
  await add(2);
  expect(await all()).toHaveLength(2);
});

test('a write that answers rows does so each time', async () => {
  const sql = 'INSERT INTO words VALUES (?, ?) ON CONFLICT DO NOTHING RETURNING id';
  const ids = async (id: number) => (await client.execute(sql, [id, '路'])).rows.length;
  expect([await ids(1), await ids(1), await ids(2)]).toEqual([1, 0, 1]);
});

test('what belongs together is kept or left together, time after time', async () => {
  const pair = (first: number, second: number) =>
    client.batch([
      { sql: ADD, args: [first, '汉'] },
      { sql: ADD, args: [second, '路'] },
    ]);
  await pair(1, 2);
  await expect(pair(3, 1)).rejects.toThrow(/UNIQUE/);
  await pair(3, 4);
  expect((await all()).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

test('a column that is added later is seen in the answers', async () => {
  await add(1);
  await client.execute('SELECT id FROM words');
  await client.execute('ALTER TABLE words ADD COLUMN tone INTEGER');
  expect((await client.execute('SELECT tone FROM words')).rows).toEqual([{ tone: null }]);
  expect((await client.execute('SELECT id FROM words')).rows).toEqual([{ id: 1 }]);
});

test('the file can be emptied of what is gone while statements are kept', async () => {
  await add(1);
  await all();
  await client.execute('VACUUM');
  expect(await all()).toHaveLength(1);
});
