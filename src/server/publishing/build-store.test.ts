import { mkdir, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { indexFolder } from '../front/file-index.ts';
import { temporaryFolder } from '../front/harness.ts';
import { writeNote, type BuildNote } from './build-note.ts';
import { buildNames, isHeld, pointedAt, servableFolders, strayPointer } from './build-store.ts';
import { beginBuild, dropOldBuilds, keepBuild, workIn } from './keep-build.ts';

const SITE = 'https://learn.hanlu.example';
const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 3, minute)).toISOString();
const note = (minute: number, change: Partial<BuildNote> = {}): BuildNote => ({
  content: `content of ${minute}`,
  code: 'code',
  site: SITE,
  at: at(minute),
  ...change,
});

type Publication = {
  /** The folder of the pages that are served meanwhile. */
  served?: string;
  files?: Record<string, string>;
  beforeKeeping?: () => Promise<void>;
};

/** A data folder whose program was built before all publications. */
const dataFolder = async (own = note(0)) => {
  const temporary = await temporaryFolder({ 'shipped/index.html': 'shipped', 'packages/a': '' });
  const shipped = join(temporary.folder, 'shipped');
  await writeNote(shipped, own);
  const store = join(temporary.folder, 'site');
  const begin = () => beginBuild(store, join(temporary.folder, 'packages'));
  return {
    store,
    shipped,
    begin,
    servable: (siteUrl = SITE) => servableFolders(store, shipped, siteUrl),
    publish: async (
      what: BuildNote,
      { served = shipped, files, beforeKeeping }: Publication = {},
    ) => {
      const work = await begin();
      const pages = join(work, 'client');
      await mkdir(pages);
      const all = files ?? { 'index.html': what.content };
      for (const [name, text] of Object.entries(all)) await writeFile(join(pages, name), text);
      await indexFolder(pages);
      await writeNote(pages, what);
      await beforeKeeping?.();
      const folder = await keepBuild(store, pages, served);
      await rm(work, { recursive: true });
      return folder;
    },
    [Symbol.asyncDispose]: temporary[Symbol.asyncDispose],
  };
};

const LONG_AGO = new Date(Date.now() - 3_700_000);

test('before the first publication a program serves the pages that came with it', async () => {
  await using data = await dataFolder();
  expect(await data.servable()).toEqual([data.shipped]);
});

test('after a publication the next start serves its pages, with those before it behind them', async () => {
  await using data = await dataFolder();
  const first = await data.publish(note(1));
  const second = await data.publish(note(2));
  expect(await data.servable()).toEqual([second, first, data.shipped]);
  expect(await readFile(join(second, 'index.html'), 'utf8')).toBe('content of 2');
  expect(basename(second)).toMatch(/^20261124T030200000Z-[0-9a-f]{12}-[0-9a-f]{12}$/);
});

test('the same content published twice makes two builds, of which the later one is shown', async () => {
  await using data = await dataFolder();
  await data.publish(note(1));
  const again = await data.publish(note(2, { content: 'content of 1' }));
  expect((await data.servable())[0]).toBe(again);
});

test('a build of other code is not served', async () => {
  await using data = await dataFolder();
  await data.publish(note(1, { code: 'older code' }));
  expect(await data.servable()).toEqual([data.shipped]);
});

test('a build that is older than the pages of the program is not served', async () => {
  await using data = await dataFolder(note(5));
  await data.publish(note(1));
  expect(await data.servable()).toEqual([data.shipped]);
});

test('a build for another address is served only where the program was built for another one, too', async () => {
  await using data = await dataFolder();
  const build = await data.publish(note(1, { site: 'http://127.0.0.1:4321' }));
  expect(await data.servable(SITE)).toEqual([data.shipped]);
  expect(await data.servable('https://moved.hanlu.example')).toEqual([build, data.shipped]);
});

test('a process that is killed while it writes leaves nothing that is served, and a build an hour later removes it', async () => {
  await using data = await dataFolder();
  const first = await data.publish(note(1));
  const left = [join(data.store, '.killed-next'), join(data.store, '.killed-current')] as const;
  const half = join(left[0], 'client');
  await mkdir(half, { recursive: true });
  await writeNote(half, note(2));
  await writeFile(left[1], 'half a na');
  for (const path of left) await utimes(path, LONG_AGO, LONG_AGO);
  expect(await data.servable()).toEqual([first, data.shipped]);
  const work = await data.begin();
  expect((await readdir(data.store)).sort()).toEqual(
    [basename(work), basename(first), 'current'].sort(),
  );
});

