import { lchown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Notes whose a folder is, and answers what gives it and all that is in it to them again: what root
 * makes there a server under another user could neither read nor remove. Nobody but root can give, so
 * for others it does nothing, nor for a folder that is not there yet.
 */
export const keepOwner = async (folder: string): Promise<() => Promise<void>> => {
  const owner = await stat(folder).catch(() => undefined);
  if (process.getuid?.() !== 0 || !owner) return async () => undefined;
  return async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
    // A link is given itself, never what it leads to.
    for (const path of [folder, ...paths]) await lchown(path, owner.uid, owner.gid);
  };
};
