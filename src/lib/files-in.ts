import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** The files of a folder and of all folders in it, by their names there, with slashes. */
export const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));
};
