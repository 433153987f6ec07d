import type { Dirent } from 'node:fs';
import { lchown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

type Owner = { uid: number; gid: number };

/**
 * Notes whose a folder is, and answers what gives it and all that is in it to them again: what root
 * makes there a server under another user could neither read nor remove. Nobody but root can give, so
 * for others it does nothing, nor for a folder that is not there yet.
 */
export const keepOwner = async (folder: string): Promise<() => Promise<void>> => {
  const owner = await stat(folder).catch(() => undefined);
  if (process.getuid?.() !== 0 || !owner) return async () => undefined;
  return () => giveTo(owner, folder);
};

const giveTo = async (owner: Owner, path: string, isFolder = true): Promise<void> => {
  const entries = await give(owner, path, isFolder).catch((error: unknown) => {
    // A server that runs removes what it has done with, such as a build.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) await giveTo(owner, join(path, entry.name), entry.isDirectory());
};

/** Gives one thing, a link itself and never what it leads to; answers what is in it. */
const give = async ({ uid, gid }: Owner, path: string, isFolder: boolean): Promise<Dirent[]> => {
  await lchown(path, uid, gid);
  return isFolder ? readdir(path, { withFileTypes: true }) : [];
};
