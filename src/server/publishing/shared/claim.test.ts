import { afterEach, beforeEach, expect, test } from 'vitest';
import { startS3Server } from '#tests/s3-server.ts';
import { openBucket, type Bucket } from './bucket.ts';
import { openClaim } from './claim.ts';

let server: Awaited<ReturnType<typeof startS3Server>>;
let bucket: Bucket;
beforeEach(async () => {
  server = await startS3Server();
  bucket = await openBucket(server.config);
});
afterEach(() => server.close());

const process = (now?: () => number) => openClaim(bucket, 'code', now);

test('of many that ask at once one may build, and the next one when it is done', async () => {
  const all = Array.from({ length: 8 }, () => process());
  const claims = await Promise.all(all.map((one) => one.take('content')));
  expect(claims.map(({ is }) => is).sort()).toEqual(['ours', ...Array<string>(7).fill('taken')]);
  for (const claim of claims) if (claim.is === 'ours') await claim.done();
  expect(await process().take('content')).toMatchObject({ is: 'ours' });
});

test('builders of other code do not wait for each other', async () => {
  await process().take('content');
  expect(await openClaim(bucket, 'newer').take('content')).toMatchObject({ is: 'ours' });
});

test('others hear once why a content could not be built, and try it themselves after that', async () => {
  const [one, other] = [process(), process()];
  const claim = await one.take('content');
  if (claim.is === 'ours') await claim.failed('Festival “Qingming” › Name: must be filled in');
  expect(await other.take('content')).toEqual({
    is: 'failed',
    reason: 'Festival “Qingming” › Name: must be filled in',
  });
  expect(await other.take('content')).toMatchObject({ is: 'ours' });
});

test('who could not build a content may try again, and anybody another content', async () => {
  const one = process();
  const claim = await one.take('content');
  if (claim.is === 'ours') await claim.failed('The disk of the server is full');
  const again = await one.take('content');
  if (again.is !== 'ours') throw new Error(again.is);
  await again.failed('The disk of the server is full');
  expect(await process().take('newer content')).toMatchObject({ is: 'ours' });
});

test('a builder that gives no sign any more is given up, by one of those who watch', async () => {
  await process().take('content');
  let time = 0;
  const watchers = [process(() => time), process(() => time)];
  const ask = async () => {
    const claims = await Promise.all(watchers.map((one) => one.take('content')));
    return claims.map(({ is }) => is).sort();
  };
  expect(await ask()).toEqual(['taken', 'taken']);
  time = 44_000;
  expect(await ask()).toEqual(['taken', 'taken']);
  time = 45_000;
  expect(await ask()).toEqual(['ours', 'taken']);
});

test('a bucket that does not answer is an error, and no right', async () => {
  server.away(true);
  await expect(process().take('content')).rejects.toThrow();
});