test('what another process is at work on stays, in another container too', async () => {
  await using data = await dataFolder();
  const work = await data.begin();
  // As when it comes anew: two containers may number their processes alike.
  vi.resetModules();
  const { beginBuild: beginElsewhere } = await import('./keep-build.ts');
  const other = await beginElsewhere(data.store, join(data.shipped, '../packages'));
  expect(other).not.toBe(work);
  expect((await readdir(data.store)).sort()).toEqual([basename(work), basename(other)].sort());
});

test('a process that is killed before it points at its build leaves the one before it to be shown', async () => {
  await using data = await dataFolder();
  const first = await data.publish(note(1));
  const pointer = await readFile(join(data.store, 'current'));
  const second = await data.publish(note(2));
  await writeFile(join(data.store, 'current'), pointer);
  expect(await data.servable()).toEqual([first, second, data.shipped]);
});

test.each(['', 'half a na', '../../secret\n'])(
  'a pointer that says “%s” is none, and the newest build is served',
  async (text) => {
    await using data = await dataFolder();
    await data.publish(note(1));
    const second = await data.publish(note(2));
    await writeFile(join(data.store, 'current'), text);
    expect(await pointedAt(data.store)).toBeUndefined();
    expect((await data.servable())[0]).toBe(second);
  },
);

test('where the pointer can’t be written, as on a full disk, the build is gone and the old one shown', async () => {
  await using data = await dataFolder();
  const first = await data.publish(note(1));
  const fillDisk = () => symlink('/dev/full', workIn(data.store, 'current'));
  await expect(data.publish(note(2), { beforeKeeping: fillDisk })).rejects.toThrow();
  expect(await buildNames(data.store)).toEqual([basename(first)]);
  expect((await data.servable())[0]).toBe(first);
});

test('pages that do not say what they were made from are not kept', async () => {
  await using data = await dataFolder();
  const work = await data.begin();
  await expect(keepBuild(data.store, join(work, 'nothing'), data.shipped)).rejects.toThrow(
    'do not say',
  );
  expect(await buildNames(data.store)).toEqual([]);
});

test('five builds stay, whichever is served and whichever is to be shown among them', async () => {
  await using data = await dataFolder();
  const folders: string[] = [];
  for (let minute = 1; minute <= 7; minute += 1) folders.push(await data.publish(note(minute)));
  const [first = '', , , ...newest] = folders.map((folder) => basename(folder));
  await dropOldBuilds(data.store, join(data.store, first));
  expect((await buildNames(data.store)).sort()).toEqual([first, ...newest]);
  await dropOldBuilds(data.store, folders[6] ?? '');
  expect(await buildNames(data.store)).toHaveLength(5);
  await data.publish(note(8));
  await dropOldBuilds(data.store, folders[6] ?? '');
  expect(await buildNames(data.store)).toHaveLength(5);
  expect(await buildNames(data.store)).not.toContain(first);
});

test('what did not change shares its room with the build before, and outlives it', async () => {
  await using data = await dataFolder();
  const same = 'const word = "学习";\n'.repeat(200);
  const first = await data.publish(note(1), { files: { 'a.js': same, 'b.js': 'one' } });
  const second = await data.publish(note(2), {
    served: first,
    files: { 'a.js': same, 'b.js': 'two' },
  });
  const inode = async (folder: string, name: string) => (await stat(join(folder, name))).ino;
  for (const name of ['a.js', 'a.js.br']) {
    expect(await inode(second, name)).toBe(await inode(first, name));
  }
  expect(await readFile(join(second, 'b.js'), 'utf8')).toBe('two');
  await rm(first, { recursive: true });
  expect(await readFile(join(second, 'a.js'), 'utf8')).toBe(same);
});

test('an older build that is put in front by hand is held until the next one', async () => {
  await using data = await dataFolder();
  const older = await data.publish(note(1));
  const newer = await data.publish(note(2));
  await writeFile(join(data.store, 'current'), `${basename(older)} held\n`);
  expect(await data.servable()).toEqual([older, newer, data.shipped]);
  expect(await isHeld(data.store, older)).toBe(true);
  expect(await isHeld(data.store, newer)).toBe(false);
  const next = await data.publish(note(3));
  expect(await isHeld(data.store, next)).toBe(false);
  expect((await data.servable())[0]).toBe(next);
});

test('a name in front that no build has is told, and another build is shown', async () => {
  await using data = await dataFolder();
  expect(await strayPointer(data.store)).toBeUndefined();
  const older = await data.publish(note(1));
  await data.publish(note(2));
  expect(await strayPointer(data.store)).toBeUndefined();
  const name = basename(older);
  for (const slip of [name.slice(0, -1), name.replace('2026', '2025')]) {
    await writeFile(join(data.store, 'current'), `${slip} held\n`);
    expect(await strayPointer(data.store)).toBe(slip);
    expect((await data.servable())[0]).not.toBe(older);
  }
});
