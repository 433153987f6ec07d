import { loadSite } from '#src/server/front/site.ts';
import { keepBuild } from '#src/server/publishing/keep-build.ts';
import type { Served } from '../pages.ts';

/**
 * Takes whole pages into the store and shows them. Rejects with the file system's error, and what
 * was shown is shown on.
 */
export const showBuild = async ({ front, pages }: Served, store: string, next: string) => {
  const site = await loadSite(next);
  await site.hold();
  try {
    pages.show(front, await keepBuild(store, next, pages.folder), site);
  } catch (error) {
    site.release();
    throw error;
  }
};
