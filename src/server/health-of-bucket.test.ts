import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

let silent: Server;
beforeAll(async () => {
  silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(port, '127.0.0.1', resolve));
});
afterAll(() => void silent.close());

test('a bucket that takes the call and never answers is told within seconds', async () => {
  expect(await readHealth()).toEqual({
    status: 'failing',
    database: 'ok',
    uploads: 'failing',
    disk: 'ok',
    pages: 'current',
  });
});
