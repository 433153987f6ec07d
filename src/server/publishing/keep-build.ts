import { createHash, randomUUID } from 'node:crypto';
import { link, lstat, mkdir, open, readdir, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { filesIn } from '#src/lib/files-in.ts';
import { someAtOnce } from '#src/lib/some-at-once.ts';
import { encodedName, FILES_AT_ONCE, readIndex } from '../front/file-index.ts';
import { readNote, type BuildNote } from './build-note.ts';
import { buildNames, pointedAt, POINTER } from './build-store.ts';

/** How many builds stay, the one that is shown among them. */
const KEPT = 5;
/** Not the number of the process: in another container one may have the same. */
const OWN = randomUUID();
const WORK = /^\.[^.]+-/;
/** Whoever is at work is so for a shorter time: a build is ended after ten minutes. */
const LONGEST_WORK_MS = 3_600_000;

/** A place of this process's own beside the builds. */
export const workIn = (store: string, what: string) => join(store, `.${OWN}-${what}`);

/**
 * A folder beside the builds in which this process makes the next one. What is built finds there the
 * packages that a program takes from the machine. What processes that were killed have left is
 * removed after an hour.
 */
export const beginBuild = async (store: string, packages: string): Promise<string> => {
  await mkdir(store, { recursive: true });
  await clearUp(store);
  const work = workIn(store, 'next');
  await rm(work, { recursive: true, force: true });
  await mkdir(work);
  await symlink(packages, join(work, 'node_modules'), 'dir');
  return work;
};

/** Removes what processes that were killed an hour ago or earlier have left beside the builds. */
export const clearUp = async (store: string) => {
  for (const name of await readdir(store)) {
    const place = join(store, name);
    if (WORK.test(name) && (await isLeft(place))) await rm(place, { recursive: true, force: true });
  }
};

/** What is gone by now is nobody's to remove. */
const isLeft = async (place: string): Promise<boolean> => {
  const found = await lstat(place).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > LONGEST_WORK_MS;
};

/**
 * Takes whole pages, a folder with note and index on the same disk, into the store and has them
 * shown from the next start on; answers their new folder. What did not change since the build that
 * is served shares its room. Rejects with the file system's error, and the store is as it was then.
 */
export const keepBuild = async (store: string, pages: string, served: string): Promise<string> => {
  const note = await readNote(pages);
  if (!note) throw new Error('The pages do not say what they were made from.');
  const shared =
    dirname(served) === store ? await shareUnchanged(served, pages) : new Set<string>();
  return settleBuild(store, pages, nameOf(note), shared);
};

/**
 * Gives whole pages their name and has them shown from the next start on; answers their folder. The
 * `safe` files are on the disk for sure already.
 */
export const settleBuild = async (
  store: string,
  pages: string,
  name: string,
  safe: ReadonlySet<string>,
): Promise<string> => {
  await syncAll(pages, safe);
  const folder = join(store, name);
  await rename(pages, folder);
  try {
    await syncFolder(store);
    await pointAt(store, name);
  } catch (error) {
    await removeBuild(store, name);
    throw error;
  }
  return folder;
};

/** Short enough for every file system, and long enough that no two builds share it. */
const short = (revision: string) =>
  createHash('sha256').update(revision).digest('hex').slice(0, 12);

const nameOf = ({ at, content, code }: BuildNote): string =>
  `${at.replace(/[-:.]/g, '')}-${short(content)}-${short(code)}`;

/** Answers the files that lie in both builds now. */
const shareUnchanged = async (before: string, next: string): Promise<Set<string>> => {
  const shared = new Set<string>();
  const known = new Map((await readIndex(before)).map(({ name, etag }) => [name, etag]));
  const spare = join(dirname(next), 'shared');
  for (const { name, etag, encodings } of await readIndex(next)) {
    if (known.get(name) !== etag) continue;
    for (const form of [name, ...encodings.map((encoding) => encodedName(name, encoding))]) {
      // A disk without links, or a file that somebody took away: then it has room of its own.
      const file = join(next, form);
      try {
        await link(join(before, form), spare);
        await rename(spare, file);
        shared.add(file);
      } catch {
        await rm(spare, { force: true });
      }
    }
  }
  return shared;
};

/** A build that has its name is on the disk, also after the machine lost its power. */
const syncAll = async (folder: string, safe: ReadonlySet<string>) => {
  const files = (await filesIn(folder))
    .map((name) => join(folder, name))
    .filter((file) => !safe.has(file));
  await someAtOnce(FILES_AT_ONCE, files, (file) => sync(file));
};

const sync = async (file: string, flags = 'r+') => {
  const opened = await open(file, flags);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
};

/** Windows opens no folders. */
const syncFolder = async (folder: string) => {
  if (process.platform !== 'win32') await sync(folder, 'r');
};

/** Has a build of the store shown from the next start on. */
export const pointAt = async (store: string, name: string) => {
  const draft = workIn(store, POINTER);
  const file = await open(draft, 'w');
  try {
    await file.writeFile(`${name}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, join(store, POINTER));
  await syncFolder(store);
};

/** Removes all but the newest builds, never the one that is served or to be shown. */
export const dropOldBuilds = async (store: string, served: string): Promise<void> => {
  const needed = new Set([basename(served), await pointedAt(store)]);
  const names = await buildNames(store);
  const rest = names.filter((name) => !needed.has(name));
  const room = KEPT - (names.length - rest.length);
  for (const name of rest.slice(Math.max(room, 0))) await removeBuild(store, name);
};

/** Takes its name from a build first, so that one which is half removed is none. */
export const removeBuild = async (store: string, name: string) => {
  const gone = workIn(store, `gone-${name}`);
  await rename(join(store, name), gone);
  await rm(gone, { recursive: true, force: true });
};
