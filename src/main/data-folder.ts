import { statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '#src/lib/config.ts';
import { endWith } from './settings.ts';

/**
 * Makes the data folder where it is not there: where the database is elsewhere nothing else may need
 * it for long, and no disk is looked at. Ends the process with one sentence where it can't be made.
 */
export const openDataFolder = async ({ dataDir }: Pick<Config, 'dataDir'>): Promise<void> => {
  try {
    await makeFolder(dataDir);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error);
    endWith(
      `The folder ${dataDir} can't be made (${code}): let this user write there, or set DATA_DIR to another folder.`,
    );
  }
};

/**
 * Node's own `recursive` never ends where a place such as /proc refuses a folder as one whose parent
 * is missing.
 */
const makeFolder = async (folder: string): Promise<void> => {
  if (isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) await makeFolder(parent);
  try {
    await mkdir(folder);
  } catch (error) {
    // Another process may have made it at the same moment.
    if (!isFolder(folder)) throw error;
  }
};

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
