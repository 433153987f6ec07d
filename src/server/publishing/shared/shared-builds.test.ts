import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { indexFolder } from '#src/server/front/file-index.ts';
import { temporaryFolder } from '#src/server/front/harness.ts';
import { loadSite } from '#src/server/front/site.ts';
import { startS3Server } from '#tests/s3-server.ts';
import { writeNote, type BuildNote } from '../build-note.ts';
import { buildNames, pointedAt } from '../build-store.ts';
import { beginBuild, keepBuild } from '../keep-build.ts';
import { shareBuilds } from './shared-builds.ts';

const SITE = 'https://learn.hanlu.example';
const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 3, minute)).toISOString();
const OWN: BuildNote = { content: 'of the program', code: 'code', site: SITE, at: at(0) };
/** Too large for its neighbours to be worth one request. */
const PICTURE = 'x'.repeat(300_000);

let bucket: Awaited<ReturnType<typeof startS3Server>>;
let log: ReturnType<typeof vi.spyOn>;
beforeEach(async () => {
  bucket = await startS3Server();
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  log.mockRestore();
  await bucket.close();
});

/** A machine with a program, an empty data folder and the bucket of all. */
const machine = async (own = OWN, siteUrl = SITE) => {
  const temporary = await temporaryFolder({ 'packages/a': '', 'shipped/index.html': 'shipped' });
  const shipped = join(temporary.folder, 'shipped');
  await indexFolder(shipped);
  const store = join(temporary.folder, 'site');
  await mkdir(store);
  const said: string[] = [];
  const announce = (sentence: string) => void said.push(sentence);
  const shared = await shareBuilds({ bucket: bucket.config, store, own, siteUrl, announce });
  let folder = shipped;
  const shown = {
    get folder() {
      return folder;
    },
    show: async (next: string) => {
      await (await loadSite(next)).hold();
      folder = next;
    },
  };
  return {
    store,
    shared,
    tend: () => shared.tend(shown),
    content: () => readFile(join(folder, 'index.html'), 'utf8'),
    name: () => basename(folder),
    said,
    folder: () => folder,
    isHeld: () => shared.isHeld(folder),
    build: async (content: string, note: Partial<BuildNote> = {}) => {
      const work = await beginBuild(store, join(temporary.folder, 'packages'));
      const pages = join(work, 'client');
      await mkdir(join(pages, 'images'), { recursive: true });
      await writeFile(join(pages, 'index.html'), content);
      await writeFile(join(pages, 'images/a.webp'), PICTURE);
      await indexFolder(pages);
      await writeNote(pages, { ...own, at: at(1), ...note, content });
      await shared.date(pages);
      await shown.show(await keepBuild(store, pages, folder));
      await rm(work, { recursive: true });
    },
    [Symbol.asyncDispose]: temporary[Symbol.asyncDispose],
  };
};

type List = { asked: string; builds: object[]; held?: boolean };

/** The operator edits the list in the bucket. */
const byHand = (edit: (list: List) => List) => {
  for (const [key, file] of bucket.files) {
    if (!key.endsWith('builds.json')) continue;
    const list = JSON.parse(file.bytes.toString()) as List;
    bucket.files.set(key, { ...file, bytes: Buffer.from(JSON.stringify(edit(list))) });
  }
};

const packs = () => [...bucket.files.keys()].filter((key) => key.endsWith('.pack'));

test('what one machine has built, all others show, also those that begin later', async () => {
  await using builder = await machine();
  await using other = await machine();
  expect(await other.tend()).toEqual({ asked: false, arrived: false });
  await builder.build('published');
  await builder.tend();
  expect(await other.tend()).toEqual({ asked: false, arrived: true });
  expect([await other.content(), other.name()]).toEqual(['published', builder.name()]);
  expect(await pointedAt(other.store)).toBe(builder.name());
  expect(builder.said).toEqual([]);
  const fetched = `Shown are the pages of ${builder.name()}, fetched from the bucket in `;
  expect(other.said).toEqual([expect.stringMatching(`^${fetched}\\d+\\.\\d s$`)]);

  await using fresh = await machine();
  await fresh.tend();
  expect(await fresh.content()).toBe('published');
  expect(await readFile(join(fresh.folder(), 'images/a.webp'), 'utf8')).toBe(PICTURE);
});

