import { readFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { closeSharedDatabase, database } from '#db/client.ts';
import { addUpload } from '#db/repos/uploads.ts';
import { users } from '#db/schema/users.ts';
import { newAccount, ownDatabase } from '#tests/server/own-database.ts';
import { openStorage, type Storage } from '../storage/storage.ts';
import { copiesFolder, KEPT_COPIES, listCopies } from './copies.ts';
import { backUpDaily, makeCopy, type Copy } from './make-copy.ts';
import { restoreCopy, RestoreRefused, type Place } from './restore-copy.ts';

const folder = ownDatabase({ per: 'test' });
const inside = (...path: string[]) => join(folder(), ...path);

let uploads: Storage;
let place: Place;
beforeEach(async () => {
  uploads = await openStorage({ at: 'folder', folder: inside('uploads') });
  place = {
    databaseFile: inside('hanlu.db'),
    uploads,
    secret: inside('secret'),
    history: inside('content'),
    dataset: inside('cms/dataset'),
    aside: folder(),
  };
  await mkdir(inside('content'));
  await mkdir(inside('cms/dataset/images'), { recursive: true });
  await writeFile(inside('content/journal.ndjson'), 'first\n');
  await writeFile(inside('content/lock.db'), '');
  await writeFile(inside('cms/dataset/phrases.ndjson'), '你好\n');
  await writeFile(inside('cms/dataset/images/a.svg'), '<svg/>');
  await writeFile(inside('secret'), `${'0'.repeat(64)}\n`, { mode: 0o600 });
});

const DAY_MS = 86_400_000;
const NOON = new Date('2030-01-02T12:00:00.000Z');

const KEYS = ['a', 'b', 'c'].map((letter) => letter.repeat(32));
const [FIRST = '', SECOND = '', THIRD = ''] = KEYS;

const upload = async (key: string, ownerId: string) => {
  const bytes = Buffer.from(`picture ${key}`);
  await addUpload(await database(), {
    key,
    ownerId,
    kind: 'profile',
    contentType: 'image/webp',
    size: bytes.byteLength,
    createdAt: NOON,
  });
  await uploads.put(key, bytes, 'image/webp');
};

const copyNow = async (now = NOON) =>
  makeCopy({ ...place, db: await database() }, copiesFolder(), now);

const people = async () => (await (await database()).select({ id: users.id }).from(users)).length;

/** Everything below a folder, by its path. */
const contentsOf = async (root: string) => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map((file) => {
      const path = join(file.parentPath, file.name);
      return [path.slice(root.length + 1), readFileSync(path, 'utf8')];
    }),
  );
};

test('what was copied comes back whole, and what was there meanwhile is kept aside', async () => {
  const owner = await newAccount();
  await upload(FIRST, owner);
  await upload(SECOND, owner);
  const { path } = await copyNow();
  const before = await contentsOf(inside('cms/dataset'));

  await newAccount();
  await upload(THIRD, owner);
  await uploads.delete(FIRST);
  await writeFile(inside('cms/dataset/phrases.ndjson'), '再见\n');
  await writeFile(inside('cms/dataset/new.ndjson'), '{}\n');
  await writeFile(inside('content/journal.ndjson'), 'first\nsecond\n');
  await writeFile(inside('secret'), `${'1'.repeat(64)}\n`);
  await closeSharedDatabase();

  const report = await restoreCopy(path, place, new Date(NOON.getTime() + DAY_MS));
  expect(report).toEqual({
    'copy of': NOON.toISOString(),
    people: 1,
    applications: 0,
    uploads: '2, of which 1 were there',
    content: 'brought back',
    secret: 'brought back',
    'what was there is in': inside('replaced-2030-01-03T12-00-00-000Z'),
  });
  expect(await people()).toBe(1);
  expect((await uploads.list()).sort()).toEqual(KEYS);
  expect(Buffer.from((await uploads.get(FIRST)) ?? []).toString()).toBe(`picture ${FIRST}`);
  expect(await contentsOf(inside('cms/dataset'))).toEqual(before);
  expect(await readFile(inside('content/journal.ndjson'), 'utf8')).toBe('first\n');
  expect(await readFile(inside('secret'), 'utf8')).toBe(`${'0'.repeat(64)}\n`);

  const aside = await contentsOf(inside('replaced-2030-01-03T12-00-00-000Z'));
  expect(aside).toMatchObject({
    secret: `${'1'.repeat(64)}\n`,
    'dataset/phrases.ndjson': '再见\n',
    'content/journal.ndjson': 'first\nsecond\n',
  });
  expect(Object.keys(aside)).toContain('hanlu.db');
});

