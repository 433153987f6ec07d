import { basename } from 'node:path';
import { loadSite } from '#src/server/front/site.ts';
import { keepBuild } from '#src/server/publishing/keep-build.ts';
import type { Served } from '../pages.ts';

/**
 * Takes whole pages into the store and shows them. Rejects with the file system's error, and what
 * was shown is shown on. Answers the name of the build, and how many files it has.
 */
export const showBuild = async (
  { front, pages }: Served,
  store: string,
  next: string,
): Promise<{ name: string; files: number }> => {
  const site = await loadSite(next);
  await site.hold();
  try {
    const folder = await keepBuild(store, next, pages.folder);
    pages.show(front, folder, site);
    return { name: basename(folder), files: site.paths.length };
  } catch (error) {
    site.release();
    throw error;
  }
};
