import { expect, test, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#db/client.ts';
import { freePort } from '#tests/free-port.ts';
import { startLibsqlServer } from '#tests/libsql-server.ts';
import { storageFault } from './storage-fault.ts';

const failed = (code: string) =>
  new Error('A query failed', { cause: Object.assign(new Error('why'), { code }) });

test.each([
  ['ENOSPC', 'storage_full'],
  ['SQLITE_FULL', 'storage_full'],
  ['EROFS', 'unavailable'],
  ['EACCES', 'unavailable'],
  ['SQLITE_READONLY_DBMOVED', 'unavailable'],
  ['SQLITE_IOERR_WRITE', 'unavailable'],
  ['SQLITE_BUSY', 'unavailable'],
  ['TRANSACTION_BUSY', 'unavailable'],
  ['TRANSACTION_TIMEOUT', 'unavailable'],
  ['DATABASE_GONE', 'unavailable'],
  ['SQLITE_CONSTRAINT', undefined],
  ['ENOENT', undefined],
])('%s, however deep it lies, is told as %s', (code, fault) => {
  expect(storageFault(failed(code))).toEqual(fault && { fault, code });
});

test('a hosted database that is down is away', async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const error: unknown = await openDatabase({ url, authToken: undefined }).catch(
    (reason: unknown) => reason,
  );
  expect(storageFault(error)?.fault).toBe('unavailable');
});

test('a hosted database that falls silent is given up, and is away', async () => {
  const server = await startLibsqlServer();
  const opened = await openDatabase(server.config);
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 100));
  server.fallSilent();
  const error: unknown = await opened.$client
    .execute('SELECT 1')
    .catch((reason: unknown) => reason);
  expect(storageFault(error)?.fault).toBe('unavailable');
  vi.restoreAllMocks();
  await closeDatabase(opened);
  await server.close();
});

test('a fault of ours is none of the storage’s', () => {
  expect(storageFault(new TypeError('x is undefined'))).toBeUndefined();
  expect(storageFault('thrown text')).toBeUndefined();
});