test('of two copies at once each is whole', async () => {
  await upload(FIRST, await newAccount());
  let other: Promise<Copy> | undefined;
  const slowly = {
    ...uploads,
    list: async () => {
      other ??= copyNow(new Date(NOON.getTime() + 1));
      await Promise.race([other, wait(500)]);
      return uploads.list();
    },
  };
  const parts = { ...place, uploads: slowly, db: await database() };
  const one = await makeCopy(parts, copiesFolder(), NOON);
  for (const copy of [one, await other]) {
    expect(copy?.manifest.files.map((file) => file.path)).toEqual(
      expect.arrayContaining(['hanlu.db', `uploads/${FIRST}`, 'secret']),
    );
  }
});

test('on an empty machine nothing is kept aside, and nothing is said of it', async () => {
  await upload(FIRST, await newAccount());
  const { path } = await copyNow();
  await closeSharedDatabase();
  const empty = inside('elsewhere');
  await mkdir(empty);
  const elsewhere = {
    databaseFile: join(empty, 'hanlu.db'),
    uploads: await openStorage({ at: 'folder', folder: join(empty, 'uploads') }),
    secret: join(empty, 'secret'),
    history: join(empty, 'content'),
    dataset: join(empty, 'cms/dataset'),
    aside: empty,
  };
  expect(await restoreCopy(path, elsewhere, NOON)).toEqual({
    'copy of': NOON.toISOString(),
    people: 1,
    applications: 0,
    uploads: '1, of which 0 were there',
    content: 'left as it was',
    secret: 'brought back',
  });
  const there = await readdir(empty);
  expect(there.toSorted()).toEqual(['content', 'hanlu.db', 'secret', 'uploads']);
});

test('only the owner of the process can read the database and its copies', async () => {
  const { path } = await copyNow();
  const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);
  expect(await modeOf(inside('hanlu.db'))).toBe('600');
  expect(await modeOf(inside('hanlu.db-wal'))).toBe('600');
  expect(await modeOf(path)).toBe('700');
  for (const file of ['hanlu.db', 'secret', 'manifest.json']) {
    expect(await modeOf(join(path, file))).toBe('600');
  }
});

test('a log that a killed process left is not played over the database that comes', async () => {
  await newAccount();
  const { path } = await copyNow();
  await newAccount();
  // As a kill leaves them: the second person is in the log alone.
  for (const ending of ['', '-wal']) {
    await cp(inside(`hanlu.db${ending}`), inside(`killed.db${ending}`));
  }
  await closeSharedDatabase();
  for (const ending of ['', '-wal']) {
    await cp(inside(`killed.db${ending}`), inside(`hanlu.db${ending}`));
  }
  expect((await stat(inside('hanlu.db-wal'))).size).toBeGreaterThan(0);
  await restoreCopy(path, place, NOON);
  expect(await people()).toBe(1);
});

const refusal = async (copy: string) => {
  const before = await contentsOf(inside('cms'));
  const tried = restoreCopy(copy, place, NOON);
  await expect(tried).rejects.toBeInstanceOf(RestoreRefused);
  expect(await contentsOf(inside('cms'))).toEqual(before);
  expect((await readdir(folder())).some((name) => name.startsWith('replaced'))).toBe(false);
  return tried.catch((error: Error) => error.message);
};

test('while a server has the database nothing is brought back', async () => {
  const { path } = await copyNow();
  expect(await refusal(path)).toBe(`${inside('hanlu.db')} is in use: stop the server first.`);
});

test('a damaged copy is refused by the name of what is damaged', async () => {
  await upload(FIRST, await newAccount());
  const { path } = await copyNow();
  await closeSharedDatabase();
  const spoil = async (file: string, change: () => Promise<unknown>) => {
    const kept = await readFile(join(path, file));
    await change();
    const said = await refusal(path);
    await writeFile(join(path, file), kept);
    return said;
  };
  const uploaded = `uploads/${FIRST}`;
  expect(await spoil(uploaded, () => rm(join(path, uploaded)))).toBe(
    `${uploaded} is missing in the copy.`,
  );
  expect(
    await spoil('hanlu.db', async () => {
      const bytes = await readFile(join(path, 'hanlu.db'));
      bytes[5000] = (bytes[5000] ?? 0) ^ 255;
      await writeFile(join(path, 'hanlu.db'), bytes);
    }),
  ).toBe('hanlu.db is damaged in the copy.');
  for (const text of ['{', '{"form":2}', '{"form":1,"madeAt":"2030-01-02T12:00:00.000Z"}']) {
    expect(await spoil('manifest.json', () => writeFile(join(path, 'manifest.json'), text))).toBe(
      `${path} is no copy: it has no manifest that can be read.`,
    );
  }
  expect(await refusal(inside('nothing'))).toMatch(/is no copy/);
});

