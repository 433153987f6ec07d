import { existsSync } from 'node:fs';
import { closeSharedDatabase, database, isDatabaseInUse } from '#db/client.ts';
import { ConfigError, type Config } from '#src/lib/config.ts';
import { cleanUploads } from '#src/features/teach/uploads/clean.server.ts';
import { join, resolve } from 'node:path';
import { isFolderLocked } from '#cms/server/folder-lock.ts';
import { isShared } from '#src/lib/config/database.ts';
import { copiesFolder, listCopies, PARTS } from '#src/server/backup/copies.ts';
import { keepOwner } from '#src/server/backup/keep-owner.ts';
import { backUpSite } from '#src/server/backup/make-copy.ts';
import { restoreCopy, RestoreRefused } from '#src/server/backup/restore-copy.ts';
import { openStorage } from '#src/server/storage/storage.ts';
import { askServer, isServerThere, type Report, type Task } from '#src/server/maintenance.ts';
import { openDataFolder } from './data-folder.ts';
import { endWith, readSettings } from './settings.ts';

/**
 * Does a task: the running server does it when there is one, else this command opens the database
 * itself (OPERATION-5). Prints what was done; ends the process where it could not be done.
 */
const maintain = async (name: string, task: Task): Promise<void> => {
  const config = readSettings();
  // An empty one would be made, by a command that was given none of the site's settings.
  const file = databaseFileOf(config);
  if (file && !existsSync(file)) {
    endWith(`There is no database at ${file}: set DATA_DIR as it is for the server.`);
  }
  const giveBack = await keepOwner(resolve(config.dataDir));
  const asked = await askServer(name, config);
  if (asked.is === 'refused') endWith(asked.message);
  if (asked.is === 'stopped' && file && (await isDatabaseInUse(file))) {
    endWith(
      `${file} is in use, and no server answers on port ${config.port}: set PORT as it is for the server, or wait until another command is done.`,
    );
  }
  const report = asked.is === 'done' ? asked.report : await runHere(task);
  await giveBack();
  print(report);
};

/** Undefined where the database is on a server. */
const databaseFileOf = ({ database: place }: Config): string | undefined =>
  isShared(place) ? undefined : place.url.slice('file:'.length);

const print = (report: Report) => {
  const figures = Object.entries(report).map(([what, figure]) => `${what}: ${figure}`);
  console.log(figures.join('\n'));
};

/** Copies the site's database, uploads, content and secret into `DATA_DIR/backups`. */
export const backup = (): Promise<void> => maintain('backup', backUpSite);

/** Removes uploaded files that nothing needs any more. */
export const cleanUp = (): Promise<void> => maintain('uploads-clean', cleanUploads);

/**
 * Puts a copy in the place of what the site has; the name of one in `DATA_DIR/backups` is enough.
 * Without one the copies that there are are told. Only where no server runs: it would write on into
 * files that are gone.
 */
export const restore = async (named: string | undefined): Promise<void> => {
  const config = readSettings();
  const copies = copiesFolder();
  if (!named) return console.log(await choiceOf(copies));
  // A task would be signed, by a secret that would be made where the copy's has to come.
  if (await isServerThere(config)) {
    endWith(`A server answers on port ${config.port}: stop it first.`);
  }
  const dataDir = resolve(config.dataDir);
  const history = join(dataDir, PARTS.history);
  if (isFolderLocked(history)) endWith(`A Studio is open on ${history}: stop it first.`);
  const place = {
    databaseFile: databaseFileOf(config),
    uploads: await openStorage(config.storage),
    secret: join(dataDir, PARTS.secret),
    history,
    dataset: resolve('cms/dataset'),
    aside: dataDir,
  };
  const isName = (await listCopies(copies)).includes(named);
  const copy = isName ? join(copies, named) : resolve(named);
  if (!existsSync(copy)) {
    endWith(`Nothing was changed. There is no copy ${named} in ${copies}, and nothing at ${copy}.`);
  }
  await openDataFolder(config);
  try {
    const owners = await Promise.all([dataDir, place.dataset].map(keepOwner));
    const report = await restoreCopy(copy, place, new Date());
    for (const giveBack of owners) await giveBack();
    print(report);
  } catch (error) {
    if (error instanceof RestoreRefused) endWith(`Nothing was changed. ${error.message}`);
    throw error;
  }
};

const choiceOf = async (folder: string) => {
  const names = await listCopies(folder);
  return names.length > 0
    ? `Name the copy to bring back: ${names.reverse().join(', ')}.`
    : `There are no copies in ${folder}. Name the folder of one.`;
};

const runHere = async (task: Task): Promise<Report> => {
  try {
    return await task(await database());
  } catch (error) {
    if (error instanceof ConfigError) endWith(error.message);
    throw error;
  } finally {
    await closeSharedDatabase();
  }
};