test('a machine that receives removes what it left when it was killed more than an hour ago', async () => {
  await using builder = await machine();
  await using other = await machine();
  const left = join(other.store, '.killed-received');
  await mkdir(left);
  const before = new Date(Date.now() - 2 * 3_600_000);
  await utimes(left, before, before);
  await builder.build('published');
  await builder.tend();
  await other.tend();
  expect((await readdir(other.store)).sort()).toEqual([builder.name(), 'current'].sort());
});

test('a second publication brings and fetches only what changed', async () => {
  await using builder = await machine();
  await using other = await machine();
  await builder.build('first');
  await builder.tend();
  await other.tend();
  await builder.build('second', { at: at(2) });
  await builder.tend();
  expect(packs()).toHaveLength(2);
  const second = packs().at(-1) ?? '';
  expect(bucket.files.get(second)?.bytes.length).toBeLessThan(2_000);

  bucket.asked.length = 0;
  await other.tend();
  expect(await other.content()).toBe('second');
  expect(bucket.asked.filter((one) => one.endsWith('.pack'))).toEqual([`GET /hanlu/${second}`]);
});

test('a look that finds nothing new is one small question', async () => {
  await using builder = await machine();
  await builder.build('published');
  await builder.tend();
  bucket.asked.length = 0;
  await builder.tend();
  expect(bucket.asked).toEqual(['GET /hanlu/pages/builds.json']);
});

test.each([
  ['a file of it is another one', () => change('.pack', (bytes) => void bytes.fill('y', 0, 9))],
  ['its files end early', () => replace('.pack', (bytes) => bytes.subarray(0, 5))],
  ['its files are gone', () => remove('.pack')],
  ['its manifest is another one', () => replace('Z-', (bytes) => Buffer.concat([bytes, bytes]))],
  ['its manifest is gone', () => remove('Z-')],
])('a build is refused where %s, and the next one is whole again', async (_, damage) => {
  await using builder = await machine();
  await using other = await machine();
  await builder.build('first');
  await builder.tend();
  damage();
  expect(await other.tend()).toMatchObject({ arrived: false });
  expect(await other.content()).toBe('shipped');
  expect(await buildNames(other.store)).toEqual([]);
  await other.tend();
  expect(log).toHaveBeenCalledTimes(1);

  await other.build('second', { at: at(2) });
  await other.tend();
  await using third = await machine();
  await third.tend();
  expect(await third.content()).toBe('second');
});

const keyOf = (part: string) => [...bucket.files.keys()].find((key) => key.includes(part)) ?? '';
const change = (part: string, act: (bytes: Buffer) => void) => {
  const file = bucket.files.get(keyOf(part));
  if (file) act(file.bytes);
};
const replace = (part: string, act: (bytes: Buffer) => Buffer) => {
  const file = bucket.files.get(keyOf(part));
  if (file) file.bytes = act(file.bytes);
};
const remove = (part: string) => void bucket.files.delete(keyOf(part));

test('while the bucket is away everyone serves what they have, and what was built meanwhile goes there later', async () => {
  await using builder = await machine();
  await using other = await machine();
  bucket.away(true);
  await builder.build('published');
  await expect(builder.tend()).rejects.toThrow();
  await expect(other.tend()).rejects.toThrow();
  expect([await builder.content(), await other.content()]).toEqual(['published', 'shipped']);
  bucket.away(false);
  await builder.tend();
  await other.tend();
  expect(await other.content()).toBe('published');
});

test('builds of other code and for another address are left alone', async () => {
  await using builder = await machine();
  await using upgraded = await machine({ ...OWN, code: 'newer code' });
  await using moved = await machine(
    { ...OWN, site: 'https://new.hanlu.example' },
    'https://new.hanlu.example',
  );
  await builder.build('published');
  await builder.tend();
  await upgraded.tend();
  await moved.tend();
  expect([await upgraded.content(), await moved.content()]).toEqual(['shipped', 'shipped']);
});

