import { closeSharedDatabase, database } from '#db/client.ts';
import { ConfigError } from '#src/lib/config.ts';
import { cleanUploads } from '#src/features/teach/uploads/clean.server.ts';
import { backUpSite } from '#src/server/backup.ts';
import { askServer, type Report, type Task } from '#src/server/maintenance.ts';
import { endWith, readSettings } from './settings.ts';

/**
 * Does a task: the running server does it when there is one, else this command opens the database
 * itself (OPERATION-5). Prints what was done; ends the process where it could not be done.
 */
const maintain = async (name: string, task: Task): Promise<void> => {
  const asked = await askServer(name, readSettings());
  if (asked.is === 'refused') endWith(asked.message);
  const report = asked.is === 'done' ? asked.report : await runHere(task);
  const figures = Object.entries(report).map(([what, figure]) => `${what}: ${figure}`);
  console.log(figures.join(', '));
};

/** Copies the database into `DATA_DIR/backups`. */
export const backup = (): Promise<void> => maintain('backup', backUpSite);

/** Removes uploaded files that nothing needs any more. */
export const cleanUp = (): Promise<void> => maintain('uploads-clean', cleanUploads);

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
