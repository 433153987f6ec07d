import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, open, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isDatabaseInUse } from '#db/client.ts';
import { judgeDatabase } from '#db/judge-copy.ts';
import type { Report } from '../maintenance.ts';
import { checkCopy } from './check-copy.ts';
import { PARTS, type Manifest } from './copies.ts';
import type { SiteParts } from './make-copy.ts';

/** Where a copy goes. Without a database file that one is hosted elsewhere. */
export type Place = Omit<SiteParts, 'db'> & {
  databaseFile: string | undefined;
  /** What is there now goes into a new folder in this one. */
  aside: string;
};

/** A sentence for the operator; nothing has been changed then. */
export class RestoreRefused extends Error {}

const COMING = '.coming';

/**
 * Puts a copy in the place of what a stopped site has, and answers what it brought back
 * (OPERATION-10). Everything is judged, and lies beside its place, before the first thing is
 * replaced; a restore that was killed is done again. What was there is kept aside, uploads that
 * the copy does not have stay. Throws a RestoreRefused where nothing may be done.
 */
export const restoreCopy = async (copy: string, place: Place, now: Date): Promise<Report> => {
  const checked = await checkCopy(copy);
  if (checked.is === 'refused') throw new RestoreRefused(checked.reason);
  const { manifest } = checked;
  const has = (part: string) =>
    manifest.files.some(({ path }) => path === part || path.startsWith(`${part}/`));
  const { databaseFile } = place;
  if (databaseFile && (await isDatabaseInUse(databaseFile))) {
    throw new RestoreRefused(`${databaseFile} is in use: stop the server first.`);
  }
  const judged =
    databaseFile && has(PARTS.database)
      ? await bringDatabase(join(copy, PARTS.database), databaseFile)
      : undefined;
  const uploads = await bringUploads(copy, manifest, place);

  const aside = join(place.aside, `replaced-${now.toISOString().replaceAll(/[:.]/g, '-')}`);
  await mkdir(aside, { recursive: true, mode: 0o700 });
  if (databaseFile && judged) {
    // A log that a killed process left would be played over the database that comes.
    for (const ending of ['', '-wal', '-shm']) await moveInto(aside, databaseFile + ending);
    await rename(databaseFile + COMING, databaseFile);
  }
  if (has(PARTS.secret)) await replace(join(copy, PARTS.secret), place.secret, aside);
  if (has(PARTS.history)) await replace(join(copy, PARTS.history), place.history, aside);
  // Where there is no repository nobody edits, and pages come built.
  const isEdited = existsSync(place.dataset);
  if (has(PARTS.dataset) && isEdited) {
    await replace(join(copy, PARTS.dataset), place.dataset, aside);
  }
  const wasEmpty = (await readdir(aside)).length === 0;
  if (wasEmpty) await rmdir(aside);
  const missing = judged?.uploads.filter((key) => !uploads.keys.has(key)).length ?? 0;
  return {
    'copy of': manifest.madeAt,
    ...(judged
      ? { people: judged.people, applications: judged.applications }
      : { database: 'not in this copy, or hosted elsewhere' }),
    uploads: `${uploads.keys.size}, of which ${uploads.had} were there`,
    ...(missing > 0 && { 'uploads that the database names and the copy has not': missing }),
    ...(judged && judged.dangling > 0 && { 'rows that refer to nothing': judged.dangling }),
    content: has(PARTS.dataset) && isEdited ? 'brought back' : 'left as it was',
    secret: has(PARTS.secret) ? 'brought back' : 'left as it was',
    ...(!wasEmpty && { 'what was there is in': aside }),
  };
};

const bringDatabase = async (from: string, to: string) => {
  const coming = to + COMING;
  for (const ending of ['', '-wal', '-shm']) await rm(coming + ending, { force: true });
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, coming);
  const judged = await judgeDatabase(coming);
  if (judged.is !== 'sound') {
    await rm(coming, { force: true });
    throw new RestoreRefused(
      judged.is === 'newer'
        ? 'The copy is of a newer version of the site: install that one first.'
        : 'The database in the copy is damaged.',
    );
  }
  await sync(coming);
  return judged;
};

const sync = async (path: string) => {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
};

/** Uploads never change, so those that are there stay. */
const bringUploads = async (copy: string, { files }: Manifest, { uploads }: Place) => {
  const there = new Set(await uploads.list());
  const keys = files
    .filter(({ path }) => dirname(path) === PARTS.uploads)
    .map(({ path }) => basename(path));
  const had = keys.filter((key) => there.has(key));
  for (const key of keys.filter((one) => !there.has(one))) {
    // The database knows the type of each; whoever asks for one is told that.
    await uploads.put(
      key,
      await readFile(join(copy, PARTS.uploads, key)),
      'application/octet-stream',
    );
  }
  return { keys: new Set(keys), had: had.length };
};

/** Brings a file or folder of the copy beside its place, and changes them. */
const replace = async (from: string, to: string, aside: string) => {
  const coming = to + COMING;
  await rm(coming, { recursive: true, force: true });
  await cp(from, coming, { recursive: true });
  await moveInto(aside, to);
  await rename(coming, to);
};

/** Moves what may be there, also to another disk. */
const moveInto = async (folder: string, path: string) => {
  if (!existsSync(path)) return;
  const to = join(folder, basename(path));
  try {
    await rename(path, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await cp(path, to, { recursive: true });
    await rm(path, { recursive: true });
  }
};
