import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { ownDatabase } from '#tests/server/own-database.ts';
import { readHealth } from './health.ts';

const port = await freePort();
ownDatabase({
  settings: {
    S3_BUCKET: 'uploads',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  },
});

const NONSENSE = 'HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n<h1>Hi</h1>';
const FAILING = {
  status: 'failing',
  database: 'ok',
  uploads: 'failing',
  disk: 'ok',
  pages: 'current',
};

let isLying = false;
let bucket: Server;
beforeAll(async () => {
  bucket = createServer((socket) => {
    if (isLying) socket.once('data', () => socket.end(NONSENSE));
  });
  await new Promise<void>((resolve) => bucket.listen(port, '127.0.0.1', resolve));
});
afterAll(() => {
  vi.useRealTimers();
  bucket.close();
});

test('a bucket that takes the call and never answers is told within seconds', async () => {
  expect(await readHealth()).toEqual(FAILING);
});

test('what has a file that nobody put there is no bucket', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  isLying = true;
  expect(await readHealth()).toEqual(FAILING);
});
