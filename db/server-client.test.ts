import { afterEach, beforeEach, expect, test } from 'vitest';
import { startLibsqlServer, type LibsqlServer } from '#tests/libsql-server.ts';
import { openServerClient } from './server-client.ts';

let server: LibsqlServer;
let client: ReturnType<typeof openServerClient>['client'];

beforeEach(async () => {
  server = await startLibsqlServer();
  client = openServerClient(server.config.url, server.config.authToken).client;
  await client.execute('CREATE TABLE words (id INTEGER PRIMARY KEY, word TEXT)');
});
afterEach(async () => {
  client.close();
  await server.close();
});

const ADD = 'INSERT INTO words VALUES (?, ?)';
const all = async () => (await client.execute('SELECT word FROM words ORDER BY id')).rows;

test('what a server refuses because others write is asked again, and done once', async () => {
  server.busy(1);
  const added = [
    client.execute(ADD, [1, '汉']),
    client.batch([{ sql: ADD, args: [2, '路'] }, 'SELECT count(*) FROM words'], 'write'),
  ];
  const asked = server.asked();
  await expect.poll(server.asked).toBeGreaterThan(asked + 2);
  server.busy(0);
  await Promise.all(added);
  expect(await all()).toMatchObject([{ word: '汉' }, { word: '路' }]);
});

test('whoever it refuses again and again is told so in the end, and nothing is done', async () => {
  server.busy(1);
  await expect(client.execute(ADD, [1, '汉'])).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  server.busy(0);
  expect(await all()).toEqual([]);
});

test('what is wrong in itself is asked once', async () => {
  const asked = server.asked();
  await expect(client.execute('SELECT * FROM nowhere')).rejects.toThrow('no such table');
  expect(server.asked()).toBe(asked + 1);
});
