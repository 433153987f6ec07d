import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StorageConfig } from '#src/lib/config.ts';
import { startS3Server } from '#tests/s3-server.ts';
import { openStorage, type Storage } from './storage.ts';

const s3 = {
  at: 's3',
  bucket: 'hanlu',
  region: 'auto',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
} as const;

const startFolder = async () => {
  const root = await mkdtemp(join(tmpdir(), 'hanlu-storage-'));
  const config: StorageConfig = { at: 'folder', folder: join(root, 'uploads') };
  return { config, close: () => rm(root, { recursive: true }) };
};

describe.each([
  { place: 'a folder', start: startFolder },
  { place: 'an S3 server', start: startS3Server },
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

test('a refused access key is an error, not a missing file', async () => {
  const { config, close } = await startS3Server();
  const storage = await openStorage({ ...config, accessKeyId: 'nobody' });
  await expect(storage.get('a')).rejects.toThrow();
  await expect(storage.put('a', new Uint8Array(1), 'image/png')).rejects.toThrow();
  await close();
});

// s3rver signs its place in a list with DES, which today's OpenSSL no longer has.
test('a bucket is listed beyond one answer', async () => {
  const page = (key: string, next: string) =>
    `<ListBucketResult><Contents><Key>${key}</Key></Contents>${next}</ListBucketResult>`;
  const more = '<IsTruncated>true</IsTruncated><NextContinuationToken>2</NextContinuationToken>';
  const server = createServer((req, res) => {
    const isSecond = req.url?.includes('continuation-token=2');
    res.end(isSecond ? page('b', '') : page('a', more));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const storage = await openStorage({ ...s3, endpoint });
  expect(await storage.list()).toEqual(['a', 'b']);
  server.closeAllConnections();
  server.close();
});

test('a folder that can’t be written is an error', async () => {
  const storage = await openStorage({ at: 'folder', folder: '/dev/null/uploads' });
  await expect(storage.put('a', new Uint8Array(1), 'image/png')).rejects.toThrow();
  expect(await readdir('/dev').then((names) => names.includes('uploads'))).toBe(false);
});
