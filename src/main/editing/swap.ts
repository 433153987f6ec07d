import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const WORK = /^next-(\d+)$/;

/** The folder beside the pages in which this process makes new ones, as `client` inside of it. */
export const workFolder = (client: string): string => join(client, `../next-${process.pid}`);

/**
 * Puts the whole new pages of this process in the place of the old ones. Where they can't get
 * there the old ones are back, and the file system's error is thrown.
 */
export const swapPages = async (client: string): Promise<void> => {
  const work = workFolder(client);
  const before = join(work, 'before');
  await rename(client, before);
  try {
    await rename(join(work, 'client'), client);
  } catch (error) {
    await rename(before, client);
    throw error;
  }
};

/**
 * Clears up, at a start, behind processes that were killed while they published: pages that had
 * left their place and not got there get there; what was half made goes.
 */
export const recoverPages = async (client: string): Promise<void> => {
  const beside = dirname(client);
  for (const name of await readdir(beside)) {
    const owner = WORK.exec(name)?.[1];
    if (owner === undefined) continue;
    const work = join(beside, name);
    // The old pages leave only when the new ones are whole. Without pages nobody is at work, even
    // where another process has the number by now.
    if (!existsSync(client) && existsSync(join(work, 'before'))) {
      await rename(join(work, 'client'), client);
    } else if (isRunning(Number(owner))) continue;
    await rm(work, { recursive: true, force: true });
  }
};

/** In a container every process may have the same number, so one with ours was before us. */
const isRunning = (pid: number): boolean => {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};
