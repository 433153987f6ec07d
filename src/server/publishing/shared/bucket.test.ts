import { afterEach, beforeEach, expect, test } from 'vitest';
import { startS3Server } from '#tests/s3-server.ts';
import { ChangedMeanwhile, openBucket } from './bucket.ts';

let server: Awaited<ReturnType<typeof startS3Server>>;
beforeEach(async () => {
  server = await startS3Server();
});
afterEach(() => server.close());

test('an object is replaced by who knows it as it is, and by nobody else', async () => {
  const bucket = await openBucket(server.config);
  const first = await bucket.write('list', 'first', { only: 'absent' });
  const second = await bucket.write('list', 'second', { only: 'same', etag: first });
  const late = bucket.write('list', 'late', { only: 'same', etag: first });
  await expect(late).rejects.toThrow(ChangedMeanwhile);
  expect(await bucket.read('list', second)).toBe('same');
});

test('a server that misjudges the condition is named as what it is', async () => {
  const bucket = await openBucket(server.config);
  const etag = await bucket.write('list', 'first', { only: 'absent' });
  server.misjudge();
  const refused = bucket.write('list', 'second', { only: 'same', etag });
  await expect(refused).rejects.toThrow(/^S3_ENDPOINT names a server that misjudges If-Match/);
});
