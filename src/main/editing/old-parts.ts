import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isLasting } from '#src/lib/lasting-address.ts';
import {
  encodedName,
  readIndex,
  writeIndex,
  type IndexedFile,
} from '#src/server/front/file-index.ts';

/** So long a page that is open finds its parts after a publication without them (CONTENT-14). */
const KEPT_MS = 7 * 86_400_000;

/** Strokes of single characters stay under their address, and go when the content drops them. */
const isPart = (address: string) => isLasting(address) || address.startsWith('/strokes/');

/**
 * Adds to the pages of a publication what pages of earlier ones may still ask for. Both are folders
 * with an index; what left longer ago is not taken over.
 */
export const keepOldParts = async (
  before: string,
  next: string,
  now = Date.now(),
): Promise<void> => {
  const index = await readIndex(next);
  const names = new Set(index.map(({ name }) => name));
  const kept = (await readIndex(before))
    .map(({ leftAt = now, ...file }) => ({ ...file, leftAt }))
    .filter(({ name, leftAt }) => !names.has(name) && isPart(`/${name}`) && now - leftAt < KEPT_MS);
  const taken: IndexedFile[] = [];
  for (const file of kept) if (await takeOver(before, next, file)) taken.push(file);
  await writeIndex(next, [...index, ...taken]);
};

/** What somebody took away from the old pages is no reason against new ones. */
const takeOver = async (before: string, next: string, { name, encodings }: IndexedFile) => {
  await mkdir(dirname(join(next, name)), { recursive: true });
  try {
    for (const form of [name, ...encodings.map((encoding) => encodedName(name, encoding))]) {
      await copyFile(join(before, form), join(next, form));
    }
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return false;
  }
};
