import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '#src/lib/config.ts';
import { indexFolder } from '#src/server/front/file-index.ts';
import { temporaryFolder } from '#src/server/front/harness.ts';
import { loadSite } from '#src/server/front/site.ts';
import { writeNote } from '#src/server/publishing/build-note.ts';
import { beginBuild, keepBuild } from '#src/server/publishing/keep-build.ts';
import { createPublisher } from '#src/server/publishing/publisher.ts';
import { startS3Server } from '#tests/s3-server.ts';
import { openPages } from '../pages.ts';
import { shareInTime, workTogether } from './sharing.ts';

let bucket: Awaited<ReturnType<typeof startS3Server>>;
let log: ReturnType<typeof vi.spyOn>;
let content: string;
let builds: string[];
beforeEach(async () => {
  bucket = await startS3Server();
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  content = 'first';
  builds = [];
});
afterEach(async () => {
  vi.useRealTimers();
  log.mockRestore();
  await bucket.close();
});

/** A process of the site on a machine of its own; its builds take what is published at their start. */
const process = async (name: string, fault?: () => string | undefined) => {
  const temporary = await temporaryFolder({ 'packages/a': '', 'shipped/index.html': 'first' });
  const shipped = join(temporary.folder, 'shipped');
  const { accessKeyId, secretAccessKey, endpoint } = bucket.config;
  const config = readConfig({
    DATA_DIR: temporary.folder,
    S3_BUCKET: 'hanlu',
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
  const note = (minute: number) => ({
    content,
    code: 'code',
    site: config.siteUrl,
    at: new Date(Date.UTC(2026, 10, 24, 3, minute)).toISOString(),
  });
  await indexFolder(shipped);
  await writeNote(shipped, { ...note(0), content: 'first' });
  const store = join(temporary.folder, 'site');
  await mkdir(store);
  const pages = await openPages(config, shipped);
  const served = { front: { replace: () => undefined }, pages, shipped };
  const shared = await shareInTime(config, served, () => undefined);
  if (!shared) throw new Error('A bucket is set.');
  const build = async () => {
    builds.push(name);
    const made = note(builds.length);
    const reason = fault?.();
    if (reason) throw new Error(reason);
    const work = await beginBuild(store, join(temporary.folder, 'packages'));
    const next = join(work, 'client');
    await mkdir(next);
    await writeFile(join(next, 'index.html'), made.content);
    await indexFolder(next);
    await writeNote(next, made);
    const folder = await keepBuild(store, next, pages.folder);
    pages.show(served.front, folder, await loadSite(folder));
    await rm(work, { recursive: true });
    return 'current' as const;
  };
  const others = workTogether(shared, served, {
    build,
    revision: () => Promise.resolve(content),
  });
  const publisher = others.watchedBy(
    createPublisher({
      build: others.build,
      isStale: () => {
        others.throwIfAway();
        return Promise.resolve(false);
      },
      quietMs: 0,
    }),
  );
  return {
    others,
    publisher,
    build: (cancelled = new AbortController().signal) => others.build(cancelled),
    shows: () => readFile(join(pages.folder, 'index.html'), 'utf8'),
    folder: () => basename(pages.folder),
    [Symbol.asyncDispose]: async () => {
      await publisher.close();
      await temporary[Symbol.asyncDispose]();
    },
  };
};

test('of two processes that hear of a publication at once one builds, and both show the same', async () => {
  await using one = await process('one');
  await using other = await process('other');
  content = 'second';
  expect(await Promise.all([one.build(), other.build()])).toEqual(['current', 'current']);
  expect(builds).toHaveLength(1);
  expect([await one.shows(), await other.shows()]).toEqual(['second', 'second']);
  expect(one.folder()).toBe(other.folder());
});

test('a process that begins later shows at once what was published', async () => {
  await using one = await process('one');
  content = 'second';
  await one.build();
  await using later = await process('later');
  expect(await later.shows()).toBe('second');
});

test('a publication that one process hears of is shown by all, and built once', async () => {
  await using one = await process('one');
  await using other = await process('other');
  for (const { publisher } of [one, other]) publisher.watch();
  content = 'second';
  one.others.tell(one.publisher);
  // Rarely enough that the clock does not pass the time for which the builder holds its turn.
  const seldom = { timeout: 10_000, interval: 500 };
  await vi.waitFor(async () => {
    vi.advanceTimersByTime(3_000);
    expect([await one.shows(), await other.shows()]).toEqual(['second', 'second']);
  }, seldom);
  await vi.waitFor(() => expect(other.publisher.state()).toEqual({ at: 'current' }), 10_000);
  expect(builds).toHaveLength(1);
});

test('what one could not build the others say as well, without trying it at once', async () => {
  const fault = 'phrases-article › title: must be filled in';
  await using one = await process('one', () => fault);
  await using other = await process('other');
  content = 'broken';
  await expect(one.build()).rejects.toThrow('must be filled in');
  await expect(other.build()).rejects.toThrow('must be filled in');
  expect(builds).toEqual(['one']);
  expect(await other.build()).toBe('current');
  expect(await other.shows()).toBe('broken');
});

test('what a stop has ended another builds at once, for it says nothing of the content', async () => {
  const stop = new AbortController();
  await using one = await process('one', () => {
    stop.abort();
    return 'The operation was aborted';
  });
  await using other = await process('other');
  content = 'second';
  await expect(one.build(stop.signal)).rejects.toThrow('aborted');
  expect(await other.build()).toBe('current');
  expect(builds).toEqual(['one', 'other']);
  expect(await other.shows()).toBe('second');
});

test('while the bucket is away a process builds for itself, and says that it does not know of others', async () => {
  await using one = await process('one');
  await using other = await process('other');
  bucket.away(true);
  content = 'second';
  expect(await one.build()).toBe('current');
  expect([await one.shows(), await other.shows()]).toEqual(['second', 'first']);

  for (const { publisher } of [one, other]) publisher.watch();
  await vi.waitFor(() => {
    vi.advanceTimersByTime(3_000);
    expect(other.publisher.state()).toMatchObject({
      at: 'unasked',
      reason: 'The bucket with the pages could not be reached',
    });
  }, 10_000);
  bucket.away(false);
  await vi.waitFor(async () => {
    vi.advanceTimersByTime(3_000);
    expect(await other.shows()).toBe('second');
    expect(other.publisher.state()).toEqual({ at: 'current' });
  }, 10_000);
  expect(builds).toEqual(['one']);
});