test('a machine whose clock is behind publishes after one whose clock is ahead', async () => {
  await using ahead = await machine();
  await using behind = await machine();
  await ahead.build('first', { at: at(59) });
  await ahead.tend();
  await behind.tend();
  await behind.build('second', { at: at(3) });
  await behind.tend();
  await ahead.tend();
  expect(await ahead.content()).toBe('second');
});

test('the last five builds stay in the bucket, and what only older ones needed goes after a day', async () => {
  await using builder = await machine();
  for (const minute of [1, 2, 3, 4, 5, 6]) {
    await builder.build(`content of ${minute}`, { at: at(minute) });
    await builder.tend();
    for (const file of bucket.files.values()) file.changedAt = new Date(0);
  }
  await builder.build('the last', { at: at(7) });
  await builder.tend();
  const manifests = [...bucket.files.keys()].filter((key) => /pages\/2026.*\.json$/.test(key));
  expect(manifests).toHaveLength(5);
  await using fresh = await machine();
  await fresh.tend();
  expect(await fresh.content()).toBe('the last');
  expect(await readFile(join(fresh.folder(), 'images/a.webp'), 'utf8')).toBe(PICTURE);
});

test('who has asked for new pages is heard by the others once, and not by itself', async () => {
  await using one = await machine();
  await using other = await machine();
  await one.tend();
  await other.tend();
  await one.shared.ask();
  expect(await one.tend()).toMatchObject({ asked: false });
  expect(await other.tend()).toMatchObject({ asked: true });
  expect(await other.tend()).toMatchObject({ asked: false });
});

test('a build of the data folder that is damaged there is fetched once more', async () => {
  await using builder = await machine();
  await using other = await machine();
  await builder.build('published');
  await builder.tend();
  const copy = join(other.store, builder.name());
  await mkdir(copy);
  await writeFile(join(copy, 'index.html'), 'half');
  await other.tend();
  expect([await other.content(), dirname(other.folder())]).toEqual(['published', other.store]);
});

test('an older build that is put first by hand is shown by all, until the next one', async () => {
  await using builder = await machine();
  await using other = await machine();
  for (const [place, content] of ['first', 'second'].entries()) {
    await builder.build(content, { at: at(place + 1) });
    await builder.tend();
    await other.tend();
  }
  byHand((list) => ({ ...list, held: true, builds: list.builds.toReversed() }));
  for (const one of [builder, other]) {
    expect(await one.tend()).toEqual({ asked: false, arrived: true });
    expect([await one.content(), one.isHeld()]).toEqual(['first', true]);
    expect(one.said.at(-1)).toBe(`Shown are the pages of ${one.name()}, which were here already`);
  }
  await builder.build('third', { at: at(3) });
  await builder.tend();
  await other.tend();
  expect([await other.content(), other.isHeld()]).toEqual(['third', false]);
});

test('a process that built while the bucket was away takes nothing kept by hand out of the way', async () => {
  await using builder = await machine();
  for (const [place, content] of ['first', 'second'].entries()) {
    await builder.build(content, { at: at(place + 1) });
    await builder.tend();
  }
  byHand((list) => ({ ...list, held: true, builds: list.builds.toReversed() }));
  await using late = await machine();
  // It began alone, and knew of nothing that is kept.
  await late.build('second', { at: at(3) });
  await late.tend();
  expect([await late.content(), late.isHeld()]).toEqual(['first', true]);

  await using publishing = await machine();
  await publishing.build('third', { at: at(4) });
  await publishing.tend();
  await late.tend();
  expect([await late.content(), late.isHeld()]).toEqual(['third', false]);
});

test('a build that is kept by hand holds back none of the pages of newer code', async () => {
  await using builder = await machine();
  await using upgraded = await machine({ ...OWN, code: 'newer code' });
  await builder.build('published');
  await builder.tend();
  byHand((list) => ({ ...list, held: true }));
  for (const one of [builder, upgraded]) await one.tend();
  expect([builder.isHeld(), upgraded.isHeld()]).toEqual([true, false]);
});