test('a copy whose manifest names files outside of it is no copy', async () => {
  const { path } = await copyNow();
  await closeSharedDatabase();
  const manifest = JSON.parse(await readFile(join(path, 'manifest.json'), 'utf8')) as {
    files: { path: string }[];
  };
  for (const outside of ['../secret', '/etc/hosts', 'uploads/../../secret']) {
    const files = [{ ...manifest.files[0], path: outside }];
    await writeFile(join(path, 'manifest.json'), JSON.stringify({ ...manifest, files }));
    expect(await refusal(path)).toMatch(/is no copy/);
  }
});

test('what people and their programs leave beside the content comes along by any name', async () => {
  for (const name of ['.DS_Store', 'phrases.ndjson~', 'images/صورة 1.svg']) {
    await writeFile(inside('cms/dataset', name), name);
  }
  const { path } = await copyNow();
  const before = await contentsOf(inside('cms/dataset'));
  await rm(inside('cms/dataset/images'), { recursive: true });
  await closeSharedDatabase();
  expect(await restoreCopy(path, place, NOON)).toMatchObject({ content: 'brought back' });
  expect(await contentsOf(inside('cms/dataset'))).toEqual(before);
});

test('a copy of a newer version is not served by an older one', async () => {
  const db = await database();
  await db.$client.execute(
    "INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('of tomorrow', 4102444800000)",
  );
  const { path } = await copyNow();
  await closeSharedDatabase();
  expect(await refusal(path)).toBe(
    'The copy is of a newer version of the site: install that one first.',
  );
});

test('an upload that the copy before has takes no room again', async () => {
  const owner = await newAccount();
  await upload(FIRST, owner);
  const first = await copyNow();
  await upload(SECOND, owner);
  const second = await copyNow(new Date(NOON.getTime() + 1));
  const fileIn = (copy: string, key: string) => stat(join(copy, 'uploads', key));
  expect((await fileIn(first.path, FIRST)).ino).toBe((await fileIn(second.path, FIRST)).ino);
  expect((await fileIn(second.path, SECOND)).nlink).toBe(1);
  await closeSharedDatabase();
  await rm(first.path, { recursive: true });
  expect(await restoreCopy(second.path, place, NOON)).toMatchObject({ people: 1 });
});

test('the newest copies are kept, and files of others are left alone', async () => {
  await copyNow(new Date(0));
  await writeFile(join(copiesFolder(), 'notes.txt'), '');
  await mkdir(join(copiesFolder(), 'hanlu-2029-01-01T00-00-00-000Z.part'));
  for (let day = 1; day <= KEPT_COPIES; day += 1) await copyNow(new Date(day * DAY_MS));
  const names = await readdir(copiesFolder());
  expect(names).toHaveLength(KEPT_COPIES + 1);
  expect(names).toContain('notes.txt');
  expect(names).not.toContain('hanlu-1970-01-01T00-00-00-000Z');
});

test('a copy that comes to no end takes no room, nor does what was left of another', async () => {
  await mkdir(join(copiesFolder(), 'hanlu-2029-01-01T00-00-00-000Z.part'), { recursive: true });
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const parts = {
    ...place,
    uploads: { ...uploads, list: () => Promise.reject(full) },
    db: await database(),
  };
  await expect(makeCopy(parts, copiesFolder(), NOON)).rejects.toBe(full);
  expect(await readdir(copiesFolder())).toEqual([]);
});

test('by itself the site makes one copy a day', async () => {
  const db = await database();
  await backUpDaily(db, NOON);
  await backUpDaily(db, new Date(NOON.getTime() + DAY_MS / 2));
  expect(await listCopies(copiesFolder())).toHaveLength(1);
  await backUpDaily(db, new Date(NOON.getTime() + DAY_MS + 1));
  expect(await listCopies(copiesFolder())).toHaveLength(2);
});

test('a place that can’t be written to is an error, not a silent nothing', async () => {
  await writeFile(copiesFolder(), '');
  await expect(copyNow()).rejects.toThrow();
});
