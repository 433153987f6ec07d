import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StorageConfig } from '#src/lib/config.ts';
import { startS3Server } from '#tests/s3-server.ts';
import { openStorage, type Storage } from './storage.ts';

const startFolder = async () => {
  const root = await mkdtemp(join(tmpdir(), 'hanlu-storage-'));
  const config = { at: 'folder', folder: join(root, 'uploads') } satisfies StorageConfig;
  const putByHand = (name: string) => writeFile(join(config.folder, name), '');
  return { config, putByHand, close: () => rm(root, { recursive: true }) };
};

const startBucket = async () => {
  const { files, ...server } = await startS3Server();
  const putByHand = (name: string) =>
    files.set(name, { bytes: Buffer.alloc(0), type: '', changedAt: new Date() });
  return { ...server, putByHand };
};

describe.each([
  { place: 'a folder', start: startFolder },
  { place: 'an S3 server', start: startBucket },
])('in $place', ({ start }) => {
  let backend: Awaited<ReturnType<typeof start>>;
  let storage: Storage;
  const bytes = Uint8Array.from({ length: 70_000 }, (_, i) => i % 251);

  beforeAll(async () => {
    backend = await start();
    storage = await openStorage(backend.config);
  });
  afterAll(() => backend.close());

  test('an empty storage lists nothing and has nothing to give', async () => {
    expect(await storage.list()).toEqual([]);
    expect(await storage.get('a')).toBeUndefined();
  });

  test('a file comes back byte for byte, also after the storage was opened again', async () => {
    await storage.put('a1', bytes, 'image/jpeg');
    const again = await openStorage(backend.config);
    expect(Buffer.compare((await again.get('a1')) ?? new Uint8Array(), bytes)).toBe(0);
  });

  test('the list has every key and loses the deleted ones', async () => {
    await storage.put('b2', bytes, 'application/pdf');
    expect((await storage.list()).sort()).toEqual(['a1', 'b2']);
    await storage.delete('a1');
    expect(await storage.list()).toEqual(['b2']);
    expect(await storage.get('a1')).toBeUndefined();
  });

  test('a long list is told to its end', async () => {
    const keys = ['c1', 'c2', 'c3', 'c4', 'c5'];
    for (const key of keys) await storage.put(key, bytes, 'image/png');
    expect((await storage.list()).sort()).toEqual(['b2', ...keys]);
    for (const key of keys) await storage.delete(key);
  });

  test('a file that somebody put there under a name that is no key is left out', async () => {
    await backend.putByHand('صورة.jpg');
    expect(await storage.list()).toEqual(['b2']);
  });

  test('deleting twice is no fault', async () => {
    await storage.delete('b2');
    await storage.delete('b2');
    expect(await storage.list()).toEqual([]);
  });

  test.each(['../outside', '/../../outside', 'a/../../outside'])(
    'the key “%s” leads nowhere',
    async (key) => {
      await expect(storage.put(key, bytes, 'image/png')).rejects.toThrow();
      await expect(storage.get(key)).rejects.toThrow();
    },
  );
});

test.each([
  ['key', { accessKeyId: 'nobody' }],
  ['signature', { secretAccessKey: 'a-wrong-secret' }],
])('a refused %s is an error, not a missing file', async (_, wrong) => {
  const { config, close } = await startS3Server();
  const storage = await openStorage({ ...config, ...wrong });
  await expect(storage.get('a')).rejects.toThrow();
  await expect(storage.put('a', new Uint8Array(1), 'image/png')).rejects.toThrow();
  await close();
});

test('a bucket that says yes to what it does not keep is an error', async () => {
  const liar = createServer((request, answer) => {
    request.resume().once('end', () => answer.end('<h1>Welcome</h1>'));
  });
  await new Promise<void>((resolve) => liar.listen(0, '127.0.0.1', resolve));
  const { port } = liar.address() as AddressInfo;
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret' };
  const place = { bucket: 'hanlu', region: 'auto', endpoint: `http://127.0.0.1:${port}` };
  const storage = await openStorage({ at: 's3', ...place, ...keys });
  await expect(storage.put('a', new Uint8Array(100), 'image/png')).rejects.toThrow();
  liar.close();
  liar.closeAllConnections();
});

test('a folder that can’t be written is an error', async () => {
  const storage = await openStorage({ at: 'folder', folder: '/dev/null/uploads' });
  await expect(storage.put('a', new Uint8Array(1), 'image/png')).rejects.toThrow();
  expect(await readdir('/dev').then((names) => names.includes('uploads'))).toBe(false);
});
